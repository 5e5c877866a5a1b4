import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Camera and microphone' } satisfies Meta
export default meta

export const Off: StoryObj = { name: '摄像头 · 未打开 / Off until somebody presses', ...reach('capture.off') }
export const Opening: StoryObj = {
  name: '摄像头 · 等待允许 / Waiting to be allowed',
  ...reach('capture.opening'),
}
export const Preview: StoryObj = {
  name: '摄像头 · 已打开，尚未送达 / Open, not sent yet',
  ...reach('capture.on.preview'),
}
export const Live: StoryObj = { name: '摄像头 · 正在发送 / Being sent', ...reach('capture.on.live') }
export const Interrupted: StoryObj = {
  name: '摄像头 · 连接中断，恢复后照旧 / The connection is lost and comes back by itself',
  ...reach('capture.on.interrupted'),
}
export const Muted: StoryObj = { name: '摄像头 · 已静音 / Muted', ...reach('capture.on.muted.arriving') }
export const MutedInterrupted: StoryObj = {
  name: '摄像头 · 已静音，连接中断 / Muted while the connection is lost',
  ...reach('capture.on.muted.notArriving', {
    via: 'capture.on.muted.arriving',
    by: ['capture.interrupted'],
  }),
}
export const Unmuting: StoryObj = {
  name: '摄像头 · 正在取消静音 / Unmuting',
  ...reach('capture.on.unmuting.arriving'),
}
export const UnmutingInterrupted: StoryObj = {
  name: '摄像头 · 连接中断时取消静音 / Unmuting while the connection is lost',
  ...reach('capture.on.unmuting.notArriving'),
}
export const Closing: StoryObj = { name: '摄像头 · 正在关闭 / Closing', ...reach('capture.closing') }
export const Denied: StoryObj = { name: '摄像头 · 没有允许 / Camera denied', ...reach('capture.failed') }
export const Lost: StoryObj = {
  name: '摄像头 · 被拔出，由本人重新打开 / Pulled out; only a press opens it again',
  ...reach('capture.failed', { via: 'capture.on.live', by: ['capture.ended'] }),
}
export const Unpublished: StoryObj = {
  name: '摄像头 · 推流失败 / [LIVE-07] Publishing failed',
  ...reach('capture.on.preview', {
    by: ['capture.open', 'xstate.done.actor.openDevice', 'capture.unpublished'],
  }),
}
