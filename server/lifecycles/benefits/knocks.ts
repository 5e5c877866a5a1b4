import { and, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'

import type { KnockView, KnockableOrder } from '../../../src/contract/benefits.ts'
import { registrationEnd } from '../../../src/contract/registrationOf.ts'
import { randomToken } from '../../accounts/secrets.ts'
import { users } from '../../db/schema/accounts.ts'
import { knockHits, knocks } from '../../db/schema/benefits.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { payments } from '../../db/schema/payments.ts'
import { coupons, orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { registrationTerms } from '../registration.ts'
import { system } from '../system.ts'
import type { Actor, Scope } from '../types.ts'
import { drawKnock, knockLimit } from './knockLimits.ts'
import { masked } from './masked.ts'

/** Reader; null: a guest. */
interface Reader {
  readonly userId: number | null
  readonly language: MessageLanguage
}

/** Lets friends knock at an order of the account. An open knock is returned again. */
export const openKnockOf = async (scope: Scope, userId: number, orderId: number): Promise<number> => {
  const { tx } = scope
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const [order] = await tx.select().from(orders).where(own).for('update')
  if (order === undefined) throw new Refused('notFound')
  const [earlier] = await tx.select().from(knocks).where(eq(knocks.orderId, orderId))
  if (earlier?.state === 'open') return earlier.id
  if (earlier !== undefined) throw new Refused('knockDone')
  const at = scope.now()
  if (order.state !== 'to_be_paid') throw new Refused('knockOrderGone')
  if (order.dueAt <= at) throw new Refused('deadlineOver')
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, order.conferenceId))
  if (conference === undefined || conference.knockHours === 0) throw new Refused('knockNotHere')
  const attempts = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['waiting', 'reviewing'])))
  if (attempts.length > 0) throw new Refused('paymentUnderWay')
  if (order.couponId !== null) throw new Refused('knockWithCoupon')
  const limitAmount = knockLimit(order.amount)
  if (limitAmount === 0) throw new Refused('knockTooSmall')
  // Not longer than anybody can register.
  const latest = registrationEnd(registrationTerms(conference))
  const endsAt = new Date(Math.min(at.getTime() + conference.knockHours * 3_600_000, latest))
  if (endsAt <= order.dueAt) throw new Refused('registrationClosed')
  const [knock] = await tx
    .insert(knocks)
    .values({
      orderId,
      userId,
      conferenceId: conference.id,
      code: randomToken(16),
      limitAmount,
      endsAt,
      createdAt: at,
      movedAt: at,
    })
    .returning({ id: knocks.id })
  if (knock === undefined) throw new Error('the knock was not written')
  // The place is held as long as friends may knock.
  await tx.update(orders).set({ dueAt: endsAt }).where(eq(orders.id, orderId))
  return knock.id
}

/** One knock of a friend. `ownerOnDevice`: the browser has signed in to this account before. */
export const hitKnockOf = async (
  scope: Scope,
  actor: Actor & { userId: number },
  { code, key }: { code: string; key: string },
  ownerOnDevice: (userId: number) => boolean,
): Promise<number> => {
  const { tx } = scope
  // The friend before the order: knocks of one account at many orders at once see each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  const [found] = await tx
    .select({ id: knocks.id, orderId: knocks.orderId })
    .from(knocks)
    .where(eq(knocks.code, code))
  if (found === undefined) throw new Refused('notFound', { field: 'code' })
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, found.orderId)).for('update')
  const [knock] = await tx.select().from(knocks).where(eq(knocks.id, found.id)).for('update')
  if (knock === undefined) throw new Refused('notFound', { field: 'code' })
  if (knock.userId !== actor.userId && ownerOnDevice(knock.userId)) throw new Refused('knockSameDevice')
  const amount = knock.state === 'open' ? drawKnock(knock.limitAmount, knock.total) : 1
  await scope.fire(
    { ...actor, roles: ['receiver'] },
    { entity: 'knock', id: knock.id, event: { type: 'knock.hit', amount }, key },
  )
  return knock.id
}

