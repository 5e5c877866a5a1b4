import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Proof of student status' } satisfies Meta
export default meta

export const Awaited: StoryObj = {
  name: '学生身份证明 · 未提交 / Not submitted [CONF-03]',
  ...reach('studentProof.awaited'),
}
export const Submitted: StoryObj = {
  name: '学生身份证明 · 待审核 / Waits for a decision',
  ...reach('studentProof.submitted'),
}
export const Accepted: StoryObj = {
  name: '学生身份证明 · 已通过 / Accepted',
  ...reach('studentProof.accepted'),
}
export const Rejected: StoryObj = {
  name: '学生身份证明 · 已驳回 / Rejected',
  ...reach('studentProof.rejected'),
}
