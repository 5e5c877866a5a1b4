import type { AccountDetail, showContact } from '../../contract/accounts.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/failure.ts'

export type Contact = CallOutput<typeof showContact>

export interface AccountRecordContext {
  /** Null until it has come for the first time. */
  account: AccountDetail | null
  /** In full; null while it is hidden. */
  contact: Contact | null
  failure: Failure | null
}

export type AccountRecordEvent =
  | { type: 'account.retry' }
  /** Another user has changed it. */
  | { type: 'account.refresh' }
  /** An act was answered with the account as it is now. */
  | { type: 'account.learned'; account: AccountDetail }
  | { type: 'contact.show' }
  | { type: 'contact.hide' }

export type AccountRecordEmitted = { type: 'contact.failed'; failure: Failure }

/** Views of the page; each is a tag of the machine. */
export const accountViews = ['loading', 'failed', 'open'] as const
/** Whether anybody signs in to it. */
export const accountStatuses = ['active', 'locked'] as const
export type AccountRecordTag =
  | 'busy'
  | 'failure'
  | 'settled'
  | 'showing'
  | (typeof accountViews)[number]
  | (typeof accountStatuses)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface AccountRecordPort {
  /** Rejects with `CallError`. */
  fetchAccount(signal: AbortSignal): Promise<AccountDetail>
  /** Written down on the server. Rejects with `CallError`. */
  fetchContact(signal: AbortSignal): Promise<Contact>
}
