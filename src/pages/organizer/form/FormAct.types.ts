import type { ConferenceForm } from '../../../contract/conferenceForm.ts'

export interface FormActProps {
  readonly form: ConferenceForm
  /** `isChanged`: the page shows outdated data. */
  readonly onEnd: (isChanged: boolean) => void
}
