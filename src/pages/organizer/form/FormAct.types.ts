import type { ConferenceForm } from '../../../contract/conferenceForm.ts'

export interface FormActProps {
  readonly form: ConferenceForm
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}
