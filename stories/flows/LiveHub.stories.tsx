import preview from '../../.storybook/preview.tsx'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Live room',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story),
})

export const Connecting = meta.story({
  name: '直播间 · 正在进入 / Entering',
  parameters: { state: 'liveHub.open.connecting' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.holdEntry()),
  play: async (stage) => {
    await pageActions(stage).read('room.hub.connecting')
  },
})

export const Online = meta.story({
  name: '直播间 · 观众视角 [LIVE-06] / As a member sees it',
  parameters: { state: 'liveHub.open.online' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    await see('button', 'room.do.hand.raise')
  },
})

export const Resuming = meta.story({
  name: '直播间 · 断线自动恢复 [LIVE-09] / Lost and being made again',
  parameters: { state: 'liveHub.open.resuming' },
  play: async (stage) => {
    const { read } = await comeIn(stage)
    theRoom().room.holdEntry()
    theRoom().room.drop()
    await read('room.hub.resuming')
  },
})

export const Replaced = meta.story({
  name: '直播间 · 已在别处打开，可以收回 / Opened elsewhere, and can be taken back',
  parameters: { state: 'liveHub.replaced' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    theRoom().room.close('replaced')
    await see('button', 'room.hub.takeBack')
  },
})

export const Full = meta.story({
  name: '直播间 · 人数已满 [LIVE-08] / Full',
  parameters: { state: 'liveHub.full' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.refuseEntry('roomFull')),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('heading', 'room.hub.full')
    await see('button', 'state.retry')
  },
})

export const Displaced = meta.story({
  name: '直播间 · 游客席位让给会员，可登录或继续观看 [LIVE-08] / A guest’s place went to a member',
  parameters: { state: 'liveHub.displaced' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    theRoom().room.close('displaced')
    await see('heading', 'room.hub.displaced')
    await see('link', 'room.hub.signIn')
  },
})

export const Failed = meta.story({
  name: '直播间 · 进入失败，可以重试 [LIVE-07] / Could not be entered',
  parameters: { state: 'liveHub.failed' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.refuseEntry('ticketBad')),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('heading', 'live.failed.enter')
    await see('button', 'state.retry')
  },
})

export const Removed = meta.story({
  name: '直播间 · 被移出，不能再进入 [LIVE-04] / Removed, and cannot come back',
  parameters: { state: 'liveHub.removed' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    theRoom().room.close('removed')
    await see('heading', 'live.failed.removed')
  },
})

export const Ended = meta.story({
  name: '直播间 · 进入时已结束 / Ended before one came',
  parameters: { state: 'liveHub.ended' },
  beforeEach: (story) => openRoom(story, {}, (room) => room.refuseEntry('liveEnded')),
  play: async (stage) => {
    await pageActions(stage).see('heading', 'room.hub.ended')
  },
})

export const Details = meta.story({
  name: '直播详情 · 访客视角 / As a guest sees it',
  parameters: { state: 'liveHub.open.online' },
  args: { address: '/liveDetails?live_id=1' },
  beforeEach: (story) => openRoom(story, { role: 'guest' }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.stage.ongoing')
  },
})
