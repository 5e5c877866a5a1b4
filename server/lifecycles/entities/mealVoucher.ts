import { eq, sql } from 'drizzle-orm'

import type { MealVoucherFacts } from '../../../src/contract/facts.ts'
import { randomToken } from '../../accounts/secrets.ts'
import { meals, mealVouchers } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/registration.ts'
import { bearersOf } from '../bearers.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { reportSeconds, timeOfScan } from '../scanTime.ts'
import type { EntityAdapter, Scope } from '../types.ts'
import { lockWithOrder } from './withOrder.ts'

/** How long a share link can be used, at most. */
const shareSeconds = 24 * 3600

/** End of a link made at a time: a voucher for a meal that is over cannot be given away. */
export const shareEnd = async (tx: Scope['tx'], id: number, at: Date): Promise<Date> => {
  const [row] = await tx
    .select({ endsAt: meals.endsAt })
    .from(mealVouchers)
    .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
    .where(eq(mealVouchers.id, id))
  const latest = at.getTime() + shareSeconds * 1000
  return new Date(Math.min(latest, row?.endsAt.getTime() ?? latest))
}

export const mealVoucherAdapter: EntityAdapter<MealVoucherFacts> = {
  table: mealVouchers,

  /** Present holder, who need not have ordered it. */
  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: mealVouchers.userId, conferenceId: meals.conferenceId })
      .from(mealVouchers)
      .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
      .where(eq(mealVouchers.id, id))
    return row ?? null
  },

  lock: (tx, id) => lockWithOrder(tx, mealVouchers, id),

  load: async ({ tx, at }, id, actor, event) => {
    const [found] = await tx
      .select({ row: mealVouchers, meal: meals })
      .from(mealVouchers)
      .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
      .where(eq(mealVouchers.id, id))
    if (found === undefined) return null
    const { row, meal } = found
    const scanned = timeOfScan(event, at)
    // Until the last gate has reported its scans, a voucher has not expired.
    const closes = new Date(
      meal.endsAt.getTime() + (event?.type === 'meal.expire' ? reportSeconds * 1000 : 0),
    )
    const judgedAt = event?.type === 'meal.scan' ? scanned : at
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: meal.conferenceId,
      facts: {
        isMealTime: meal.startsAt <= scanned && scanned <= meal.endsAt,
        isOver: closes < judgedAt,
        // Staff of another conference has no part in this one and is refused before.
        isRightGate: true,
        isOther: actor.userId !== row.userId,
        isShareOpen: row.shareExpiresAt !== null && at <= row.shareExpiresAt,
        usedAt: row.usedAt?.toISOString() ?? null,
      },
    }
  },

  complete: (event, _facts, at) =>
    event.type === 'meal.scan' ? { ...event, at: timeOfScan(event, at).toISOString() } : event,

  columns: ({ usedAt }, event, at) => {
    if (event.type === 'meal.share') {
      const latest = new Date(at.getTime() + shareSeconds * 1000).toISOString()
      return {
        shareHash: event['shareHash'],
        // As `shareEnd` says.
        shareExpiresAt: sql`least(${latest}::timestamptz,
          (select ${meals.endsAt} from ${meals} where ${meals.id} = ${mealVouchers.mealId}))`,
      }
    }
    if (event.type === 'meal.claim')
      return {
        userId: event['by'],
        // The code that the giver may have kept as a picture is worth nothing any more.
        code: randomToken(16),
        shareHash: null,
        shareExpiresAt: null,
      }
    if (event.type === 'meal.scan') return { usedAt: usedAt === null ? at : new Date(usedAt) }
    return { shareHash: null, shareExpiresAt: null }
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ voucher: mealVouchers, meal: meals, order: orders })
      .from(mealVouchers)
      .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
      .innerJoin(orders, eq(orders.id, mealVouchers.orderId))
      .where(eq(mealVouchers.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { conferenceId } = row.meal
    const bearer = (await bearersOf(tx, conferenceId, [row.voucher.code], language)).get(row.voucher.code)
    const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
    return {
      title: [bearer?.item, bearer?.name].join(' · '),
      subtitle: inLanguage(language, conference?.title ?? '', conference?.engTitle ?? ''),
      related: [{ entity: 'order', id: row.order.id, title: row.order.no, state: row.order.state }],
    }
  },
}
