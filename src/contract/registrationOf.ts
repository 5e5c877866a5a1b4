import type { ConferenceDetails } from './conference.ts'
import type { Reason } from './reasons.ts'
import { amountDue } from './ticketPrice.ts'
import { canBePaid } from './waysToPay.ts'

/** `none`: it takes no registrations · `early`, `closed`: outside its dates · `paused`, `cancelled`: because the conference is · `unpayable`: everything costs something, and there is no way to pay. */
export type Registration = 'none' | 'early' | 'open' | 'paused' | 'cancelled' | 'closed' | 'unpayable'

/** Facts that decide whether registration is open. Instants in milliseconds since 1970. */
export interface RegistrationTerms {
  /** Null: from the beginning. Without either date registration is not possible. */
  readonly opensAt: number | null
  /** Null: until the conference ends. */
  readonly closesAt: number | null
  readonly endsAt: number
  readonly status: ConferenceDetails['status']
  readonly isCancelled: boolean
}

/** The organizers have set at least one of the two dates. */
export const takesRegistrations = ({
  opensAt,
  closesAt,
}: {
  readonly opensAt: unknown
  readonly closesAt: unknown
}): boolean => opensAt !== null || closesAt !== null

/** The last instant of registration. */
export const registrationEnd = ({ closesAt, endsAt }: Pick<RegistrationTerms, 'closesAt' | 'endsAt'>) =>
  Math.min(closesAt ?? endsAt, endsAt)

/**
 * Whether registration is open (ONE-01). Without a clock (markup that is kept for later readers) it counts as open: the
 * next page informs a visitor who is too early or too late.
 */
export const registrationAt = (terms: RegistrationTerms, now: number | null): Registration => {
  if (terms.isCancelled) return 'cancelled'
  if (!takesRegistrations(terms)) return 'none'
  if (terms.status === 'ended' || (now !== null && now > registrationEnd(terms))) return 'closed'
  if (terms.status === 'paused') return 'paused'
  return now !== null && terms.opensAt !== null && now < terms.opensAt ? 'early' : 'open'
}

/** Reason that registration is not open; null: it is. */
export const registrationReason = (terms: RegistrationTerms, now: number): Reason | null => {
  const registration = registrationAt(terms, now)
  if (registration === 'open') return null
  if (registration === 'cancelled') return 'conferenceCancelled'
  if (terms.status === 'ended') return 'conferenceEnded'
  return registration === 'paused' ? 'conferencePaused' : 'registrationClosed'
}

type Shown = Pick<
  ConferenceDetails,
  | 'registration_opens_at'
  | 'registration_closes_at'
  | 'ends_at'
  | 'status'
  | 'cancelled'
  | 'ways_to_pay'
  | 'free_as_author'
> & { readonly ticket_types: ReadonlyArray<Pick<ConferenceDetails['ticket_types'][number], 'current'>> }

/** The same for a conference as its page has it: closed where no ticket is on sale, or none has a price any more. */
export const registrationOf = (conference: Shown, now: number | null): Registration => {
  const { registration_opens_at: opens, registration_closes_at: closes, ticket_types: types } = conference
  const terms = {
    opensAt: opens === null ? null : Date.parse(opens),
    closesAt: closes === null ? null : Date.parse(closes),
    endsAt: Date.parse(conference.ends_at),
    status: conference.status,
    isCancelled: conference.cancelled !== null,
  }
  const registration = registrationAt(terms, now)
  if (registration !== 'open') return registration
  if (types.length === 0) return 'none'
  const prices = types.flatMap(({ current }) => (current === null ? [] : [current.amount]))
  if (prices.length === 0) return 'closed'
  const isPossible = ({ amount }: { amount: number }) => canBePaid(conference.ways_to_pay, [amount])
  return prices.some((price) =>
    isPossible(amountDue(price, { isFree: conference.free_as_author, coupon: null })),
  )
    ? 'open'
    : 'unpayable'
}
