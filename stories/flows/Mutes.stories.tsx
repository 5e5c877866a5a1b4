import preview from '../../.storybook/preview.tsx'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Mutes',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
})

export const GroupOpen = meta.story({
  name: '禁言 · 所有人可发言，主持人视角 / Everybody may write, as the host sees it',
  parameters: { state: 'mutes.group.open' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.muteAll')
  },
})

export const GroupMuted = meta.story({
  name: '禁言 · 全员禁言 [MUTE-01] / Everybody is muted',
  parameters: { state: 'mutes.group.muted' },
  beforeEach: (story) => openRoom(story, { state: () => ({ groupMuted: true }) }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.mutes.group')
  },
})

export const MemberOpen = meta.story({
  name: '禁言 · 禁言解除 / No longer muted',
  parameters: { state: 'mutes.member.open' },
  beforeEach: (story) => openRoom(story, { state: () => ({ memberMuted: { u_7: null } }) }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.mutes.member')
    const { room } = theRoom()
    room.tell({ t: 'memberMute', d: { user: room.someone('u_7'), on: false, until: null } })
  },
})

export const MemberMuted = meta.story({
  name: '禁言 · 本人被禁言 [MUTE-01] / Muted oneself',
  parameters: { state: 'mutes.member.muted' },
  beforeEach: (story) => openRoom(story, { state: () => ({ memberMuted: { u_7: null } }) }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.mutes.member')
  },
})

export const Idle = meta.story({
  name: '禁言 · 切换被拒绝并说明原因 [LIVE-07] / The switch was refused, and why',
  parameters: { state: 'mutes.command.idle' },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor' }, (room) => room.refuse('mute.group', 'epochStale')),
  play: async (stage) => {
    const { page, press } = await comeIn(stage)
    await press('room.do.muteAll')
    await page.findAllByRole('alert')
  },
})

export const Sending = meta.story({
  name: '禁言 · 正在切换 / Being switched',
  parameters: { state: 'mutes.command.sending' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('mute.group')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.muteAll')
  },
})
