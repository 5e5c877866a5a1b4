import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Live room' } satisfies Meta
export default meta

export const Connecting: StoryObj = {
  name: '直播间 · 正在进入 / Entering',
  ...reach('liveHub.open.connecting'),
}
export const Online: StoryObj = {
  name: '直播间 · 观众视角 [LIVE-06] / As a member sees it',
  ...reach('liveHub.open.online'),
}
export const Resuming: StoryObj = {
  name: '直播间 · 断线自动恢复 [LIVE-09] / Lost and being made again',
  ...reach('liveHub.open.resuming'),
}
export const Replaced: StoryObj = {
  name: '直播间 · 已在别处打开，可以收回 / Opened elsewhere, and can be taken back',
  ...reach('liveHub.replaced'),
}
export const Elsewhere: StoryObj = {
  name: '直播间 · 正在另一个页面上直播，先问是否在这里继续 / On air on another page: asks before it goes on here',
  ...reach('liveHub.elsewhere'),
}
export const Full: StoryObj = { name: '直播间 · 人数已满 [LIVE-08] / Full', ...reach('liveHub.full') }
export const Displaced: StoryObj = {
  name: '直播间 · 游客席位让给会员，可登录或继续观看 [LIVE-08] / A guest’s place went to a member',
  ...reach('liveHub.displaced'),
}
export const Failed: StoryObj = {
  name: '直播间 · 进入失败，可以重试 [LIVE-07] / Could not be entered',
  ...reach('liveHub.failed'),
}
export const Removed: StoryObj = {
  name: '直播间 · 被移出，不能再进入 [LIVE-04] / Removed, and cannot come back',
  ...reach('liveHub.removed'),
}
export const Ended: StoryObj = {
  name: '直播间 · 进入时已结束 / Ended before one came',
  ...reach('liveHub.ended'),
}
export const Details: StoryObj = {
  name: '直播详情 · 访客视角 / As a guest sees it',
  parameters: { state: 'liveHub.open.online' },
  play: inRoom({ role: 'guest', at: '/liveDetails?live_id=1' }, ({ read }) => read('room.stage.ongoing')),
}
