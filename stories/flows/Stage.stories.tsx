import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { messageLanguage, messageOf } from '../../server/shared/sentences/messages.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Stage of a live',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
})
const notStarted = () => ({ liveStage: 'not_started', startedAt: null }) as const

export const NotStarted = meta.story({
  name: '直播状态 · 未开始，主持人视角 [LIVE-01] / Not started, as the host sees it',
  parameters: { state: 'stage.open.not_started.idle' },
  beforeEach: (story) => openRoom(story, { role: 'anchor', state: notStarted }),
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.start')
  },
})

export const Counting = meta.story({
  name: '直播状态 · 三秒倒数，可取消 / Counting down, can be cancelled',
  parameters: { state: 'stage.open.not_started.counting' },
  beforeEach: (story) => openRoom(story, { role: 'anchor', state: notStarted }),
  play: async (stage) => {
    const { press, read, see } = await comeIn(stage)
    await press('room.do.start')
    await read('room.counting')
    await see('button', 'room.do.cancelStart')
  },
})

export const Moving = meta.story({
  name: '直播状态 · 正在暂停 / A command under way',
  parameters: { state: 'stage.open.ongoing.pausing' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('stage.pause')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.pause')
  },
})

export const Ongoing = meta.story({
  name: '直播状态 · 直播中 / On air',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.pause')
    await see('button', 'room.do.end')
  },
})

export const Refused = meta.story({
  name: '直播状态 · 开播被拒绝并说明原因 [LIVE-07] / Starting was refused, and why',
  parameters: { state: 'stage.open.not_started.idle' },
  args: { delays: { countdown: 0 } },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor', state: notStarted }, (room) =>
      room.refuse('stage.start', 'nothingPublished'),
    ),
  play: async (stage) => {
    const { page, press } = await comeIn(stage)
    await press('room.do.start')
    const language = messageLanguage(String(stage.globals['locale']))
    await page.findByText(messageOf('nothingPublished', language, null))
  },
})

export const Paused = meta.story({
  name: '直播状态 · 已暂停 / The live is paused',
  parameters: { state: 'stage.open.paused.idle' },
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.pause')
    await read('room.cover.paused')
  },
})

export const HostLost = meta.story({
  name: '直播状态 · 主持人掉线，出资方可另请主持人 [LIVE-05] / The host is away, the funder may appoint another',
  parameters: { state: 'stage.open.paused.idle' },
  beforeEach: (story) =>
    openRoom(story, {
      role: 'funder',
      state: () => ({ liveStage: 'paused', pausedBy: 'hostLost', anchorOnline: false }),
    }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.cover.hostLost')
  },
})

export const Confirming = meta.story({
  name: '直播状态 · 确认结束 / Asked whether to end',
  parameters: { state: 'stage.open.ongoing.confirming' },
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.end')
    await read('room.end.text')
  },
})

export const Ending = meta.story({
  name: '直播状态 · 正在结束 / Being ended',
  parameters: { state: 'stage.open.ongoing.ending' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('stage.end')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.end')
    await press('room.do.confirm')
  },
})

export const Starting = meta.story({
  name: '直播状态 · 正在开播 / Being started',
  parameters: { state: 'stage.open.not_started.starting' },
  args: { delays: { countdown: 0 } },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor', state: notStarted }, (room) => room.hold('stage.start')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.start')
  },
})

const pausedNow = () => ({ liveStage: 'paused', pausedBy: 'anchor' }) as const

export const Resuming = meta.story({
  name: '直播状态 · 正在继续 / Being resumed',
  parameters: { state: 'stage.open.paused.resuming' },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor', state: pausedNow }, (room) => room.hold('stage.resume')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.resume')
  },
})

export const PausedConfirming = meta.story({
  name: '直播状态 · 暂停中确认结束 / Paused: asked whether to end',
  parameters: { state: 'stage.open.paused.confirming' },
  beforeEach: (story) => openRoom(story, { role: 'anchor', state: pausedNow }),
  play: async (stage) => {
    const { press, read } = await comeIn(stage)
    await press('room.do.end')
    await read('room.end.text')
  },
})

export const PausedEnding = meta.story({
  name: '直播状态 · 暂停中正在结束 / Paused: being ended',
  parameters: { state: 'stage.open.paused.ending' },
  beforeEach: (story) =>
    openRoom(story, { role: 'anchor', state: pausedNow }, (room) => room.hold('stage.end')),
  play: async (stage) => {
    const { press } = await comeIn(stage)
    await press('room.do.end')
    await press('room.do.confirm')
  },
})

export const Ended = meta.story({
  name: '直播状态 · 已结束 [LIVE-01] / Ended for good',
  parameters: { state: 'stage.ended' },
  play: async (stage) => {
    const { page, read, say } = await comeIn(stage)
    theRoom().room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
    await read('room.cover.ended')
    // There is nothing to press any more that the room would refuse.
    for (const id of ['player.camera.open', 'room.do.muteAll', 'room.do.end'] as const)
      await waitFor(() => expect(page.queryByRole('button', { name: say(id) })).toBeNull())
  },
})
