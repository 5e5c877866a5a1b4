import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fixturesFor } from '../../mocks/fixtures.ts'
import type { Fixtures } from '../../mocks/fixtures.ts'
import { ReviewCard } from '../../src/components/papers/Reviews/ReviewCard.tsx'

type Review = Fixtures['listReviews']['list'][number]

const meta = { title: 'Components/Review cards', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** The review of the fixtures with some of its fields changed. */
const shown = (change: Partial<Review>) => ({
  render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <>
      {fixturesFor(globals['locale'] === 'en' ? 'en' : 'zh').listReviews.list.map((review) => (
        <ReviewCard key={review.id} review={{ ...review, ...change }} />
      ))}
    </>
  ),
})

const accepted = { review_due_at: '2026-12-13T15:59:00.000Z', readable: 'paper' } as const

export const Asked: StoryObj<typeof meta> = {
  name: '待答复 / To be answered [REV-01]',
  ...shown({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/onlinereview?review_id=1')
    await expect(canvas.getByText(/2026/)).toBeVisible()
  },
}
export const Drafting: StoryObj<typeof meta> = {
  name: '撰写中 / Being written [REV-02]',
  ...shown({ ...accepted, state: 'accepted.drafting' }),
}
export const Submitted: StoryObj<typeof meta> = {
  name: '已提交 / Submitted [REV-02]',
  ...shown({
    ...accepted,
    state: 'accepted.submitted',
    recommendation: 'minor_revision',
    submitted_at: '2026-11-20T02:00:00.000Z',
  }),
}
export const Expired: StoryObj<typeof meta> = {
  name: '逾期未提交 / Not submitted in time [REV-01]',
  ...shown({ ...accepted, state: 'accepted.expired', readable: 'nothing' }),
}
export const Declined: StoryObj<typeof meta> = {
  name: '已谢绝 / Declined [REV-01]',
  ...shown({ state: 'rejected', readable: 'nothing' }),
}
