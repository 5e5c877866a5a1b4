import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Reviewers' } satisfies Meta
export default meta

export const Resting: StoryObj = {
  name: '审稿人安排 · 名单与候选 / Asked and candidates',
  ...reach('reviewerCommand.resting'),
}
export const Sending: StoryObj = {
  name: '审稿人安排 · 正在提交 / Sending',
  ...reach('reviewerCommand.sending'),
}
export const Failed: StoryObj = {
  name: '审稿人安排 · 未成功，说明原因 / Refused with a reason',
  ...reach('reviewerCommand.failed'),
}
