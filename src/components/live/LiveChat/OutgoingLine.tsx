import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Fate, Line, Text } from './ChatLine.styles.ts'

export interface OutgoingLineProps {
  text: string
  /** Null: under way. */
  failure: Failure | null
  canResend: boolean
  onResend: () => void
  onDiscard: () => void
}

/** A message of one's own that has not arrived yet (CHAT-01). */
export const OutgoingLine = ({ text, failure, canResend, onResend, onDiscard }: OutgoingLineProps) => (
  <Line $own>
    <Text $quiet>{text}</Text>
    <Fate $bad={failure !== null}>
      {failure === null ? (
        <FormattedMessage id="chat.sending" />
      ) : (
        <>
          <span role="alert">
            {isBan(failure) ? (
              <FormattedMessage id="live.failed.banned" />
            ) : (
              <>
                <FormattedMessage id="live.failed.send" /> <FailureText failure={failure} />
              </>
            )}
          </span>
          <Button variant="quiet" small aria-disabled={!canResend} onClick={canResend ? onResend : undefined}>
            <FormattedMessage id="chat.resend" />
          </Button>
          <Button variant="plain" small onClick={onDiscard}>
            <FormattedMessage id="chat.discard" />
          </Button>
        </>
      )}
    </Fate>
  </Line>
)

const isBan = ({ reason }: Failure) => reason === 'mutedGroup' || reason === 'mutedMember'
