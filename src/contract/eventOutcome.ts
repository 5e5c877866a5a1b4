interface Announced {
  /** It does not take place. */
  readonly isCancelled: boolean
  readonly status: 'not_started' | 'ongoing' | 'paused' | 'ended'
  /** Start before the rescheduling; null: none. */
  readonly rescheduledFrom: string | null
}

/**
 * Status of an announced conference or live: everything that is published outside the site states it by this (PUB-01,
 * SEO-01).
 */
export const eventOutcome = ({ isCancelled, status, rescheduledFrom }: Announced) => {
  if (isCancelled) return 'cancelled'
  if (status === 'paused') return 'postponed'
  return rescheduledFrom === null ? 'scheduled' : 'rescheduled'
}
export type EventOutcome = ReturnType<typeof eventOutcome>
