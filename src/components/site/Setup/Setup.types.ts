import type { Failure } from '../../../contract/failure.ts'

/** Props of every step of the first run. */
export interface StepProps {
  readonly busy: boolean
  readonly failure: Failure | null
  /** It is being left for later. */
  readonly isPassing: boolean
  readonly onSave: (texts: Readonly<Record<string, string>>) => void
  readonly onPass: () => void
}
