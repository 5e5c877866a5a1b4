import type { OwnDeletion } from '../../contract/accountDeletion.ts'
import type { Failure } from '../../contract/failure.ts'

export interface OwnDeletionInput {
  /** State known already, such as a deletion that was requested; null: it is read first. */
  known: OwnDeletion | null
}

export interface OwnDeletionContext {
  /** Null until it has come. */
  deletion: OwnDeletion | null
  failure: Failure | null
}

export type OwnDeletionEvent =
  | { type: 'deletion.retry' }
  /** The member wants to delete the account, and is asked whether that is meant. */
  | { type: 'deletion.begin' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.dismiss' }
  /** The member keeps the account. */
  | { type: 'deletion.keep' }
  /** To sign in again, where that is too long ago. */
  | { type: 'login.accept' }
  | { type: 'login.dismiss' }

export type OwnDeletionEmitted =
  | { type: 'deletion.requested' }
  | { type: 'deletion.kept' }
  | { type: 'login.wanted' }

/** Views of the page; each is a tag of the machine. */
export const ownDeletionViews = ['loading', 'failed', 'open', 'requested'] as const
export type OwnDeletionView = (typeof ownDeletionViews)[number]
/** Dialogs over the page; each is a tag of the machine. */
export const ownDeletionDialogs = ['confirming', 'stale', 'proving'] as const
export type OwnDeletionTag =
  | 'busy'
  | 'failure'
  | 'settled'
  | OwnDeletionView
  | (typeof ownDeletionDialogs)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface OwnDeletionPort {
  fetchDeletion(signal: AbortSignal): Promise<OwnDeletion>
  sendRequest(signal: AbortSignal): Promise<OwnDeletion>
  sendCancel(signal: AbortSignal): Promise<OwnDeletion>
}
