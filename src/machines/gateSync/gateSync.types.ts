import type { Failure } from '../../contract/failure.ts'

/** Scans that this device keeps. */
export interface GateQueue {
  /** Scans that the server does not know yet. */
  waiting: number
  /** Visitors who were let in and whose scan the server did not accept afterwards. */
  issues: readonly GateIssue[]
}

export interface GateIssue {
  /** Nonce of the scan. */
  nonce: string
  /** Why, as the server names it. */
  result: string
  /** Null when it is not known. */
  kind: 'ticket' | 'meal' | null
  /** Empty when it is not known. */
  name: string
  item: string
  /** Time and gate at which this device let the visitor in. */
  scannedAt: string
  scannedGate: string
  /** The sign-in that counts. */
  signedAt: string | null
  gate: string | null
  signedBy: string | null
}

/** A second admission with one ticket, as the server knows it. */
export interface GateConflict {
  id: number
  name: string
  item: string
  gate: string
  scanned_at: string
  scanned_by: string
}

export interface GateReport {
  /** ISO 8601. */
  at: string
  conflicts: readonly GateConflict[]
  /** Valid tickets that this device knows now. */
  tickets: number
}

export interface GateSyncContext extends GateQueue {
  /** Null before the first time. */
  report: GateReport | null
  failure: Failure | null
}

export type NetworkSignal = { type: 'network.lost' } | { type: 'network.found' }
export type QueueSignal = { type: 'queue.changed'; queue: GateQueue }
export type GateSyncEvent = NetworkSignal | QueueSignal | { type: 'sync.now' }
export type GateSyncTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface GateSyncPort {
  /**
   * Sends the server every scan that waits, oldest first, and then reads the list again. Scans that the server has answered are
   * not sent again; those that it does not accept become issues. Rejects with `CallError` at the first that gets no answer.
   */
  syncGate(signal: AbortSignal): Promise<GateReport>
  /** Tells at once what there is, then of every change, also by another tab; answers the clean-up. */
  watchQueue(tell: (signal: QueueSignal) => void): () => void
  /** Tells at once when there is no network; answers the clean-up. */
  watchNetwork(tell: (signal: NetworkSignal) => void): () => void
}
