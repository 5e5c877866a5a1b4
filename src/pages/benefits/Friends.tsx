import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { FriendRow } from '../../components/benefits/Benefits/FriendRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listInvited, type InvitedFriend } from '../../contract/benefits.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** Friends that the member invited (BEN-02). */
export const Friends = () => {
  const { api } = useServices()
  const { onRefresh: _refresh, ...list } = useRemoteList(
    friends,
    { fetchPage: (page, signal) => api.call(listInvited, { page }, { signal }) },
    undefined,
  )
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

const friends = createRemoteListMachine<InvitedFriend>()
