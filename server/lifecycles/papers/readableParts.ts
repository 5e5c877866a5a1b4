import type { ReviewCard } from '../../../src/contract/review.ts'
import type { papers, reviews } from '../../db/schema/papers.ts'
import { endingOf } from '../../shared/endingOf.ts'
import { isBefore } from './settings.ts'

type Reviewed = Pick<typeof reviews.$inferSelect, 'state' | 'responseDueAt' | 'reviewDueAt'>

/** The state of a review as its reviewer is told: what is overdue has expired, also before the clock has moved it. */
export const stateAt = (at: Date, review: Reviewed, graceMinutes: number): ReviewCard['state'] => {
  const state = review.state as ReviewCard['state']
  if (state === 'pending.waiting') return at > review.responseDueAt ? 'pending.expired' : state
  const isOpen = state === 'accepted.reading' || state === 'accepted.drafting'
  return isOpen && !isBefore(at, review.reviewDueAt, { graceMinutes }) ? 'accepted.expired' : state
}

/** How much of the paper its reviewer may see (REV-01). Whatever answers something of a paper to a reviewer asks here. */
export const readablePart = (
  at: Date,
  review: Reviewed,
  paper: Pick<typeof papers.$inferSelect, 'state'>,
  graceMinutes: number,
): ReviewCard['readable'] => {
  if (paper.state.endsWith('.withdrawn')) return 'nothing'
  return parts[stateAt(at, review, graceMinutes)] ?? 'nothing'
}

const parts: Partial<Record<ReviewCard['state'], ReviewCard['readable']>> = {
  'pending.waiting': 'abstract',
  'accepted.reading': 'paper',
  'accepted.drafting': 'paper',
  'accepted.submitted': 'paper',
}

/** Neutral name of a downloaded file: without words of its author. */
export const neutralName = (paperId: number, { round, file }: { round: number; file: string }): string =>
  `paper-${paperId}-round-${Math.max(1, round)}.${endingOf(file)}`