/** Ends the knock when its order is paid or closed. The caller holds the order. */
export const settleKnock = async ({ tx, fire }: Scope, orderId: number): Promise<void> => {
  const [knock] = await tx
    .select()
    .from(knocks)
    .where(and(eq(knocks.orderId, orderId), inArray(knocks.state, ['open', 'completed'])))
  if (knock === undefined) return
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const isUsed = order?.state === 'paid' && knock.couponId !== null && order.couponId === knock.couponId
  const type = isUsed ? 'knock.use' : 'knock.lapse'
  await fire(system(), { entity: 'knock', id: knock.id, event: { type } })
}

type Row = Awaited<ReturnType<typeof rows>>[number]

const rows = (
  db: Db | Tx,
  where: ReturnType<typeof eq>,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ knock: knocks, owner: users.nickname, conference: conferences, coupon: coupons.code })
    .from(knocks)
    .innerJoin(users, eq(users.id, knocks.userId))
    .innerJoin(conferences, eq(conferences.id, knocks.conferenceId))
    .leftJoin(coupons, eq(coupons.id, knocks.couponId))
    .where(where)
    .orderBy(desc(knocks.id))
    .limit(limit)
    .offset(offset)

export const knockViews = async (
  db: Db | Tx,
  reader: Reader,
  where: ReturnType<typeof eq>,
  part: { limit: number; offset: number },
): Promise<KnockView[]> => {
  const found = await rows(db, where, part)
  const views: KnockView[] = []
  for (const row of found) views.push(await viewOf(db, reader, row))
  return views
}

/** Rejects with `Refused('notFound')`. */
export const knockViewOf = async (
  db: Db | Tx,
  reader: Reader,
  where: ReturnType<typeof eq>,
): Promise<KnockView> => {
  const [view] = await knockViews(db, reader, where, { limit: 1, offset: 0 })
  if (view === undefined) throw new Refused('notFound', { field: 'code' })
  return view
}

const viewOf = async (db: Db | Tx, { userId, language }: Reader, row: Row): Promise<KnockView> => {
  const { knock, owner, conference, coupon } = row
  const isOwn = knock.userId === userId
  const hits = await db
    .select({ hit: knockHits, who: users.nickname })
    .from(knockHits)
    .innerJoin(users, eq(users.id, knockHits.userId))
    .where(eq(knockHits.knockId, knock.id))
    .orderBy(desc(knockHits.id))
    .limit(50)
  const mine = hits.find(({ hit }) => hit.userId === userId)
  return {
    id: knock.id,
    code: knock.code,
    version: knock.version,
    state: knock.state as KnockView['state'],
    owner: isOwn ? owner : masked(owner),
    is_own: isOwn,
    order_id: isOwn ? knock.orderId : null,
    coupon: isOwn ? coupon : null,
    conference_id: conference.id,
    conference: inLanguage(language, conference.title, conference.engTitle),
    limit: knock.limitAmount,
    total: knock.total,
    mine: mine?.hit.amount ?? null,
    ends_at: knock.endsAt.toISOString(),
    hits: hits.map(({ hit, who }) => ({
      id: hit.id,
      who: masked(who),
      amount: hit.amount,
      at: hit.createdAt.toISOString(),
    })),
  }
}

/** Unpaid orders of the account at which friends could knock, newest first. */
export const knockableOrders = async (
  db: Db | Tx,
  { userId, language }: Reader & { userId: number },
  at: Date,
): Promise<KnockableOrder[]> => {
  const found = await db
    .select({ order: orders, conference: conferences })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'to_be_paid'),
        isNull(orders.couponId),
        sql`${orders.dueAt} > ${at.toISOString()}::timestamptz`,
        or(eq(conferences.knockHours, 24), eq(conferences.knockHours, 72)),
        notExists(db.select({ id: knocks.id }).from(knocks).where(eq(knocks.orderId, orders.id))),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(20)
  return found
    .map(({ order, conference }) => ({
      order_id: order.id,
      no: order.no,
      conference: inLanguage(language, conference.title, conference.engTitle),
      amount: order.amount,
      limit: knockLimit(order.amount),
      hours: conference.knockHours,
    }))
    .filter(({ limit }) => limit > 0)
}
