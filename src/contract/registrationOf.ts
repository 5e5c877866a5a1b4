import type { ConferenceDetails } from './conference.ts'

type Dates = Pick<
  ConferenceDetails,
  'registration_opens_at' | 'registration_closes_at' | 'status' | 'cancelled'
>

/** `early` and `closed`: outside of its dates; `paused` and `cancelled`: because the conference is. */
export type Registration = 'none' | 'early' | 'open' | 'paused' | 'cancelled' | 'closed'

/**
 * Whether one can register. Without a clock (markup that is kept for later readers) it is taken to be open: a visitor
 * who comes too early or too late is told on the next page.
 */
export const registrationOf = (dates: Dates, now: number | null): Registration => {
  if (dates.cancelled !== null) return 'cancelled'
  const { registration_opens_at: opens, registration_closes_at: closes, status } = dates
  if (opens === null || closes === null) return 'none'
  if (status === 'ended') return 'closed'
  if (status === 'paused') return 'paused'
  if (now === null) return 'open'
  if (now < Date.parse(opens)) return 'early'
  return now > Date.parse(closes) ? 'closed' : 'open'
}
