import type { OrderDetails } from '../../src/contract/order.ts'
import { Refused } from '../http/refused.ts'
import { paymentCardOf } from '../pay/payments.ts'
import { actorOf } from './record.ts'
import { isRowId, type HandlerTable, type Tools } from './table.ts'

/** Paying an order. */
export const paymentHandlers = ({ payments }: Tools) =>
  ({
    startPayment: async ({ order_id, method, key }, { exchange, member }) => {
      if (!isRowId(order_id)) throw new Refused('notFound')
      const { origin, language } = exchange
      const { userId } = member
      return paymentCardOf(await payments.start({ userId, orderId: order_id, method, key, origin, language }))
    },

    getPayment: async ({ id }, { member }) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const { payment, orderState } = await payments.look(id, member.userId)
      return { ...paymentCardOf(payment), order_state: orderState as OrderDetails['state'] }
    },

    submitVoucher: async ({ payment_id, version, key, content }, call) => {
      if (!isRowId(payment_id)) throw new Refused('notFound')
      await payments.submit(actorOf(call), { id: payment_id, version, key, content })
      const { payment } = await payments.look(payment_id, call.member.userId)
      return paymentCardOf(payment)
    },
  }) satisfies Partial<HandlerTable>
