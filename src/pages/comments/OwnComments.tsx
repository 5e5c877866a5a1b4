import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listOwnComments } from '../../contract/comment.ts'
import { useCallList } from '../shared/useCallList.ts'
import { OwnEntry } from './OwnEntry.tsx'

/** The member's comments under headlines and videos. */
export const OwnComments = () => {
  const list = useCallList(listOwnComments, {})
  return (
    <MemberList {...list} height="9rem" empty={<NothingYet list="comment" />}>
      {(entry) => <OwnEntry entry={entry} />}
    </MemberList>
  )
}
