import type { ConferenceCard } from './catalogue.ts'

/** Facts that decide whether papers are taken. */
export interface PaperTerms {
  /** Milliseconds since 1970; null: it takes none. */
  readonly deadline: number | null
  /** Minutes after the deadline in which submissions still count. */
  readonly graceMinutes: number
  readonly status: ConferenceCard['status']
  /** End of the conference, in milliseconds since 1970. */
  readonly endsAt: number
  readonly isCancelled: boolean
}

/** The last instant that still counts for a date, in milliseconds since 1970. */
export const graceEnd = (due: number, graceMinutes: number): number => due + graceMinutes * 60_000

/**
 * Whether a paper can still be submitted (ONE-01). Without a clock (markup that is kept for later readers) a deadline
 * counts as future, unless the conference itself is over.
 */
export const papersAt = (
  { deadline, graceMinutes, status, endsAt, isCancelled }: PaperTerms,
  now: number | null,
): 'none' | 'open' | 'over' => {
  if (deadline === null) return 'none'
  if (status === 'ended' || isCancelled) return 'over'
  return now !== null && now > Math.min(endsAt, graceEnd(deadline, graceMinutes)) ? 'over' : 'open'
}

type Shown = Pick<ConferenceCard, 'submission_deadline' | 'submission_grace' | 'status' | 'ends_at'> & {
  /** Reason of the cancellation; null or absent: not cancelled. */
  readonly cancelled?: string | null
}

/** The same for a conference as lists and its page have it. */
export const papersOf = (conference: Shown, now: number | null): 'none' | 'open' | 'over' => {
  const { submission_deadline, submission_grace, status, cancelled = null } = conference
  return papersAt(
    {
      deadline: submission_deadline === null ? null : Date.parse(submission_deadline),
      graceMinutes: submission_grace,
      status,
      endsAt: Date.parse(conference.ends_at),
      isCancelled: cancelled !== null,
    },
    now,
  )
}
