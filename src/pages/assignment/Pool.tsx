import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { PoolCard } from '../../components/papers/Assignment/PoolCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPool } from '../../contract/paperAssignment.ts'
import type { PoolMember } from '../../contract/paperAssignment.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

/** Possible reviewers for a conference. */
export const Pool = ({ conferenceId, command }: { conferenceId: number; command: ReviewerCommand }) => {
  const { api } = useServices()
  const list = useRemoteList(
    pool,
    { fetchPage: (page, signal) => api.call(listPool, { conference_id: conferenceId, page }, { signal }) },
    undefined,
  )
  return (
    <MemberList
      {...list}
      height="8rem"
      count="assignment.count"
      empty={
        <EmptyState>
          <FormattedMessage id="assignment.pool.none" />
        </EmptyState>
      }
    >
      {(member) => (
        <PoolCard
          member={member}
          busy={command.busy}
          onRemove={() => command.send({ kind: 'remove', conferenceId, reviewerId: member.id })}
        />
      )}
    </MemberList>
  )
}

const pool = createRemoteListMachine<PoolMember>()
