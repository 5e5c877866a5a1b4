import type { Reason } from '../../src/contract/reasons.ts'
import type { conferences } from '../db/schema/catalogue.ts'

type Conference = Pick<
  typeof conferences.$inferSelect,
  'registrationOpensAt' | 'registrationClosesAt' | 'endsAt' | 'state' | 'publication'
>

/**
 * Why nobody registers now; null: registration is open. Nobody registers without dates, before the first or after the last
 * of them, while a conference is paused, or for what is cancelled or over.
 */
export const registrationRefusal = (conference: Conference, at: Date): Reason | null => {
  const { registrationOpensAt: opens, registrationClosesAt: closes, endsAt, state, publication } = conference
  if (publication === 'cancelled') return 'conferenceCancelled'
  if (state === 'ended') return 'conferenceEnded'
  if (state === 'paused') return 'conferencePaused'
  if (opens === null && closes === null) return 'registrationClosed'
  const isOpen = (opens === null || opens <= at) && (closes === null || at <= closes) && at <= endsAt
  return isOpen ? null : 'registrationClosed'
}
