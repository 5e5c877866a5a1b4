import type { Failure } from '../../contract/failure.ts'
import type { Application } from '../../contract/organizer.ts'
import type { OrganizerForm } from '../../contract/organizerForm.ts'

/** Values of the fields, by name. */
export type Texts = Readonly<Record<string, string>>

/** The application, and the text typed on an earlier visit and not sent. */
export interface Known {
  application: Application
  draft: Texts
}

export interface OrganizerApplicationContext {
  /** Null until it has come for the first time, and after a change of it came too late. */
  application: Application | null
  /** Initial values of the form. */
  texts: Texts
  /** Something of `texts` was typed on an earlier visit. */
  isRestored: boolean
  /** Values sent last, or waiting for a yes; null before the first time. */
  values: OrganizerForm | null
  /** Idempotency key of `values`, or of the withdrawal. */
  key: string
  /** Tax number with a wrong check digit that the visitor has confirmed, or empty. */
  acceptedNumber: string
  failure: Failure | null
}

export type OrganizerApplicationEvent =
  | { type: 'application.retry' }
  /** Looks for a decision. */
  | { type: 'application.refresh' }
  /** `values` have passed the contract; `key` is used unless they are what was sent before. */
  | { type: 'application.submit'; values: OrganizerForm; key: string }
  /** The number is right, whatever its check digit says. */
  | { type: 'application.confirm' }
  /** Something was typed after the warning. */
  | { type: 'application.edit' }
  | { type: 'application.withdraw'; key: string }
  | { type: 'application.amend' }
  | { type: 'application.cancel' }

export type OrganizerApplicationEmitted = { type: 'application.sent' } | { type: 'application.withdrawn' }

export type OrganizerApplicationTag =
  | 'busy'
  | 'failure'
  | 'loading'
  | 'form'
  | 'amending'
  | 'warned'
  | 'saving'
  | 'withdrawing'

export interface Submission {
  version: number
  key: string
  values: OrganizerForm
}

export interface Withdrawal {
  application: Application
  key: string
}

/** Everything rejects with `CallError`. @public */
export interface OrganizerApplicationPort {
  loadApplication(signal: AbortSignal): Promise<Known>
  /** Puts it under review; what was typed is not needed as a draft any more. */
  submitApplication(submission: Submission, signal: AbortSignal): Promise<Application>
  /** Takes it back; what was sent becomes the draft. */
  withdrawApplication(withdrawal: Withdrawal, signal: AbortSignal): Promise<void>
}
