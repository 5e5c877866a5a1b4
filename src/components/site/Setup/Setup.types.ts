import type { Failure } from '../../../contract/failure.ts'

/** What every step of the first run gets. */
export interface StepProps {
  readonly busy: boolean
  readonly failure: Failure | null
  /** It is being left for later. */
  readonly isPassing: boolean
  readonly onSave: (texts: Readonly<Record<string, string>>) => void
  readonly onPass: () => void
}
