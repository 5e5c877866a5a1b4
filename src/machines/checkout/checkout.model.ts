import { checkoutMachine } from './checkout.machine.ts'
import {
  closedOrder,
  failedPayment,
  orderWith,
  paidOrder,
  payment,
  unpaidOrder,
} from '../../../mocks/samples/payPayloads.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const now = 1_760_000_000_000
const seen = (order: typeof unpaidOrder) => done('getOrder', { order, now })

export const checkout: Model<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [{ orderId: 17 }],
  events: [
    seen(unpaidOrder),
    seen({ ...unpaidOrder, methods: [] }),
    seen(orderWith(payment)),
    seen(paidOrder),
    seen({ ...paidOrder, state: 'completed' }),
    seen(closedOrder),
    failed('getOrder', callError('offline')),
    failed('getOrder', callError('refused', 'notFound')),
    { type: 'order.retry' },
    { type: 'page.shown' },
    elapsed('deadline', 'checkout.choosing'),
    { type: 'method.choose', method: 'transfer' },
    { type: 'coupon.set', code: 'FRIEND50', key: 'k-1' },
    done('setCoupon', { amount: 115_000, state: 'to_be_paid', version: 1 }),
    done('setCoupon', { amount: 0, state: 'paid', version: 1 }),
    failed('setCoupon', callError('refused', 'couponUnknown')),
    failed('setCoupon', callError('refused', 'versionConflict')),
    { type: 'pay.start', key: 'k-2' },
    done('startPayment', payment),
    done('startPayment', { ...payment, method: 'transfer', pay_url: '' }),
    done('startPayment', failedPayment),
    done('startPayment', { ...payment, state: 'abandoned' }),
    failed('startPayment', callError('refused', 'paymentUnderWay')),
    failed('startPayment', callError('refused', 'methodUnavailable')),
    failed('startPayment', callError('offline')),
    done('payAttempt', { outcome: 'paid', payment: { ...payment, state: 'confirmed' } }),
    done('payAttempt', { outcome: 'failed', payment: failedPayment }),
    done('payAttempt', { outcome: 'over', payment: { ...payment, state: 'abandoned' } }),
    { type: 'pay.again' },
  ],
  // Other facts that guards read are set in the same step.
  project: ({ order, method }) => [order === null, method === null],
}
