import { FormattedMessage, useIntl } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { JobCard } from '../../components/site/Operators/JobCard.tsx'
import { Button } from '../../components/kit/Button.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { jobKinds, type JobCard as Job, type JobSide } from '../../contract/jobs.ts'
import type { Act } from './acts.ts'
import { useGivenUp } from './useJobLists.ts'

interface Props {
  readonly side: JobSide
  readonly onAct: (act: Act) => void
}

/** Jobs that were given up, or that an administrator has discarded since. */
export const GivenUp = ({ side, onAct }: Props) => {
  const intl = useIntl()
  const list = useGivenUp(side)
  const nameOf = (kind: Job['kind']) => intl.formatMessage({ id: `operators.kind.${kind}` })
  const kinds = jobKinds.filter((kind) => list.items.some((job) => job.kind === kind))
  return (
    <>
      <MemberList
        {...list}
        height="9rem"
        count="operators.job.count"
        empty={
          <EmptyState>
            <FormattedMessage id={`operators.empty.${side}`} />
          </EmptyState>
        }
      >
        {(job) => {
          const about = { id: job.id, subject: job.subject || nameOf(job.kind) }
          return (
            <JobCard
              job={job}
              side={side}
              onRetry={() => onAct({ kind: 'retryJob', ...about })}
              onDiscard={() => onAct({ kind: 'discardJob', ...about })}
            />
          )
        }}
      </MemberList>
      {side === 'dead' &&
        kinds.map((job) => (
          <p key={job}>
            <Button variant="quiet" onClick={() => onAct({ kind: 'retryJobs', job, subject: nameOf(job) })}>
              <FormattedMessage id="operators.act.retryJobs" />
            </Button>
          </p>
        ))}
    </>
  )
}
