import { fireRecord } from '../contract/lifecycle.ts'
import { getOrder, getPayment, setCoupon, startPayment } from '../contract/order.ts'
import type { PaymentCard } from '../contract/order.ts'
import type { Api } from './api.ts'
import { sendVoucher } from './sendVoucher.ts'
import { watchVisibility } from './visibility.ts'

interface Deps {
  api: Api
  /** Epoch milliseconds. */
  now: () => number
}

/** Everything that paying for an order does to the outside world; satisfies the ports of the payment machines. */
export const createCheckoutService = ({ api, now }: Deps) => ({
  watchVisibility,
  sendVoucher: (paymentId: number) => sendVoucher(api, paymentId),
  getOrder: async (id: number, signal: AbortSignal) => {
    const order = await api.call(getOrder, { id }, { signal })
    return { order, now: now() }
  },
  setCoupon: (
    { orderId, code, version, key }: { orderId: number; code: string; version: number; key: string },
    signal: AbortSignal,
  ) => api.call(setCoupon, { order_id: orderId, code, version, key }, { signal }),
  startPayment: (
    { orderId, method, key }: { orderId: number; method: PaymentCard['method']; key: string },
    signal: AbortSignal,
  ) => api.call(startPayment, { order_id: orderId, method, key }, { signal }),
  getPayment: (id: number, signal: AbortSignal) => api.call(getPayment, { id }, { signal }),
  abandonPayment: async (
    { id, version, key }: { id: number; version: number; key: string },
    signal: AbortSignal,
  ) => {
    await api.call(fireRecord, { entity: 'payment', id, event: 'payment.abandon', version, key }, { signal })
  },
})
