import type { ConferenceCard } from './catalogue.ts'

/**
 * Whether a paper can still be handed in. Without a clock (markup that is kept for later readers) a deadline is taken to
 * be ahead, unless the conference itself is over.
 */
export const papersOf = (
  { submission_deadline, status }: Pick<ConferenceCard, 'submission_deadline' | 'status'>,
  now: number | null,
): 'none' | 'open' | 'over' => {
  if (submission_deadline === null) return 'none'
  if (status === 'ended') return 'over'
  return now !== null && now > Date.parse(submission_deadline) ? 'over' : 'open'
}
