import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Profile' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '补充资料 · 正在取学科目录 / Fetching the subjects',
  ...reach('profile.loading'),
}
export const Unavailable: StoryObj = {
  name: '补充资料 · 学科目录取不到，可重试 / The subjects cannot be had: retry',
  ...reach('profile.unavailable'),
}
export const Choosing: StoryObj = {
  name: '补充资料 · 选择研究方向 / Choosing subjects',
  ...reach('profile.choosing'),
}
export const Submitting: StoryObj = {
  name: '补充资料 · 正在提交 / Submitting',
  ...reach('profile.submitting'),
}
export const Postponing: StoryObj = {
  name: '补充资料 · 以后再说，之后登录不再询问 / Left for later: not asked again',
  ...reach('profile.postponing'),
}
export const Completed: StoryObj = {
  name: '补充资料 · 已保存，进入首页 / Saved, on to the home page',
  ...reach('profile.completed'),
}
