import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lazy page' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '页面 · 正在加载 / On its way', ...reach('lazyPage.loading') }
export const Ready: StoryObj = { name: '页面 · 已打开 / Open', ...reach('lazyPage.ready') }
export const Broken: StoryObj = {
  name: '页面 · 加载出错，可重试 / Could not be loaded: retry',
  ...reach('lazyPage.failed'),
}
export const Late: StoryObj = {
  name: '页面 · 迟迟没有来，可重试 / Too late: retry',
  ...reach('lazyPage.failed', { by: ['xstate.after.chunkTimeout.lazyPage.loading'] }),
}
