import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Room connection' } satisfies Meta
export default meta

export const Asking: StoryObj = {
  name: '直播间重连 · 正在领取入场凭证 / Asking for a ticket',
  ...reach('roomConnection.open.entering.asking'),
}
export const Greeting: StoryObj = {
  name: '直播间重连 · 等待服务器接纳 / Waiting for the welcome',
  ...reach('roomConnection.open.entering.greeting'),
}
export const Waiting: StoryObj = {
  name: '直播间重连 · 首次进入无响应，稍后重试 / Nobody answers, tried again in a moment',
  ...reach('roomConnection.open.entering.waiting'),
}
export const Online: StoryObj = {
  name: '直播间重连 · 已连接 / Connected',
  ...reach('roomConnection.open.online'),
}
export const WaitingToResume: StoryObj = {
  name: '直播间重连 · 断线，等待下一次重连 [LIVE-09] / Lost, waiting to try again',
  ...reach('roomConnection.open.resuming.waiting'),
}
export const Resuming: StoryObj = {
  name: '直播间重连 · 凭原会话重连 [LIVE-09] / Coming back with the session',
  ...reach('roomConnection.open.resuming.greeting', { via: 'roomConnection.open.resuming.waiting' }),
}
export const AskingAgain: StoryObj = {
  name: '直播间重连 · 会话失效，重新领取凭证 [LIVE-09] / The session is not kept, a new ticket is asked for',
  ...reach('roomConnection.open.resuming.asking'),
}
export const Removed: StoryObj = {
  name: '直播间重连 · 被移出，不再重连 [LIVE-04] / Removed, and not tried again',
  ...reach('roomConnection.removed'),
}
export const Replaced: StoryObj = {
  name: '直播间重连 · 已在别处打开，不再重连 / Opened elsewhere, and not tried again',
  ...reach('roomConnection.replaced'),
}
export const Displaced: StoryObj = {
  name: '直播间重连 · 游客席位让给会员 [LIVE-08] / A guest’s place went to a member',
  ...reach('roomConnection.displaced'),
}
export const Full: StoryObj = {
  name: '直播间重连 · 人数已满 [LIVE-08] / Full',
  ...reach('roomConnection.full'),
}
export const Ended: StoryObj = {
  name: '直播间重连 · 直播已结束 / Ended',
  ...reach('roomConnection.ended'),
}
export const Failed: StoryObj = {
  name: '直播间重连 · 首次进入多次无响应，放弃 [LIVE-09] / Given up after a first entrance that nobody answered',
  ...reach('roomConnection.failed'),
}
