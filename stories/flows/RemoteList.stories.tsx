import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Remote list' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '列表 · 正在加载 / Loading', ...reach('remoteList.loading') }
export const Ready: StoryObj = { name: '列表 · 已加载 / Loaded', ...reach('remoteList.ready') }
export const Empty: StoryObj = { name: '列表 · 暂无数据 / Nothing there yet', ...reach('remoteList.empty') }
export const Failed: StoryObj = {
  name: '列表 · 加载失败，可重试 / Failed: retry',
  ...reach('remoteList.failed'),
}
export const LoadingMore: StoryObj = {
  name: '列表 · 正在加载更多 / Loading more',
  ...reach('remoteList.loadingMore'),
}
export const MoreFailed: StoryObj = {
  name: '列表 · 更多内容加载失败，已有的还在 / More failed, what is here stays',
  ...reach('remoteList.moreFailed'),
}
