import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { AskedList } from '../../components/papers/Assignment/AskedList.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { isMissing } from '../../contract/failure.ts'
import { getPaperReviewers } from '../../contract/paperAssignment.ts'
import { useCall } from '../shared/useCall.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

interface Props {
  paperId: number
  command: ReviewerCommand
  /** Further candidates, while the paper is under review. */
  children: ReactNode
}

/** Invited reviewers of a paper, with their progress; below, further candidates. */
export const Asked = ({ paperId, command, children }: Props) => {
  const { view, one, failure, onRetry } = useCall(getPaperReviewers, { id: paperId })
  if (view === 'failed' && isMissing(failure)) return <StatusPage name="404" />
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  if (one === null) return <Skeleton $height="20rem" />
  const { busy, send } = command
  return (
    <>
      <h1 tabIndex={-1}>
        <FormattedMessage id="assignment.title.paper" />
      </h1>
      <AskedList
        paper={one}
        busy={busy}
        onEvent={({ id: reviewId, version }, event, reason) =>
          send({ kind: 'review', reviewId, version, event, reason })
        }
        onAgain={() => send({ kind: 'again', paperId })}
        onLink={(invitationId, act) => send({ kind: 'link', paperId, invitationId, act })}
      />
      {one.is_open && children}
    </>
  )
}
