import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Organizer' } satisfies Meta
export default meta

export const NotCompleted: StoryObj = {
  name: '主办方申请 · 资料待完善 / Not completed',
  ...reach('organizer.not_completed'),
}
export const Waiting: StoryObj = {
  name: '主办方申请 · 等待受理 / Waiting to be picked up',
  ...reach('organizer.under_review.waiting'),
}
export const PickedUp: StoryObj = {
  name: '主办方申请 · 正在审核 / Under review',
  ...reach('organizer.under_review.picked_up'),
}
export const Settled: StoryObj = {
  name: '主办方申请 · 已通过 / Approved',
  ...reach('organizer.approved.settled'),
}
export const Changing: StoryObj = {
  name: '主办方申请 · 已通过，资料变更待审 / Approved, and a change waits',
  ...reach('organizer.approved.changing'),
}
export const Rejected: StoryObj = {
  name: '主办方申请 · 未通过，附原因 / Rejected, with the reason',
  ...reach('organizer.rejected'),
}
