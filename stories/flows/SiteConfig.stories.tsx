import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Site config' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '站点配置 · 首次打开，正在加载 / First visit: loading',
  ...reach('siteConfig.loading'),
}
export const Refreshing: StoryObj = {
  name: '站点配置 · 先用上次的，后台更新 / Last visit’s copy is shown while a fresh one is fetched',
  ...reach('siteConfig.refreshing'),
}
export const Ready: StoryObj = { name: '站点配置 · 已就绪 / Ready', ...reach('siteConfig.ready') }
export const Stale: StoryObj = {
  name: '站点配置 · 更新失败，沿用上次的 / The update failed, the last copy stays',
  ...reach('siteConfig.stale'),
}
export const Failed: StoryObj = {
  name: '站点配置 · 初始化失败 / Nothing could be loaded',
  ...reach('siteConfig.failed'),
}
