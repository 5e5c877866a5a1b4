import { and, eq, ne } from 'drizzle-orm'

import type { placeOrder } from '../../src/contract/order.ts'
import type { HandlerInput } from '../../src/contract/endpoint.ts'
import type { Attendee } from '../../src/contract/attendee.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import { Refused } from '../shared/refused.ts'
import { acceptedAnswers } from '../lifecycles/form/answers.ts'
import { lockPlaces, placesLeft } from '../lifecycles/places.ts'
import { system } from '../lifecycles/system.ts'
import type { Actor, Scope, View } from '../lifecycles/types.ts'
import { lockCoupon, takeCoupon, type Coupon } from './coupons.ts'
import { nextOrderNumber } from '../lifecycles/orderNumber.ts'
import { isAcceptedAuthor, isFreeFor, tiersOf } from './prices.ts'
import { holdMs } from '../../src/contract/hold.ts'
import { isPublicAs } from '../../src/contract/ownConference.ts'
import { isForStudents } from '../../src/contract/ticketAudience.ts'
import { amountDue, tierAt } from '../../src/contract/ticketPrice.ts'
import { canBePaid } from '../../src/contract/waysToPay.ts'
import { registrationRefusal } from '../lifecycles/registration.ts'
import { notifyUnpaid } from '../lifecycles/notifyUnpaid.ts'
import { refuseGroupless, tagByGroup } from './groups.ts'
import { refuseUnproven } from './studentProofs.ts'
import { lapseOffers, openEntryOf } from './waitlist.ts'

type Input = HandlerInput<typeof placeOrder>
type TicketType = typeof ticketTypes.$inferSelect

/**
 * Registers: holds a place and opens an order; one that costs nothing is paid at once. Locks are taken in the order
 * account, batch of coupons, coupon, ticket type, proof of student status, group. Throws `Refused` with the field at fault.
 */
export const place = async (scope: Scope, actor: Actor & { userId: number }, input: Input) => {
  const { tx, now } = scope
  await lockAccount(tx, actor.userId)
  const earlier = await placedBefore(tx, actor.userId, input)
  if (earlier !== null) return earlier

  await lockCoupon(tx, actor.userId, input.coupon ?? '')
  await lockPlaces(tx, input.ticket_type_id)
  // A request that waited for others until the early price or the registration was over is too late.
  const at = now()
  const view = { tx, at }
  const type = await openTicketType(view, input)
  await refuseAudience(view, actor.userId, type, input)
  await refuseUnproven(tx, actor.userId, type)
  const group = await refuseGroupless(tx, actor.userId, type)
  await refuseSecond(tx, actor.userId, type.id)
  const answers = await acceptedAnswers(tx, type.conferenceId, input.answers ?? {})
  const price = await priceFor(view, actor.userId, type, input)
  if (!isExpected(price, input.expected_amount))
    throw new Refused('priceChanged', { field: 'expected_amount' })
  if (!canBePaid(scope.ways, [price.amount])) throw new Refused('payNowhere', { field: 'ticket_type_id' })
  const placed = await enter(scope, actor, {
    type,
    price,
    attendee: attendeeOf(input),
    answers,
    key: input.key,
    at,
    dueAt: new Date(at.getTime() + holdMs),
  })
  const { conferenceId } = type
  if (group !== null) await tagByGroup(tx, { orderId: placed.order_id, conferenceId, name: group })
  return placed
}

/** Before it is used, the page does not know what an organizer's code takes off: it expects the whole price then. */
const isExpected = ({ amount, listAmount, coupon }: Price, expected: number): boolean =>
  amount === expected || (coupon?.source === 'organizer' && listAmount === expected)

export interface Entry {
  readonly type: TicketType
  readonly price: Price
  readonly attendee: Attendee
  /** To the questions of the organizer; empty for people whom the team registers. */
  readonly answers?: Readonly<Record<string, string>>
  readonly key: string
  readonly at: Date
  /** Payment deadline. */
  readonly dueAt: Date
}

/**
 * Takes a place and opens an order for it, which is paid at once where it costs nothing. The caller holds the locks of the
 * account and of the places, and has read the time under them. @throws Refused `soldOut`
 */
export const enter = async (
  scope: Scope,
  actor: Actor & { userId: number },
  { type, price, attendee, answers = {}, key, at, dueAt }: Entry,
) => {
  const { tx } = scope
  await lapseOffers(scope, type.id)
  if ((await placesLeft(tx, type.id, { at, forUser: actor.userId })) <= 0) {
    throw new Refused('soldOut', { field: 'ticket_type_id' })
  }

  const { id, no } = await nextOrderNumber(tx, at)
  await tx
    .insert(orders)
    .overridingSystemValue()
    .values({
      id,
      no,
      kind: 'conf',
      userId: actor.userId,
      conferenceId: type.conferenceId,
      ticketTypeId: type.id,
      listAmount: price.listAmount,
      amount: price.amount,
      couponId: price.coupon?.id ?? null,
      isFreeForAuthor: price.isFree,
      attendee,
      answers,
      dueAt,
      key,
      createdAt: at,
      movedAt: at,
    })
  await leaveWaitlist(scope, actor, type.id)
  if (price.amount > 0) {
    if (!scope.untold.has(actor.userId)) await notifyUnpaid(tx, id, 'placed', at)
    return { order_id: id, state: 'to_be_paid' as const }
  }
  await scope.fire(system(actor.requestId), { entity: 'order', id, event: { type: 'order.pay' } })
  return { order_id: id, state: 'paid' as const }
}

