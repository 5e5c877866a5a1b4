import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Stage of a live' } satisfies Meta
export default meta

export const NotStarted: StoryObj = {
  name: '直播状态 · 未开始，主持人视角 [LIVE-01] / Not started, as the host sees it',
  ...reach('stage.open.not_started.idle'),
}
export const Early: StoryObj = {
  name: '直播状态 · 时间尚早，先问是否开播 [LIVE-01] / Its time is far ahead: asked first',
  ...reach('stage.open.not_started.early'),
}
export const Counting: StoryObj = {
  name: '直播状态 · 三秒倒数，可取消 / Counting down, can be cancelled',
  ...reach('stage.open.not_started.counting'),
}
export const Moving: StoryObj = {
  name: '直播状态 · 正在暂停 / A command under way',
  ...reach('stage.open.ongoing.pausing'),
}
export const Ongoing: StoryObj = {
  name: '直播状态 · 直播中 / On air',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: inRoom({ role: 'anchor' }, async ({ see }) => {
    await see('button', 'room.do.pause')
    await see('button', 'room.do.end')
  }),
}
export const Refused: StoryObj = {
  name: '直播状态 · 开播被拒绝并说明原因 [LIVE-07] / Starting was refused, and why',
  ...reach('stage.open.not_started.idle', {
    via: 'stage.open.not_started.starting',
    by: ['xstate.error.actor.moveStage'],
  }),
}
export const Paused: StoryObj = {
  name: '直播状态 · 已暂停 / The live is paused',
  ...reach('stage.open.paused.idle'),
}
export const HostLost: StoryObj = {
  name: '直播状态 · 主持人掉线，协办人可另请主持人 [LIVE-05] / The host is away, the funder may appoint another',
  parameters: { state: 'stage.open.paused.idle' },
  play: inRoom(
    { role: 'funder', state: () => ({ liveStage: 'paused', pausedBy: 'hostLost', anchorOnline: false }) },
    ({ read }) => read('room.cover.hostLost'),
  ),
}
export const Confirming: StoryObj = {
  name: '直播状态 · 确认结束 / Asked whether to end',
  ...reach('stage.open.ongoing.confirming'),
}
export const Ending: StoryObj = {
  name: '直播状态 · 正在结束 / Being ended',
  ...reach('stage.open.ongoing.ending'),
}
export const Starting: StoryObj = {
  name: '直播状态 · 正在开播 / Being started',
  ...reach('stage.open.not_started.starting'),
}
export const Resuming: StoryObj = {
  name: '直播状态 · 正在继续 / Being resumed',
  ...reach('stage.open.paused.resuming'),
}
export const PausedConfirming: StoryObj = {
  name: '直播状态 · 暂停中确认结束 / Paused: asked whether to end',
  ...reach('stage.open.paused.confirming'),
}
export const PausedEnding: StoryObj = {
  name: '直播状态 · 暂停中正在结束 / Paused: being ended',
  ...reach('stage.open.paused.ending'),
}
export const Ended: StoryObj = {
  name: '直播状态 · 已结束 [LIVE-01] / Ended for good',
  ...reach('stage.ended'),
}
