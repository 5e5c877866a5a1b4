import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Application } from '../../../contract/organizer.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { Actions, Inside, Note, StatusCard } from '../../kit/formPage.styles.ts'

export interface AttestStatusProps {
  /** Under review, approved, or approved with a change under review. */
  application: Application
  /** Reason that the action failed. */
  failure: Failure | null
  isLoading: boolean
  isWithdrawing: boolean
  onRefresh: () => void
  onWithdraw: () => void
  onAmend: () => void
  /** To the organizer's own site. */
  onEnter: () => void
}

/** Submitted application, and the decision on it. */
export const AttestStatus = (props: AttestStatusProps) => {
  const { application, failure, isLoading, isWithdrawing } = props
  const { state, reason } = application
  const status = statusOf(state)
  const busy = isLoading || isWithdrawing
  return (
    <StatusCard aria-busy={busy || undefined}>
      {failure !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={failure} />
        </Note>
      )}
      <Card
        tone={status === 'approved' ? 'good' : 'waiting'}
        state={<FormattedMessage id={`attest.status.${status}`} />}
      >
        <Inside data-status={status}>
          <h2>
            <FormattedMessage id={`attest.status.${status}.title`} />
          </h2>
          <p role="status">
            <FormattedMessage id={`attest.status.${status}.text`} />
          </p>
          {status === 'approved' && reason !== null && (
            <Note $tone="seal">
              <FormattedMessage id="attest.changeRejected" values={{ reason }} />
            </Note>
          )}
          <Actions>
            {state.startsWith('approved') && (
              <Button onClick={props.onEnter}>
                <FormattedMessage id="attest.enter" />
              </Button>
            )}
            {status === 'approved' && (
              <Button variant="quiet" onClick={busy ? undefined : props.onAmend}>
                <FormattedMessage id="attest.amend" />
              </Button>
            )}
            {(status === 'waiting' || status === 'changing') && (
              <Button variant="quiet" busy={isWithdrawing} onClick={busy ? undefined : props.onWithdraw}>
                <FormattedMessage id="attest.withdraw" />
              </Button>
            )}
            <Button variant="quiet" busy={isLoading} onClick={busy ? undefined : props.onRefresh}>
              <FormattedMessage id="attest.refresh" />
            </Button>
            <ButtonLink variant="plain" href={`/console/organizer/${application.id}`}>
              <FormattedMessage id="attest.history" />
            </ButtonLink>
          </Actions>
          {application.change !== null && (
            <>
              <h3>
                <FormattedMessage id="attest.change" />
              </h3>
              <ApplicationFacts form={application.change} unlike={application.form} />
              <h3>
                <FormattedMessage id="attest.present" />
              </h3>
            </>
          )}
          {application.form !== null && <ApplicationFacts form={application.form} />}
        </Inside>
      </Card>
    </StatusCard>
  )
}

const statusOf = (state: string) => {
  if (state === 'approved.settled') return 'approved'
  if (state === 'approved.changing') return 'changing'
  return state === 'under_review.picked_up' ? 'pickedUp' : 'waiting'
}
