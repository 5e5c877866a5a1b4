import type { Failure } from '../../contract/failure.ts'
import type { InvoiceForm } from '../../contract/invoiceForm.ts'

export interface InvoiceFormInput {
  /** Id of the invoice. */
  id: number
  /** Version in the list: a request that another user moved on since is refused. */
  version: number
}

export interface InvoiceFormContext extends InvoiceFormInput {
  /** Values sent last, or waiting for a yes; null before the first time. */
  values: InvoiceForm | null
  /** Idempotency key of `values`. */
  key: string
  /** Tax number with a wrong check digit that the visitor has confirmed, or empty. */
  acceptedNumber: string
  failure: Failure | null
}

export type InvoiceFormEvent =
  /** `values` have passed the contract; `key` is used unless they are what was sent before. */
  | { type: 'form.submit'; values: InvoiceForm; key: string }
  /** The number is right, whatever its check digit says. */
  | { type: 'form.confirm' }
  | { type: 'form.amend' }
  | { type: 'form.close' }

export type InvoiceFormEmitted =
  | { type: 'form.saved' }
  /** `isOutdated`: what the list shows of this invoice is not true any more. */
  | { type: 'form.left'; isOutdated: boolean }

/** Views of the form; each is a tag of the machine. */
export const invoiceFormViews = ['editing', 'warned', 'outdated'] as const
export type InvoiceFormTag = 'busy' | 'failure' | (typeof invoiceFormViews)[number]

export interface SaveInvoice extends InvoiceFormInput {
  key: string
  values: InvoiceForm
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface InvoiceFormPort {
  /** Rejects with `CallError`. */
  saveInvoice(wish: SaveInvoice, signal: AbortSignal): Promise<void>
}
