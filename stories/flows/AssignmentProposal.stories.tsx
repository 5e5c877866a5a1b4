import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Assignment' } satisfies Meta
export default meta

export const None: StoryObj = {
  name: '自动分配 · 尚无推荐 / No proposal',
  ...reach('assignmentProposal.none'),
}
export const Making: StoryObj = {
  name: '自动分配 · 正在计算 / Computing',
  ...reach('assignmentProposal.making'),
}
export const Proposed: StoryObj = {
  name: '自动分配 · 推荐待确认 / Proposed',
  ...reach('assignmentProposal.proposed'),
}
export const Applying: StoryObj = {
  name: '自动分配 · 正在发出邀请 / Sending',
  ...reach('assignmentProposal.applying'),
}
export const Applied: StoryObj = {
  name: '自动分配 · 邀请已发出 / Sent',
  ...reach('assignmentProposal.applied'),
}
