import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Comment' } satisfies Meta
export default meta

export const Shown: StoryObj = { name: '评论 · 正常显示 / Shown', ...reach('comment.shown') }
export const Reported: StoryObj = {
  name: '评论 · 被举报，待处理 / Reported, to be decided',
  ...reach('comment.reported'),
}
export const Hidden: StoryObj = {
  name: '评论 · 已隐藏，附原因 / Hidden, with the reason',
  ...reach('comment.hidden'),
}
export const Deleted: StoryObj = {
  name: '评论 · 作者已删除 / Deleted by its author',
  ...reach('comment.deleted'),
}