/** One registration at a time for each account; also what makes a pressed-twice button harmless. */
export const lockAccount = async (tx: Scope['tx'], userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

const placedBefore = async (tx: Scope['tx'], userId: number, { key, ticket_type_id }: Input) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.key, key)))
  if (order === undefined) return null
  if (order.ticketTypeId !== ticket_type_id) throw new Refused('keyReused', { field: 'key' })
  return { order_id: order.id, state: order.state as 'to_be_paid' | 'paid' | 'completed' | 'closed' }
}

/** The type, if it belongs to the conference and the conference takes registrations. */
const openTicketType = async (
  { tx, at }: View,
  { conference_id, ticket_type_id }: Input,
): Promise<TicketType> => {
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conference_id))
  // The existence of a draft is not revealed.
  if (conference === undefined || !isPublicAs(conference.publication))
    throw new Refused('notFound', { field: 'conference_id' })
  const refusal = registrationRefusal(conference, at)
  if (refusal !== null) throw new Refused(refusal)
  const [type] = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.id, ticket_type_id), eq(ticketTypes.conferenceId, conference_id)))
  if (type === undefined) throw new Refused('ticketTypeUnknown', { field: 'ticket_type_id' })
  if (type.retiredAt !== null) throw new Refused('ticketTypeRetired', { field: 'ticket_type_id' })
  return type
}

export const refuseAudience = async (
  { tx }: View,
  userId: number,
  { audience, conferenceId }: TicketType,
  { student_no }: Pick<Input, 'student_no'>,
) => {
  if (isForStudents(audience) && (student_no ?? '') === '') {
    throw new Refused('studentNumberEmpty', { field: 'student_no' })
  }
  if (audience === 'author' && !(await isAcceptedAuthor(tx, userId, conferenceId))) {
    throw new Refused('authorsOnly', { field: 'ticket_type_id' })
  }
}

export const refuseSecond = async (tx: Scope['tx'], userId: number, ticketTypeId: number) => {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.ticketTypeId, ticketTypeId), ne(orders.state, 'closed')))
  if (open.length > 0) throw new Refused('alreadyRegistered', { field: 'ticket_type_id' })
}

export interface Price {
  readonly listAmount: number
  readonly amount: number
  readonly coupon: Coupon | null
  /** As the author of an accepted paper. */
  readonly isFree: boolean
}

export const priceFor = async (
  { tx, at }: View,
  userId: number,
  { id, conferenceId }: TicketType,
  { coupon: code = '' }: Pick<Input, 'coupon'>,
): Promise<Price> => {
  const tier = tierAt(await tiersOf(tx, id), at.getTime())
  if (tier === null) throw new Refused('registrationClosed', { field: 'ticket_type_id' })
  const listAmount = tier.amount
  const isFree = listAmount > 0 && (await isFreeFor(tx, userId, conferenceId))
  const { amount } = amountDue(listAmount, { isFree, coupon: null })
  if (code === '') return { listAmount, amount, coupon: null, isFree }
  // For a free order a coupon would only be lost.
  if (amount === 0) throw new Refused('couponNotFor', { field: 'coupon' })
  const coupon = await takeCoupon(tx, {
    ...{ code, userId, kind: 'conf', field: 'coupon', now: () => at },
    place: { conferenceId, ticketTypeId: id },
  })
  return { listAmount, amount: amountDue(listAmount, { isFree, coupon }).amount, coupon, isFree }
}

/** A member with a place does not wait for one: an offer is used, a wait is over. */
const leaveWaitlist = async (scope: Scope, actor: Actor & { userId: number }, ticketTypeId: number) => {
  const entry = await openEntryOf(scope, actor.userId, ticketTypeId)
  if (entry === null) return
  const { id, state } = entry
  if (state === 'offered') {
    await scope.fire(system(actor.requestId), {
      entity: 'waitlist',
      id,
      event: { type: 'waitlist.purchase' },
    })
  } else {
    await scope.fire(actor, { entity: 'waitlist', id, event: { type: 'waitlist.cancel' } })
  }
}

const attendeeOf = ({ name, affiliation, position, email, mobile, student_no }: Input): Attendee => ({
  name,
  affiliation,
  position,
  email,
  mobile,
  student_no,
})
