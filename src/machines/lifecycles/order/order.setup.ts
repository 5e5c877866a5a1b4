import { assign, setup } from 'xstate'

import type { OrderFacts } from '../../../contract/facts.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned } from '../shared/lifecycle.types.ts'

export type OrderEvent =
  | FactsLearned<OrderFacts>
  /** A coupon was put on the order or taken off it: `amount` is what the order costs from now on, in fen. */
  | { type: 'order.reprice'; amount: number }
  /** Money has arrived; `received` of the facts includes it. */
  | { type: 'order.pay' }
  | { type: 'order.cancel'; reason: string }
  | { type: 'order.expire' }
  | { type: 'order.close'; reason: string }
  /** A registration without a price is taken back with the import that made it. */
  | { type: 'order.withdraw' }
  | { type: 'order.reopen' }
  | { type: 'order.complete' }
  /** All the money went back. */
  | { type: 'order.refund' }

/** Setup shared by the states of an order. */
export const orderSetup = setup({
  types: {} as { input: OrderFacts; context: OrderFacts; events: OrderEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<OrderFacts> }) => facts),
    reprice: assign((_, { amount }: { amount: number }) => ({ amount })),
    closeAs: assign((_, { reason }: { reason: NonNullable<OrderFacts['closedReason']> }) => ({
      closedReason: reason,
    })),
    forgetClosing: assign({ closedReason: null }),
  },
  guards: {
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    hasNoAttempt: ({ context }) => !context.hasAttempt,
    becomesFree: ({ event }) => 'amount' in event && event.amount === 0,
    isCovered: ({ context }) => context.received >= context.amount,
    isOverdue: ({ context }) => context.isOverdue,
    hasPlace: ({ context }) => context.hasPlace,
    hasExpired: ({ context }) => context.closedReason === 'expired',
    isDelivered: ({ context }) => context.isDelivered,
    hasNoOpenRefund: ({ context }) => !context.hasOpenRefund,
    isReturned: ({ context }) => context.received === 0,
    isFree: ({ context }) => context.amount === 0 && context.received === 0,
    isCancellable: ({ context }) => context.isCancellable,
    isNotSignedIn: ({ context }) => !context.isSignedIn,
    hasUsedNoMeal: ({ context }) => !context.hasUsedMeal,
  },
})
