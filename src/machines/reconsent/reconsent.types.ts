import type { PendingConsent } from '../../contract/consent.ts'
import type { Failure } from '../../contract/failure.ts'

export interface ReconsentContext {
  /** Consents that the member has not given yet. */
  pending: readonly PendingConsent[]
  failure: Failure | null
}

export type ReconsentEvent =
  /** A call was refused until the member agrees, and waits. */
  | { type: 'consent.needed' }
  /** Another page of this browser has agreed. */
  | { type: 'consent.changed' }
  | { type: 'consent.accept' }
  | { type: 'consent.decline' }

export type ReconsentEmitted =
  /** Lets waiting calls go on, or makes them fail. */
  { type: 'consent.settled'; isGiven: boolean } | { type: 'consent.declined' }

export type ReconsentTag = 'busy' | 'failure' | 'asked'

/** Port of the flow; its promises reject with `CallError`. @public */
export interface ReconsentPort {
  fetchConsents(signal: AbortSignal): Promise<PendingConsent[]>
  /** Returns documents published since. */
  giveConsent(seen: readonly PendingConsent[], signal: AbortSignal): Promise<PendingConsent[]>
  /** Answers the clean-up, with which whatever waits fails. */
  watchConsent(tell: (event: { type: 'consent.needed' } | { type: 'consent.changed' }) => void): () => void
}
