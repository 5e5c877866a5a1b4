import { FormattedMessage, useIntl } from 'react-intl'

import type { JobCard as Job, JobSide } from '../../../contract/jobs.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Told, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

interface Props {
  readonly job: Job
  readonly side: JobSide
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** A job that was given up: kind, recipient, reason, and possible decisions. */
export const JobCard = ({ job, side, onRetry, onDiscard }: Props) => {
  const { messages } = useIntl()
  const fault = `operators.fault.${job.fault}`
  return (
    <Card
      tone={side === 'dead' ? 'seal' : 'neutral'}
      state={<FormattedMessage id={`operators.side.${side}`} />}
    >
      <Inside>
        <Main>
          <Quiet>
            <FormattedMessage id={`operators.kind.${job.kind}`} />
          </Quiet>
          <Name>{job.subject || <FormattedMessage id="operators.job.unknown" />}</Name>
          <Facts>
            <Fact name="operators.job.to">
              {job.user_id === null ? (
                job.to || '—'
              ) : (
                <a href={`/console/users/${job.user_id}`}>{job.to || '—'}</a>
              )}
            </Fact>
            <Fact name="operators.job.fault">
              <FormattedMessage
                id={fault in messages ? fault : 'operators.fault.other'}
                values={{ name: job.fault }}
              />
            </Fact>
            <Fact name="operators.job.attempts">{job.attempts}</Fact>
            <Fact name="operators.job.since">
              <Moment at={job.dead_at} format={toTheMinuteWithYear} />
            </Fact>
          </Facts>
        </Main>
        <Whole>
          {job.is_stopped && (
            <Told>
              <FormattedMessage id="operators.job.stopped" />{' '}
              <a href="/console/jobs?side=stopped">
                <FormattedMessage id="operators.job.toStopped" />
              </a>
            </Told>
          )}
          <Actions>
            {!job.is_stopped && (
              <Button variant="quiet" small onClick={onRetry}>
                <FormattedMessage id="operators.act.retryJob" />
              </Button>
            )}
            {side === 'dead' && (
              <Button variant="plain" small onClick={onDiscard}>
                <FormattedMessage id="operators.act.discardJob" />
              </Button>
            )}
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}
