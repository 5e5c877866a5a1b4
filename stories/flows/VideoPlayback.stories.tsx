import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Playing a video' } satisfies Meta
export default meta

export const Preparing: StoryObj = {
  name: '视频播放 · 正在加载 / Loading',
  ...reach('videoPlayback.running.preparing'),
}
export const Paused: StoryObj = {
  name: '视频播放 · 浏览器不许自动播放，等待按下 / The browser wants a press first',
  ...reach('videoPlayback.running.paused'),
}
export const Playing: StoryObj = {
  name: '视频播放 · 正在播放，可调速度 / Playing, the speed can be changed',
  ...reach('videoPlayback.running.playing'),
}
export const Buffering: StoryObj = {
  name: '视频播放 · 正在缓冲 / Buffering',
  ...reach('videoPlayback.running.buffering'),
}
export const Ended: StoryObj = {
  name: '视频播放 · 播放结束 / The end',
  ...reach('videoPlayback.running.ended'),
}
export const Failed: StoryObj = {
  name: '视频播放 · 网络中断，可重试 / The network is gone: retry',
  ...reach('videoPlayback.failed'),
}
