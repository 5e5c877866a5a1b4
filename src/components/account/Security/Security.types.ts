import type { Failure } from '../../../contract/failure.ts'
import type { FactorOverview } from '../../../contract/secondFactor.ts'

export interface SecurityViewProps {
  factors: FactorOverview
  /** A change is under way. */
  busy: boolean
  /** The browser makes a passkey. */
  creating: boolean
  failure: Failure | null
  onAddPasskey: (name: string) => void
  onStop: () => void
  onRename: (id: number, name: string) => void
  onRemovePasskey: (id: number, name: string) => void
  onBeginTotp: () => void
  onRemoveTotp: () => void
  onRenewCodes: () => void
}
