import type { Failure } from '../../../contract/failure.ts'
import type { FactorWay, WaysOfAccount } from '../../../contract/secondFactor.ts'

export type FactorView = 'loading' | 'failed' | FactorWay | 'blocked' | 'lost'

/** Reason for the check: after signing in, or before a sensitive action. */
export type FactorPurpose = 'signIn' | 'stepUp'

/** Lazy; mount it while it is open. */
export interface FactorDialogProps {
  purpose: FactorPurpose
  view: FactorView
  /** Null until loaded. */
  ways: WaysOfAccount | null
  busy: boolean
  /** The browser's passkey dialog is open. */
  asking: boolean
  failure: Failure | null
  /** There is something to go back to from `lost`. */
  hasWayBack: boolean
  onRetry: () => void
  onChoose: (way: FactorWay) => void
  onAsk: () => void
  onStop: () => void
  onCode: (code: string) => void
  onLose: () => void
  onBack: () => void
  onLeave: () => void
}
