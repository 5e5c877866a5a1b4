import type { Failure } from '../../contract/failure.ts'

export interface TransferVoucherInput {
  paymentId: number
  /** Version of the attempt, as shown: a voucher for an attempt that has moved since is refused. */
  version: number
}

export interface TransferVoucherContext extends TransferVoucherInput {
  /** Null until one is chosen. */
  file: File | null
  /** Idempotency key of `file`; empty until it is sent for the first time. */
  key: string
  /** How much of the file has left, from 0 to 1. */
  share: number
  failure: Failure | null
}

export type SendFact =
  | { type: 'voucher.progressed'; share: number }
  | { type: 'voucher.finished' }
  | { type: 'voucher.failed'; failure: Failure }

export type TransferVoucherEvent =
  | SendFact
  | { type: 'file.choose'; file: File }
  /** `key` is used unless this file was sent before. */
  | { type: 'voucher.send'; key: string }
  | { type: 'voucher.stop' }

export type TransferVoucherEmitted =
  | { type: 'voucher.sent' }
  /** The attempt, not the file, is in the way: what is shown of it may not be true any more. */
  | { type: 'voucher.declined' }

/** Views of the field; each is a tag of the machine. */
export const voucherViews = ['empty', 'refused', 'chosen', 'failed', 'sending', 'sent'] as const
export type TransferVoucherTag = 'busy' | 'failure' | (typeof voucherViews)[number]

export interface SendVoucher extends TransferVoucherInput {
  key: string
  file: File
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface TransferVoucherPort {
  /** Tells how it goes and how it ends; answers how to give it up. */
  sendVoucher(wish: SendVoucher, tell: (fact: SendFact) => void): () => void
}
