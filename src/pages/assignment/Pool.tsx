import { FormattedMessage } from 'react-intl'

import { PoolCard } from '../../components/papers/Assignment/PoolCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPool } from '../../contract/paperAssignment.ts'
import { useCallList } from '../shared/useCallList.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

/** Possible reviewers for a conference. */
export const Pool = ({ conferenceId, command }: { conferenceId: number; command: ReviewerCommand }) => {
  const list = useCallList(listPool, { conference_id: conferenceId })
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
