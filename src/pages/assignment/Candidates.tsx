import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { CandidateCard } from '../../components/papers/Assignment/CandidateCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listCandidates } from '../../contract/paperAssignment.ts'
import type { Candidate } from '../../contract/paperAssignment.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

interface Props {
  paperId: number
  q: string
  command: ReviewerCommand
}

/** The pool as seen from one paper. */
export const Candidates = ({ paperId, q, command }: Props) => {
  const { api } = useServices()
  const list = useRemoteList(
    candidates,
    { fetchPage: (page, signal) => api.call(listCandidates, { id: paperId, q, page }, { signal }) },
    undefined,
  )
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

const candidates = createRemoteListMachine<Candidate>()
