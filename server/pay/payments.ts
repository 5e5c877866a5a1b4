import { and, eq } from 'drizzle-orm'

import type { PaymentCard } from '../../src/contract/order.ts'
import { payments } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import { endingOf } from '../shared/endingOf.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { Refused } from '../shared/refused.ts'
import { rolesOf } from '../lifecycles/rolesOf.ts'
import type { Actor } from '../lifecycles/types.ts'
import { pollProvider } from './pollProvider.ts'
import { closeBeforeAbandon } from './abandonAttempt.ts'
import { applyProviderResult, type ProviderResultOutcome } from './applyProviderResult.ts'
import type { NotificationFault, NotificationRequest, PayProvider } from './provider.ts'
import { NotificationError } from './provider.ts'
import { startPayment, type PaymentRow, type StartWish } from './start.ts'
import { submitVoucher } from './submit.ts'
import type { PayTools } from './tools.ts'

export type Payments = ReturnType<typeof createPayments>

/** Everything that happens to money; the only place that speaks to providers. */
export const createPayments = (tools: PayTools, vouchers: FileStore) => {
  const { db, engine, log } = tools

  /** The attempt and its order, for the member whose order it is. */
  const own = async (id: number, userId: number) => {
    const [row] = await db
      .select({ payment: payments, orderState: orders.state })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(payments.id, id), eq(orders.userId, userId)))
    if (row === undefined) throw new Refused('notFound')
    return row
  }

  return {
    paymentMethods: tools.paymentMethods,

    /** Throws `Refused` for an attempt that is not this member's. */
    own,

    start: (wish: StartWish): Promise<PaymentRow> => startPayment(tools, wish),

    /** The owner's view; asks the provider if it has been silent. */
    look: async (id: number, userId: number) => {
      const { payment } = await own(id, userId)
      await pollProvider(tools, payment)
      return own(id, userId)
    },

    submit: (actor: Actor, submission: Parameters<typeof submitVoucher>[2]) =>
      submitVoucher(tools, actor, submission),

    closeBeforeAbandon: (actor: Actor, wish: { id: number; version: number }) =>
      closeBeforeAbandon(tools, actor, wish),

    /** The voucher of a transfer, for its owner and for finance; else null. */
    voucher: async (id: number, actor: Actor, mayPlayGuarded: boolean): Promise<VoucherFile | null> => {
      const [row] = await db
        .select({
          voucher: payments.voucher,
          ownerId: orders.userId,
          conferenceId: orders.conferenceId,
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(payments.id, id))
      // Queried in any case: the answer for another user's row must take as long as for a missing one.
      const roles = await rolesOf(db, actor, {
        ownerId: row?.ownerId ?? 0,
        conferenceId: row?.conferenceId ?? null,
      })
      const mayRead = roles.includes('owner') || (mayPlayGuarded && roles.includes('finance'))
      if (!mayRead || row?.voucher == null) return null
      const file = await vouchers.find(row.voucher)
      return file && { file, ending: endingOf(row.voucher) }
    },

    /** Handles a provider's notification. Returns whether the provider may stop repeating it. */
    notify: async (
      provider: PayProvider,
      request: NotificationRequest,
      requestId: string | null,
    ): Promise<{ accepted: boolean; outcome: ProviderResultOutcome | NotificationFault }> => {
      try {
        const { outTradeNo, finding } = await provider.readNotification(request)
        const outcome = await applyProviderResult(engine, {
          provider: provider.name,
          outTradeNo,
          finding,
          requestId,
        })
        const accepted = settled.has(outcome)
        if (!accepted)
          log.error({ provider: provider.name, outTradeNo, outcome }, 'money that cannot be booked')
        return { accepted, outcome }
      } catch (error) {
        if (!(error instanceof NotificationError)) throw error
        log.warn({ provider: provider.name, fault: error.fault }, 'a notification was refused')
        return { accepted: false, outcome: error.fault }
      }
    },
  }
}

export interface VoucherFile {
  readonly file: StoredFile
  /** `jpg`, `png` or `pdf`. */
  readonly ending: string
}

const settled: ReadonlySet<ProviderResultOutcome> = new Set<ProviderResultOutcome>([
  'confirmed',
  'failed',
  'repeated',
])

export const paymentCardOf = (row: PaymentRow): PaymentCard => ({
  id: row.id,
  method: row.method,
  state: row.state as PaymentCard['state'],
  version: row.version,
  amount: row.amount,
  pay_url: row.state === 'waiting' ? row.payUrl : '',
  reason: row.reason,
  has_voucher: row.voucher !== null,
})
