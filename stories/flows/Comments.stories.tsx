import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Comments' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '评论区 · 正在取评论 / Loading', ...reach('comments.loading') }
export const Failed: StoryObj = {
  name: '评论区 · 取不到，可重试 / Could not be loaded: retry',
  ...reach('comments.failed'),
}
export const Refreshing: StoryObj = {
  name: '评论区 · 先显示公开的评论 / Shown as to everybody first',
  ...reach('comments.refreshing'),
}
export const Resting: StoryObj = {
  name: '评论区 · 可阅读和参与 / To be read and written to',
  ...reach('comments.resting'),
}
export const LoadingMore: StoryObj = {
  name: '评论区 · 正在取更多评论 / Loading more',
  ...reach('comments.loadingMore'),
}
export const LoadingReplies: StoryObj = {
  name: '评论区 · 正在取更多回复 / Loading more answers',
  ...reach('comments.loadingReplies'),
}
export const Sending: StoryObj = {
  name: '评论区 · 正在提交，已先行显示 / Sending, and shown already',
  ...reach('comments.sending'),
}
