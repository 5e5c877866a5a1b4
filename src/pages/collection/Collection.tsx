import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { listCollected } from '../../contract/collection.ts'
import type { CollectedEntry as Entry, CollectionKind } from '../../contract/collection.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { CollectedEntry } from './CollectedEntry.tsx'

/** Collected entries of one kind; another kind is another list. */
export const Collection = ({ kind }: { kind: CollectionKind }) => {
  const { api } = useServices()
  const list = useRemoteList(
    entries,
    { fetchPage: (page, signal) => api.call(listCollected, { kind, page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} height="11rem" empty={<NothingYet list={`${kind}Collection`} />}>
      {(entry) => <CollectedEntry kind={kind} entry={entry} />}
    </MemberList>
  )
}

const entries = createRemoteListMachine<Entry>()
