import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Playback' } satisfies Meta
export default meta

export const Starting: StoryObj = {
  name: '播放 · 正在开始 / Starting',
  ...reach('playback.watching.starting'),
}
export const Playing: StoryObj = {
  name: '播放 · 播放中 / [LIVE-02] Playing',
  ...reach('playback.watching.playing'),
}
export const Paused: StoryObj = {
  name: '播放 · 用户暂停 / [LIVE-02] Paused by the viewer',
  ...reach('playback.paused'),
}
export const Waiting: StoryObj = {
  name: '播放 · 直播暂停，恢复后自动继续 / Waiting while the stage is paused',
  ...reach('playback.waiting'),
}
export const Blocked: StoryObj = {
  name: '播放 · 浏览器阻止自动播放 / Autoplay blocked',
  ...reach('playback.blocked'),
}
export const Resuming: StoryObj = {
  name: '播放 · 点按后恢复 / Resuming after a press',
  ...reach('playback.watching.resuming'),
}
export const Failed: StoryObj = { name: '播放 · 失败 / [LIVE-07] Failed', ...reach('playback.failed') }
