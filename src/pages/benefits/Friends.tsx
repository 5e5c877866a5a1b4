import { FormattedMessage } from 'react-intl'

import { FriendRow } from '../../components/benefits/Benefits/FriendRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listInvited } from '../../contract/benefits.ts'
import { useCallList } from '../shared/useCallList.ts'

/** Friends that the member invited (BEN-02). */
export const Friends = () => {
  const { onRefresh: _refresh, ...list } = useCallList(listInvited, {})
  return (
    <MemberList
      {...list}
      title="benefits.friends.list"
      height="6rem"
      empty={
        <EmptyState>
          <FormattedMessage id="benefits.empty.friends" />
        </EmptyState>
      }
    >
      {(friend) => <FriendRow friend={friend} />}
    </MemberList>
  )
}
