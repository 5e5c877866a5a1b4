import { and, asc, eq, inArray, isNull, lte, min } from 'drizzle-orm'

import { outageOf } from '../../db/errors.ts'
import { liveOrders } from '../../db/schema/live.ts'
import type { Db, Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import { TencentError, type createTencent } from './createTencent.ts'
import { isNotAside, rowByRow } from '../../jobs/rowByRow.ts'

interface OrderTools {
  readonly db: Db
  readonly tencent: ReturnType<typeof createTencent>
  readonly log: Log
  readonly now: () => number
}

/** Rooms looked at in one run. */
const atOnce = 20
/** After so many attempts an order no longer holds up those behind it. */
const mostAttempts = 12

/**
 * Runs due orders, of each room the oldest: a mute and its end must not overtake each other. A failed order is retried
 * after 1, 2, 4 … seconds, at most five minutes. Returns the number done.
 */
export const runOrders = async (tools: OrderTools, only?: string): Promise<number> => {
  const { db, tencent, log, now } = tools
  const oldest = db
    .select({ id: min(liveOrders.id) })
    .from(liveOrders)
    .where(isNull(liveOrders.doneAt))
    .groupBy(liveOrders.liveId)
  const due = await db
    .select()
    .from(liveOrders)
    .where(
      and(
        inArray(liveOrders.id, oldest),
        lte(liveOrders.dueAt, new Date(now())),
        only === undefined ? isNotAside('tencent', liveOrders.id) : eq(liveOrders.id, Number(only)),
      ),
    )
    .orderBy(asc(liveOrders.id))
    .limit(atOnce)
  let done = 0
  const doOne = async (row: (typeof due)[number]) => {
    const attempts = row.attempts + 1
    try {
      await tencent.send(String(row.liveId), row.order)
      await db
        .update(liveOrders)
        .set({ doneAt: new Date(now()), attempts, fault: null })
        .where(eq(liveOrders.id, row.id))
      done += 1
    } catch (error) {
      // It may have been sent, and is sent again: an order twice does what it does once.
      if (outageOf(error) !== null) throw error
      const fault =
        error instanceof TencentError ? error.code : error instanceof Error ? error.name : 'unknown'
      const isGivenUp = attempts >= mostAttempts
      log.warn(
        {
          live: row.liveId,
          order: row.order.t,
          attempts,
          ...(fault === 'unknown' ? describeFault(error) : { fault }),
        },
        isGivenUp ? 'tencent: given up' : 'tencent: to be tried again',
      )
      const wait = Math.min(300_000, 1000 * 2 ** (attempts - 1))
      await db
        .update(liveOrders)
        .set({
          attempts,
          fault,
          dueAt: new Date(now() + wait),
          ...(isGivenUp ? { doneAt: new Date(now()) } : {}),
        })
        .where(eq(liveOrders.id, row.id))
    }
  }
  await rowByRow(tools, {
    ...{ task: 'tencent', only, rows: due },
    nameOf: ({ id }) => String(id),
    work: doOne,
  })
  return done
}
