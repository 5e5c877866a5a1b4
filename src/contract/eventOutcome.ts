interface Announced {
  /** It does not take place. */
  readonly isCancelled: boolean
  readonly status: 'not_started' | 'ongoing' | 'paused' | 'ended'
  /** When it was to begin before it was moved; null: it was not. */
  readonly rescheduledFrom: string | null
}

/** What became of a conference or live that was announced: whatever leaves the site says it by this (PUB-01, SEO-01). */
export const eventOutcome = ({ isCancelled, status, rescheduledFrom }: Announced) => {
  if (isCancelled) return 'cancelled'
  if (status === 'paused') return 'postponed'
  return rescheduledFrom === null ? 'scheduled' : 'rescheduled'
}
export type EventOutcome = ReturnType<typeof eventOutcome>
