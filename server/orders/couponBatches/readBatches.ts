import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'

import {
  couponUses,
  type CouponBatches,
  type CouponCode,
  type CouponUse,
} from '../../../src/contract/couponBatches.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { couponBatches, couponCodes } from '../../db/schema/couponBatches.ts'
import { coupons, orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { View } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

/** State of one use; the page, its lists and its sheets show the same. */
const useOf = sql<CouponUse>`case
  when exists (select 1 from orders o where o.coupon_id = ${couponCodes.couponId} and o.state <> 'closed') then 'used'
  when ${couponBatches.withdrawnAt} is not null then 'withdrawn'
  when ${couponCodes.couponId} is not null then 'returned'
  else 'free' end`

/** The batches of a conference with their counts, the newest first. */
export const readBatches = async (
  { tx, at }: View,
  conferenceId: number,
  language: MessageLanguage,
): Promise<Omit<CouponBatches, 'parts'>> => {
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (conference === undefined) throw new Refused('notFound', { field: 'conference_id' })
  const rows = await tx
    .select()
    .from(couponBatches)
    .where(eq(couponBatches.conferenceId, conferenceId))
    .orderBy(desc(couponBatches.id))
  const uses = await usesOf(
    tx,
    rows.map(({ id }) => id),
  )
  const types = await tx
    .select()
    .from(ticketTypes)
    .where(eq(ticketTypes.conferenceId, conferenceId))
    .orderBy(asc(sql`${ticketTypes.retiredAt} is not null`), asc(ticketTypes.position), asc(ticketTypes.id))
  return {
    conference_id: conferenceId,
    conference: inLanguage(language, conference.title, conference.engTitle),
    time_zone: conference.timeZone,
    ticket_types: types.map(({ id, name, engName, retiredAt }) => ({
      ...{ id, name, eng_name: engName, retired: retiredAt !== null },
    })),
    batches: rows.map((batch) => {
      const own = uses.filter(({ batchId }) => batchId === batch.id)
      const numberOf = (use: CouponUse) => own.find(({ state }) => state === use)?.number ?? 0
      const counts = {
        ...{ free: numberOf('free'), used: numberOf('used') },
        ...{ returned: numberOf('returned'), withdrawn: numberOf('withdrawn') },
      }
      return {
        id: batch.id,
        name: batch.name,
        way: batch.isShared ? ('shared' as const) : ('codes' as const),
        amount: batch.amount,
        valid_until: batch.validUntil.toISOString(),
        is_over: batch.validUntil <= at,
        withdrawn: batch.withdrawnAt !== null,
        code: batch.isShared ? (own[0]?.code ?? null) : null,
        ticket_type_ids: batch.ticketTypeIds,
        issued: couponUses.reduce((sum, use) => sum + counts[use], 0),
        counts,
      }
    }),
  }
}

const usesOf = async (tx: Db | Tx, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const each = tx
    .select({ batchId: couponCodes.batchId, code: couponCodes.code, state: useOf.as('state') })
    .from(couponCodes)
    .innerJoin(couponBatches, eq(couponBatches.id, couponCodes.batchId))
    .where(inArray(couponCodes.batchId, [...ids]))
    .as('each')
  return tx
    .select({
      batchId: each.batchId,
      state: each.state,
      number: sql<number>`count(*)::int`,
      code: sql<string>`min(${each.code})`,
    })
    .from(each)
    .groupBy(each.batchId, each.state)
}

interface Wanted {
  readonly conferenceId: number
  readonly batchId: number
  readonly state?: CouponUse | undefined
  readonly after?: number | undefined
  readonly limit: number
}

/** Uses of a batch in the order of issue; null: the conference has no such batch. */
export const readCodes = async (
  tx: Db | Tx,
  { conferenceId, batchId, state, after = 0, limit }: Wanted,
): Promise<{ list: CouponCode[]; total: number } | null> => {
  const ofConference = and(eq(couponBatches.id, batchId), eq(couponBatches.conferenceId, conferenceId))
  const [batch] = await tx.select({ id: couponBatches.id }).from(couponBatches).where(ofConference)
  if (batch === undefined) return null
  const where: SQL | undefined = and(
    eq(couponCodes.batchId, batchId),
    gt(couponCodes.id, after),
    state === undefined ? undefined : eq(useOf, state),
  )
  const rows = await tx
    .select({ use: couponCodes, state: useOf, member: users.nickname, order: orders })
    .from(couponCodes)
    .innerJoin(couponBatches, eq(couponBatches.id, couponCodes.batchId))
    .leftJoin(coupons, eq(coupons.id, couponCodes.couponId))
    .leftJoin(users, eq(users.id, coupons.userId))
    .leftJoin(orders, eq(orders.id, lastOrder))
    .where(where)
    .orderBy(asc(couponCodes.id))
    .limit(limit)
  const [sum] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(couponCodes)
    .innerJoin(couponBatches, eq(couponBatches.id, couponCodes.batchId))
    .where(where)
  return {
    list: rows.map(({ use, state: became, member, order }) => ({
      ...{ id: use.id, code: use.code, state: became, member: member ?? '' },
      order: order && { id: order.id, no: order.no, attendee: order.attendee.name },
    })),
    total: sum?.total ?? 0,
  }
}

/** The order that is not closed comes first: of the others the newest. */
const lastOrder = sql`(select o.id from orders o where o.coupon_id = ${couponCodes.couponId}
  order by o.state = 'closed', o.id desc limit 1)`
