import { toFailure } from '../contract/failure.ts'
import type { Failure } from '../contract/failure.ts'
import { submitVoucher } from '../contract/order.ts'
import type { Api } from './api.ts'
import { readVoucher } from './readVoucher.ts'

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

/** Hands in the voucher of a transfer; answers how to give it up, after which nothing is told any more. */
export const sendVoucher = (
  api: Api,
  { paymentId, version, key, file }: Voucher,
  tell: (fact: Fact) => void,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const onProgress = (share: number) => tell({ type: 'voucher.progressed', share })
  readVoucher(file)
    .then((content) =>
      api.call(submitVoucher, { payment_id: paymentId, version, key, content }, { signal, onProgress }),
    )
    .then(
      () => !signal.aborted && tell({ type: 'voucher.finished' }),
      (error: unknown) => !signal.aborted && tell({ type: 'voucher.failed', failure: toFailure(error) }),
    )
  return () => stop.abort()
}
