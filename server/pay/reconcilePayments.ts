import { and, asc, eq, lt, lte, ne, or, sql } from 'drizzle-orm'

import { payments } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { graceSeconds } from '../lifecycles/entities/order.ts'
import { pollProvider, claimPoll } from './pollProvider.ts'
import { abandonAttempt } from './abandonAttempt.ts'
import { ProviderError } from './provider.ts'
import type { PayTools } from './tools.ts'
import { isNotAside, rowByRow } from '../jobs/rowByRow.ts'

/** Milliseconds after which an attempt is looked after again. */
const pauseMs = 60_000
/** For attempts that hold up the end of their order. */
const shortPauseMs = 10_000
const batch = 20

/**
 * Looks after attempts without an open page: queries results whose notification got lost, and gives up attempts that outlived
 * their order (so that the order can expire) or were never opened because a server died. Returns how many it found.
 */
export const reconcilePayments = async (tools: PayTools, only?: string): Promise<number> => {
  const { db, log } = tools
  const now = new Date(tools.now())
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const touched = sql<Date>`coalesce(${payments.askedAt}, ${payments.createdAt})`
  const isOutlived = or(
    ne(orders.state, 'to_be_paid'),
    lt(orders.dueAt, ago(graceSeconds * 1000)),
    and(ne(payments.method, 'transfer'), eq(payments.payUrl, ''), lte(payments.createdAt, ago(pauseMs))),
  )
  const isDue = or(
    and(isOutlived, lte(touched, ago(shortPauseMs))),
    and(ne(payments.method, 'transfer'), lte(touched, ago(pauseMs))),
  )
  const rows = await db
    .select({ payment: payments, outlived: sql<boolean>`(${isOutlived})` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'waiting'),
        only === undefined ? and(isDue, isNotAside('payments', payments.id)) : eq(payments.id, Number(only)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(batch)
  await rowByRow(tools, {
    ...{ task: 'payments', only, rows },
    nameOf: ({ payment }) => String(payment.id),
    work: async ({ payment, outlived }) => {
      try {
        if (!outlived) await pollProvider(tools, payment, only === undefined ? pauseMs : 0)
        else if (await claimPoll(db, payment.id, now, only === undefined ? shortPauseMs : 0))
          await abandonAttempt(tools, payment)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        log.warn({ provider: payment.method, fault: error.message }, 'a payment could not be closed')
      }
    },
  })
  return rows.length
}
