import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/What the host does to a member',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
})

const open = async (stage: Stage) => {
  const hands = await comeIn(stage)
  await hands.press('room.do.manage', { name: theRoom().room.someone('u_11').userName })
  return hands
}

export const Closed = meta.story({
  name: '成员操作 · 成员列表 [LIVE-08] / The list of members',
  parameters: { state: 'memberMenu.closed' },
  play: async (stage) => {
    const { page, say } = await comeIn(stage)
    await page.findByText(say('room.members', { count: 4 }))
  },
})

export const Choosing = meta.story({
  name: '成员操作 · 选择操作 [LIVE-04] / Choosing',
  parameters: { state: 'memberMenu.choosing' },
  play: async (stage) => {
    const { see } = await open(stage)
    await see('button', 'room.do.remove')
    await see('button', 'room.do.muteAWhile')
  },
})

export const Funder = meta.story({
  name: '成员操作 · 关闭出资方的麦克风 / The funder’s microphone can only be closed',
  parameters: { state: 'memberMenu.closed' },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor', others: ['u_5', 'u_11'], state: () => ({ funderMicStatus: true }) }),
  play: async (stage) => {
    const { page, press, read, say } = await comeIn(stage)
    await read('room.role.speaking')
    await press('room.do.manage', { name: theRoom().room.someone('u_5').userName })
    await expect(page.queryByRole('button', { name: say('room.do.remove') })).toBeNull()
    await press('room.do.closeMicrophone')
    await waitFor(() => expect(theRoom().room.state().funderMicStatus).toBe(false))
    await waitFor(() => expect(page.queryByText(say('room.role.speaking'))).toBeNull())
  },
})

export const Confirming = meta.story({
  name: '成员操作 · 确认移出 [LIVE-04] / Asked whether to remove',
  parameters: { state: 'memberMenu.confirming' },
  play: async (stage) => {
    const { press, see } = await open(stage)
    await press('room.do.remove')
    await see('button', 'shell.cancel')
  },
})

export const Acting = meta.story({
  name: '成员操作 · 正在禁言 / Being muted',
  parameters: { state: 'memberMenu.acting' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('mute.member')),
  play: async (stage) => {
    const { press } = await open(stage)
    await press('room.do.mute')
  },
})
