import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listCollected } from '../../contract/collection.ts'
import type { CollectionKind } from '../../contract/collection.ts'
import { useCallList } from '../shared/useCallList.ts'
import { CollectedEntry } from './CollectedEntry.tsx'

/** Collected entries of one kind; another kind is another list. */
export const Collection = ({ kind }: { kind: CollectionKind }) => {
  const list = useCallList(listCollected, { kind })
  return (
    <MemberList {...list} height="11rem" empty={<NothingYet list={`${kind}Collection`} />}>
      {(entry) => <CollectedEntry kind={kind} entry={entry} />}
    </MemberList>
  )
}
