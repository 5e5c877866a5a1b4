import { and, asc, eq, lt, lte, ne, or, sql } from 'drizzle-orm'

import { outageOf } from '../db/errors.ts'
import { payments } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { describeFault } from '../shared/faults.ts'
import { graceSeconds } from '../lifecycles/entities/order.ts'
import { pollProvider, claimPoll } from './pollProvider.ts'
import { abandonAttempt } from './abandonAttempt.ts'
import { ProviderError } from './provider.ts'
import type { PayTools } from './tools.ts'

/** Milliseconds after which an attempt is looked after again. */
const pauseMs = 60_000
/** For attempts that hold up the end of their order. */
const shortPauseMs = 10_000
const batch = 20

/**
 * Looks after attempts that nobody looks at: asks for results whose notification got lost, and gives up what its order
 * has outlived (so that the order can expire) or what was never opened because a server died. Gives how many it found.
 */
export const reconcilePayments = async (tools: PayTools): Promise<number> => {
  const { db, log } = tools
  const now = new Date(tools.now())
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const touched = sql<Date>`coalesce(${payments.askedAt}, ${payments.createdAt})`
  const isOutlived = or(
    ne(orders.state, 'to_be_paid'),
    lt(orders.dueAt, ago(graceSeconds * 1000)),
    and(ne(payments.method, 'transfer'), eq(payments.payUrl, ''), lte(payments.createdAt, ago(pauseMs))),
  )
  const rows = await db
    .select({ payment: payments, outlived: sql<boolean>`(${isOutlived})` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'waiting'),
        or(
          and(isOutlived, lte(touched, ago(shortPauseMs))),
          and(ne(payments.method, 'transfer'), lte(touched, ago(pauseMs))),
        ),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(batch)
  for (const { payment, outlived } of rows) {
    try {
      if (!outlived) await pollProvider(tools, payment, pauseMs)
      else if (await claimPoll(db, payment.id, now, shortPauseMs)) await abandonAttempt(tools, payment)
    } catch (error) {
      if (outageOf(error) !== null) throw error
      if (error instanceof ProviderError) {
        log.warn({ provider: payment.method, fault: error.message }, 'a payment could not be closed')
      } else log.error({ payment: payment.id, fault: describeFault(error) }, 'a payment stopped')
    }
  }
  return rows.length
}
