import { FormattedMessage } from 'react-intl'

import { CandidateCard } from '../../components/papers/Assignment/CandidateCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listCandidates } from '../../contract/paperAssignment.ts'
import { useCallList } from '../shared/useCallList.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

interface Props {
  paperId: number
  q: string
  command: ReviewerCommand
}

/** The pool as seen from one paper. */
export const Candidates = ({ paperId, q, command }: Props) => {
  const list = useCallList(listCandidates, { id: paperId, q })
  return (
    <MemberList
      {...list}
      height="9rem"
      count="assignment.count"
      empty={
        <EmptyState>
          <FormattedMessage id="assignment.candidates.none" />
        </EmptyState>
      }
    >
      {(candidate) => (
        <CandidateCard
          candidate={candidate}
          busy={command.busy}
          onInvite={(reason) => command.send({ kind: 'invite', paperId, reviewerId: candidate.id, reason })}
        />
      )}
    </MemberList>
  )
}
