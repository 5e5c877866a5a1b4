import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Media link' } satisfies Meta
export default meta

export const Off: StoryObj = {
  name: '音视频重连 · 未连接 / Off',
  ...reach('mediaLink.off'),
}
export const OffAfterFailure: StoryObj = {
  name: '音视频重连 · 首次连接失败 / The first attempt has failed',
  ...reach('mediaLink.off', { via: 'mediaLink.connecting', by: ['xstate.error.actor.connect'] }),
}
export const Connecting: StoryObj = {
  name: '音视频重连 · 首次连接 / Connecting for the first time',
  ...reach('mediaLink.connecting'),
}
export const Connected: StoryObj = {
  name: '音视频重连 · 已连接 / Connected',
  ...reach('mediaLink.held.connected'),
}
export const Suspended: StoryObj = {
  name: '音视频重连 · 媒体服务暂停，连接尚未断开 [LIVE-09] / The media server is gone, the connection stands still',
  ...reach('mediaLink.held.suspended'),
}
export const Waiting: StoryObj = {
  name: '音视频重连 · 中断，等待下一次重连 [LIVE-09] / Lost, waiting to try again',
  ...reach('mediaLink.lost.waiting'),
}
export const Trying: StoryObj = {
  name: '音视频重连 · 正在重连 [LIVE-09] / Trying again',
  ...reach('mediaLink.lost.trying.shaken'),
}
export const Refused: StoryObj = {
  name: '音视频重连 · 重连被拒绝，不再重试 / Refused, and not tried again',
  ...reach('mediaLink.lost.refused'),
}
export const SuspendedLost: StoryObj = {
  name: '音视频重连 · 中断，等待媒体服务恢复 [LIVE-09] / Lost, waiting for the media server',
  ...reach('mediaLink.lost.suspended'),
}
export const Down: StoryObj = {
  name: '音视频重连 · 连续两次失败，等待下一次重连 [LIVE-02] [LIVE-09] / Down after two attempts, waiting to try again',
  ...reach('mediaLink.lost.down.waiting'),
}
export const TryingWhileDown: StoryObj = {
  name: '音视频重连 · 连续失败后再次重连 [LIVE-09] / Down, trying again',
  ...reach('mediaLink.lost.trying.down'),
}
export const DownAndRefused: StoryObj = {
  name: '音视频重连 · 连续失败，重连被拒绝 / Down and refused',
  ...reach('mediaLink.lost.down.refused'),
}
