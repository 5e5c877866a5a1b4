import type { OrderDetails } from '../../src/contract/order.ts'
import { voucherFile } from '../../src/contract/voucherFile.ts'
import { endingByContent } from '../files/images.ts'
import { Refused } from '../shared/refused.ts'
import { paymentCardOf } from '../pay/payments.ts'
import { actorOf } from './record.ts'
import { isRowId, type AdmissionTable, type HandlerTable, type Deps } from './table.ts'

/** Paying an order. */
export const paymentHandlers = ({ payments, uploads, db }: Deps) =>
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

    submitVoucher: async ({ payment_id, version, key }, call) => {
      const { userId } = call.member
      const ending = await endingByContent(call.file)
      const voucher = await uploads.keep(db, call.file.draft, { userId, place: 'vouchers', ending })
      let isUsed = false
      try {
        isUsed = await payments.submit(actorOf(call), { id: payment_id, version, key, voucher })
      } finally {
        if (!isUsed) await uploads.discard('vouchers', voucher)
      }
      const { payment } = await payments.look(payment_id, userId)
      return paymentCardOf(payment)
    },
  }) satisfies Partial<HandlerTable>

export const paymentAdmissions = ({ payments, uploads }: Deps) =>
  ({
    submitVoucher: async ({ payment_id }, { member }) => {
      if (!isRowId(payment_id)) throw new Refused('notFound')
      await payments.own(payment_id, member.userId)
      return { draft: () => uploads.draft('vouchers'), ...voucherFile }
    },
  }) satisfies Partial<AdmissionTable>
