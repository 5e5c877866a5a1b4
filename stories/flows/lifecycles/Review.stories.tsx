import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Review' } satisfies Meta
export default meta

export const PendingWaiting: StoryObj = {
  name: '审稿 · 待审稿人答复，全文不可见 / Invited: the full paper is hidden',
  ...reach('review.pending.waiting'),
}
export const PendingExpired: StoryObj = {
  name: '审稿 · 逾期未答复 / Not answered in time',
  ...reach('review.pending.expired'),
}
export const PendingCancelled: StoryObj = {
  name: '审稿 · 邀请已取消 / Invitation cancelled',
  ...reach('review.pending.cancelled'),
}
export const AcceptedReading: StoryObj = {
  name: '审稿 · 已接受，可读全文 / Accepted: the full paper is open',
  ...reach('review.accepted.reading'),
}
export const AcceptedDrafting: StoryObj = {
  name: '审稿 · 撰写中 / Being written',
  ...reach('review.accepted.drafting'),
}
export const AcceptedSubmitted: StoryObj = {
  name: '审稿 · 已提交，决定拟定前可改 / Submitted: amended until a decision is prepared',
  ...reach('review.accepted.submitted'),
}
export const AcceptedAcknowledged: StoryObj = {
  name: '审稿 · 会务组已确认 / Acknowledged',
  ...reach('review.accepted.acknowledged'),
}
export const AcceptedExpired: StoryObj = {
  name: '审稿 · 逾期，草稿保留 / Overdue: the draft is kept',
  ...reach('review.accepted.expired'),
}
export const AcceptedCancelled: StoryObj = {
  name: '审稿 · 已取消 / Cancelled',
  ...reach('review.accepted.cancelled'),
}
export const Rejected: StoryObj = {
  name: '审稿 · 已谢绝 / Declined',
  ...reach('review.rejected'),
}
