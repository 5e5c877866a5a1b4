import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../Button.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { FailureText } from '../FailureText.tsx'
import { Actions, Block } from './RecordNotice.styles.ts'
import type { NoticeKind } from './Record.types.ts'

interface Props {
  readonly kind: NoticeKind
  /** Requested event. */
  readonly event: string
  readonly failure: Failure | null
  /** The event is possible now, as far as the page knows. */
  readonly canGoOn: boolean
  readonly onAgain: () => void
  readonly onDismiss: () => void
}

/** Reason that the event did not happen, and the ways on. */
export const RecordNotice = ({ kind, event, failure, canGoOn, onAgain, onDismiss }: Props) => {
  const values = { event: <FormattedMessage id={`record.do.${event}`} /> }
  const isGone = kind === 'conflict' && !canGoOn
  return (
    <Block role="alert" $isFault={kind === 'refused'}>
      <h2>
        <FormattedMessage id={`record.${kind}.title`} values={values} />
      </h2>
      <p>
        {kind === 'refused' && failure !== null ? (
          <FailureText failure={failure} />
        ) : (
          <FormattedMessage id={`record.${kind}.text`} values={values} />
        )}
      </p>
      {isGone && (
        <p>
          <FormattedMessage id="record.conflict.gone" values={values} />
        </p>
      )}
      <Actions>
        {!isGone && (
          <Button small onClick={onAgain}>
            <FormattedMessage id={`record.${kind}.again`} />
          </Button>
        )}
        {failure?.reason === 'secondFactorMissing' && (
          <ButtonLink small href="/account/security">
            <FormattedMessage id="factor.missing.action" />
          </ButtonLink>
        )}
        <Button variant="quiet" small onClick={onDismiss}>
          <FormattedMessage id={kind === 'unanswered' ? 'record.unanswered.look' : 'record.dismiss'} />
        </Button>
      </Actions>
    </Block>
  )
}
