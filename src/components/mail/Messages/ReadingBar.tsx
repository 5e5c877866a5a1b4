import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Actions } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Bar } from './ReadingBar.styles.ts'

export interface ReadingBarProps {
  /** Something that is shown is unread. */
  canReadAll: boolean
  /** Reason that the reading state was not saved; null: saved, or about to be. */
  failure: Failure | null
  onReadAll: () => void
  onRetry: () => void
}

export const ReadingBar = ({ canReadAll, failure, onReadAll, onRetry }: ReadingBarProps) => (
  <Bar>
    <Actions>
      <Button small variant="quiet" disabled={!canReadAll} onClick={onReadAll}>
        <FormattedMessage id="message.readAll" />
      </Button>
    </Actions>
    {failure !== null && (
      <Actions role="alert">
        <Refusal>
          <FormattedMessage id="message.notSaved" /> <FailureText failure={failure} />
        </Refusal>
        <Button small onClick={onRetry}>
          <FormattedMessage id="state.retry" />
        </Button>
      </Actions>
    )}
  </Bar>
)
