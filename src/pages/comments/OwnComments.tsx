import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listOwnComments, type OwnComment } from '../../contract/comment.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { OwnEntry } from './OwnEntry.tsx'

/** The member's comments under headlines and videos. */
export const OwnComments = () => {
  const { api } = useServices()
  const list = useRemoteList(
    entries,
    { fetchPage: (page, signal) => api.call(listOwnComments, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} height="9rem" empty={<NothingYet list="comment" />}>
      {(entry) => <OwnEntry entry={entry} />}
    </MemberList>
  )
}

const entries = createRemoteListMachine<OwnComment>()
