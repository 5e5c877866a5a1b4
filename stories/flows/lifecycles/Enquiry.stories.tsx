import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Enquiry' } satisfies Meta
export default meta

export const Received: StoryObj = {
  name: '会务咨询 · 待答复 / Waits for an answer',
  ...reach('enquiry.received'),
}
export const Answered: StoryObj = {
  name: '会务咨询 · 已答复，双方可继续 / Answered: both sides may go on',
  ...reach('enquiry.answered'),
}
export const Closed: StoryObj = { name: '会务咨询 · 已关闭 / Closed', ...reach('enquiry.closed') }
