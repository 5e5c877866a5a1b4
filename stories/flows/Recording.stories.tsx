import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Recording of a live' } satisfies Meta
export default meta

export const Asking: StoryObj = {
  name: '直播录像 · 正在查询 / Being asked for',
  ...reach('recording.asking'),
}
export const Waiting: StoryObj = {
  name: '直播录像 · 尚未生成，稍后再查 / Not made yet; asked again soon',
  ...reach('recording.waiting'),
}
export const Ready: StoryObj = {
  name: '直播录像 · 生成后自动出现，不必刷新 / It appears by itself',
  ...reach('recording.ready', { via: 'recording.asking', by: ['xstate.done.actor.askRecording'] }),
}
export const None: StoryObj = {
  name: '直播录像 · 暂无录像，可以再找 / None yet; can be looked for again',
  ...reach('recording.none'),
}
