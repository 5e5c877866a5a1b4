import type { Failure } from '../contract/failure.ts'
import { submitVoucher } from '../contract/order.ts'
import type { Api } from './api.ts'
import { sendFile } from './sendFile.ts'

interface Voucher {
  paymentId: number
  version: number
  key: string
  file: File
}

type Fact =
  | { type: 'voucher.progressed'; share: number }
  | { type: 'voucher.finished' }
  | { type: 'voucher.failed'; failure: Failure }

/** Uploads the voucher of a transfer; returns a cancel function, after which no callback is called. */
export const sendVoucher = (
  api: Api,
  { paymentId, version, key, file }: Voucher,
  tell: (fact: Fact) => void,
): (() => void) =>
  sendFile({
    file,
    field: 'content',
    send: (content, options) =>
      api.call(submitVoucher, { payment_id: paymentId, version, key, content }, options),
    onProgress: (share) => tell({ type: 'voucher.progressed', share }),
    onSent: () => tell({ type: 'voucher.finished' }),
    onFailure: (failure) => tell({ type: 'voucher.failed', failure }),
  })
