import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { declinedReview, submittedReview } from '../../mocks/samples/reviews.ts'
import { ReviewedView } from '../../src/components/papers/Reviews/ReviewedView.tsx'

const meta = {
  title: 'Components/Reviewed',
  component: ReviewedView,
  args: { view: 'ready', review: declinedReview, onRetry: fn() },
} satisfies Meta<typeof ReviewedView>
export default meta

type Story = StoryObj<typeof meta>

export const Declined: Story = {
  name: '已谢绝 / Declined [REV-03]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('时间不允许')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const Expired: Story = {
  name: '逾期未答复 / Not answered in time [REV-03]',
  args: { review: { ...declinedReview, state: 'pending.expired', reason: null } },
}
export const Amendable: Story = {
  name: '已提交，可修改 / Submitted, can be changed [REV-03]',
  args: { review: submittedReview },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/onlinereview?review_id=1')
  },
}
export const Decided: Story = {
  name: '已提交，决定已拟定 / Submitted, a decision is prepared [REV-03]',
  args: { review: { ...submittedReview, can_amend: false } },
}
export const Loading: Story = { name: '加载中 / Loading', args: { view: 'loading', review: null } }
export const Failed: Story = { name: '加载失败 / Failed', args: { view: 'failed', review: null } }
