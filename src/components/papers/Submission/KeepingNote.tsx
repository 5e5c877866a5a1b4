import { FormattedMessage } from 'react-intl'

import { Kept } from '../../kit/formPage.styles.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'

export interface KeepingNoteProps {
  keeping: 'none' | 'saving' | 'kept' | 'unsaved' | 'outdated'
  /** The content was restored from this device and is not on the server. */
  isRestored: boolean
  /** Failure of saving it. */
  failure: Failure | null
  onReload: () => void
  /** Absent where the other text has to be looked at first. */
  onOverwrite?: () => void
}

/** Shows the state of the draft unobtrusively; where another device saved a different one, one of the two is chosen. */
export const KeepingNote = ({ keeping, isRestored, failure, onReload, onOverwrite }: KeepingNoteProps) => (
  <>
    <Kept
      role={keeping === 'outdated' ? 'alert' : 'status'}
      aria-live={keeping === 'saving' || keeping === 'kept' ? 'off' : 'polite'}
      data-keeping={keeping}
    >
      {keeping !== 'none' ? (
        <>
          <FormattedMessage id={`submission.keeping.${keeping}`} />
          {keeping === 'unsaved' && failure !== null && (
            <>
              {' · '}
              <FailureText failure={failure} />
            </>
          )}
        </>
      ) : (
        isRestored && <FormattedMessage id="submission.keeping.restored" />
      )}
      {keeping === 'unsaved' && failure !== null && (
        <>
          {' '}
          <FormattedMessage
            id="submission.keeping.why"
            values={{ why: <FailureText key="why" failure={failure} /> }}
          />
        </>
      )}
    </Kept>
    {keeping === 'outdated' && (
      <>
        <Button variant="quiet" small onClick={onReload}>
          <FormattedMessage id="submission.keeping.reload" />
        </Button>
        {onOverwrite !== undefined && (
          <Button variant="plain" small onClick={onOverwrite}>
            <FormattedMessage id="submission.keeping.overwrite" />
          </Button>
        )}
      </>
    )}
  </>
)
