import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { FailureText } from '../../kit/FailureText.tsx'

export type Saving = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'locked'

interface Props {
  readonly saving: Saving
  readonly failure: Failure | null
}

/** State of saving the input. Announced only when it changes, which typing alone does not cause. */
export const SavingNote = ({ saving, failure }: Props) => (
  <span role="status" data-saving={saving}>
    <FormattedMessage id={`campaign.saving.${saving}`} />
    {failure !== null && (
      <>
        {' '}
        <FailureText failure={failure} />
      </>
    )}
  </span>
)
