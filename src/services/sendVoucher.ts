import { submitVoucher } from '../contract/order.ts'
import type { FilePort } from '../kinds/file/file.types.ts'
import type { Api } from './api.ts'
import { sendFileTo } from './sendFile.ts'

/** Hands in the voucher of a transfer. */
export const sendVoucher = (api: Api, paymentId: number): FilePort<{ version: number }>['sendFile'] =>
  sendFileTo(({ wish: { version }, key }, content, options) =>
    api.call(submitVoucher, { payment_id: paymentId, version, key, content }, options),
  )
