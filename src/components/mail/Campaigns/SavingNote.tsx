import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { FailureText } from '../../kit/FailureText.tsx'

export type Saving = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'locked'

interface Props {
  readonly saving: Saving
  readonly failure: Failure | null
}

/** Where what is typed is now. Said again only when it changes, which typing alone does not do. */
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
