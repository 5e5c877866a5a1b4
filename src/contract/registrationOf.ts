import type { ConferenceDetails } from './conference.ts'

type Dates = Pick<ConferenceDetails, 'registration_opens_at' | 'registration_closes_at' | 'status'>

/**
 * Whether one can register. Without a clock (markup that is kept for later readers) it is taken to be open: a visitor
 * who comes too early or too late is told on the next page.
 */
export const registrationOf = (dates: Dates, now: number | null): 'none' | 'early' | 'open' | 'closed' => {
  const { registration_opens_at: opens, registration_closes_at: closes, status } = dates
  if (opens === null || closes === null) return 'none'
  if (status === 'ended') return 'closed'
  if (now === null) return 'open'
  if (now < Date.parse(opens)) return 'early'
  return now > Date.parse(closes) ? 'closed' : 'open'
}
