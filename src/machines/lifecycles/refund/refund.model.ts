import type { RefundFacts } from '../../../contract/facts.ts'
import { refundMachine } from './refund.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: RefundFacts = {
  amount: 88_000,
  orderPaid: true,
  isInWindow: true,
  isSignedIn: false,
  hasUsedMeal: false,
  isInvoiced: false,
  cause: 'requested',
  reason: null,
}

/** The world at one moment; what the refund itself remembers is left as it is. */
const moment = (facts: Partial<Omit<RefundFacts, 'amount' | 'cause' | 'reason'>>) => {
  const { orderPaid, isInWindow, isSignedIn, hasUsedMeal, isInvoiced } = fresh
  return learned({ orderPaid, isInWindow, isSignedIn, hasUsedMeal, isInvoiced, ...facts })
}

export const refund: Model<typeof refundMachine> = {
  machine: refundMachine,
  inputs: [fresh, { ...fresh, cause: 'late' }, { ...fresh, amount: 0 }],
  events: [
    moment({}),
    moment({ orderPaid: false }),
    moment({ isInWindow: false }),
    moment({ isSignedIn: true }),
    moment({ hasUsedMeal: true }),
    moment({ isInvoiced: true }),
    { type: 'refund.request', reason: '无法到场' },
    { type: 'refund.request', reason: '' },
    { type: 'refund.open' },
    { type: 'refund.approve' },
    { type: 'refund.reject', reason: '已过约定日期' },
    { type: 'refund.reject', reason: '' },
    { type: 'refund.succeed' },
    { type: 'refund.fail', reason: '收款账户已注销' },
    { type: 'refund.fail', reason: '' },
    { type: 'refund.retry' },
  ],
  project: ({ amount, orderPaid, isInWindow, isSignedIn, hasUsedMeal, isInvoiced, cause }) => ({
    free: amount === 0,
    orderPaid,
    isInWindow,
    isSignedIn,
    hasUsedMeal,
    isInvoiced,
    unasked: cause !== 'requested',
  }),
}
