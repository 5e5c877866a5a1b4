import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Review invitation' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '审稿邀请链接 · 正在打开 / Opening',
  ...reach('reviewInvitation.loading'),
}
export const Failed: StoryObj = {
  name: '审稿邀请链接 · 打不开，可重试 / Could not be had: retry',
  ...reach('reviewInvitation.failed'),
}
export const Missing: StoryObj = {
  name: '审稿邀请链接 · 链接无效 / Cannot be used',
  ...reach('reviewInvitation.missing'),
}
export const Shown: StoryObj = {
  name: '审稿邀请链接 · 显示题目和摘要 / Title and abstract',
  ...reach('reviewInvitation.shown'),
}
export const Taking: StoryObj = {
  name: '审稿邀请链接 · 正在接收 / Being taken',
  ...reach('reviewInvitation.taking'),
}
export const Taken: StoryObj = {
  name: '审稿邀请链接 · 已接收，转到审稿页 / Taken: leads on',
  ...reach('reviewInvitation.taken'),
}
