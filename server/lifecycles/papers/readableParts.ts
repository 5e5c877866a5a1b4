import type { ReviewCard } from '../../../src/contract/review.ts'
import type { papers, reviews } from '../../db/schema/papers.ts'
import { endingOf } from '../../shared/endingOf.ts'
import { isBefore } from './settings.ts'

type Reviewed = Pick<typeof reviews.$inferSelect, 'state' | 'responseDueAt' | 'reviewDueAt'>

/** State of a review as shown to its reviewer: an overdue one has expired, also before the clock has moved it. */
export const stateAt = (at: Date, review: Reviewed, graceMinutes: number): ReviewCard['state'] => {
  const state = review.state as ReviewCard['state']
  if (state === 'pending.waiting') return at > review.responseDueAt ? 'pending.expired' : state
  const isOpen = state === 'accepted.reading' || state === 'accepted.drafting'
  return isOpen && !isBefore(at, review.reviewDueAt, { graceMinutes }) ? 'accepted.expired' : state
}

/** Part of the paper that its reviewer may see (REV-01). Every answer about a paper to a reviewer uses it. */
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
