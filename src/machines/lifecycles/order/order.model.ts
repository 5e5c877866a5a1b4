import type { OrderFacts } from '../../../contract/facts.ts'
import { orderMachine } from './order.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const price = 88_000

const fresh: OrderFacts = {
  amount: price,
  received: 0,
  hasAttempt: false,
  isOverdue: false,
  hasPlace: true,
  isDelivered: false,
  hasOpenRefund: false,
  isCancellable: true,
  isSignedIn: false,
  hasUsedMeal: false,
  closedReason: null,
}

/** The world at one moment; what the order itself remembers is left as it is. */
const moment = (facts: Partial<Omit<OrderFacts, 'amount' | 'closedReason'>>) => {
  const { amount: _amount, closedReason: _reason, ...world } = fresh
  return learned({ ...world, ...facts })
}

export const order: Model<typeof orderMachine> = {
  machine: orderMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ hasAttempt: true }),
    moment({ received: price }),
    moment({ received: price, hasPlace: false }),
    moment({ received: price, hasOpenRefund: true }),
    moment({ received: price, isDelivered: true }),
    moment({ isCancellable: false }),
    moment({ isSignedIn: true }),
    moment({ hasUsedMeal: true }),
    moment({ isOverdue: true }),
    moment({ isOverdue: true, hasPlace: false }),
    { type: 'order.reprice', amount: 58_000 },
    { type: 'order.reprice', amount: 0 },
    { type: 'order.pay' },
    { type: 'order.cancel', reason: '行程有变' },
    { type: 'order.cancel', reason: ' ' },
    { type: 'order.expire' },
    { type: 'order.close', reason: '重复报名' },
    { type: 'order.close', reason: '' },
    { type: 'order.withdraw' },
    { type: 'order.reopen' },
    { type: 'order.complete' },
    { type: 'order.refund' },
  ],
  project: ({ amount, received, ...flags }) => ({
    free: amount === 0,
    covered: received >= amount,
    returned: received === 0,
    ...flags,
  }),
}
