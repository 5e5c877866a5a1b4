import type { ConferenceDetails, TicketType } from '../../contract/conference.ts'
import { registrationOf } from '../../contract/registrationOf.ts'
import { amountDue } from '../../contract/ticketPrice.ts'
import type { Texts } from '../draft/draft.types.ts'
import type { Closure, Present } from './registration.types.ts'

/** The chosen ticket; null while none is chosen, or where the conference does not have it. */
export const chosenOf = (conference: ConferenceDetails | null, texts: Texts): TicketType | null =>
  conference?.ticket_types.find(({ id }) => String(id) === texts['ticket_type_id']) ?? null

/** Price of a ticket for the visitor, in fen. */
export interface Price {
  /** Price in the current fee table. */
  list: number
  /** Nothing is to be paid: as the author of an accepted paper (ORD-04). */
  isFree: boolean
  /** Reduction by the coupon; null if no coupon has that code. */
  reduction: number | null
  total: number
}

/** Price of a ticket with a coupon code, which may be empty; null when the ticket is no longer on sale. */
export const priceOf = (
  { conference, coupons }: Pick<Present, 'conference' | 'coupons'>,
  { current }: TicketType,
  code: string,
): Price | null => {
  if (current === null) return null
  const isFree = conference.free_as_author
  const isCharged = amountDue(current.amount, { isFree, coupon: null }).amount > 0
  const known = isCharged ? coupons.find((one) => one.code === code.trim()) : undefined
  const coupon = known === undefined ? null : { amount: known.amount, kind: 'registration' as const }
  const { amount: total, reduction } = amountDue(current.amount, { isFree, coupon })
  return { list: current.amount, isFree, reduction: coupon === null ? null : reduction, total }
}

/** Reason why registration is closed, or null. */
export const closureOf = ({ conference, at }: Pick<Present, 'conference' | 'at'>): Closure | null => {
  const status = registrationOf(conference, at)
  return status === 'open' ? null : status
}

/** Chooses the ticket if there is only one; drops one that is gone. */
export const choiceOf = (conference: ConferenceDetails, texts: Texts): Texts => {
  const on = conference.ticket_types.filter(({ current }) => current !== null)
  const known = on.some(({ id }) => String(id) === texts['ticket_type_id'])
  const { ticket_type_id: _gone, ...others } = texts
  if (known) return texts
  const [only] = on
  return on.length === 1 && only !== undefined ? { ...others, ticket_type_id: String(only.id) } : others
}
