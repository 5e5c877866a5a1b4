import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ImportRowLine } from '../../components/conference/PeopleImport/ImportRowLine.tsx'
import { listImportRows, type ImportRow } from '../../contract/peopleImport.ts'
import type { ImportPart } from '../../contract/peopleImportWords.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

interface Props {
  readonly id: number
  readonly conferenceId: number
  readonly part: ImportPart
}

/** Rows of a sheet of people, in its order. */
export const ImportRows = ({ id, conferenceId, part }: Props) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listImportRows,
          { id, part, page_size: 50, ...(after === undefined ? {} : { after: Number(after) }) },
          { signal },
        ),
      ({ id: line }: ImportRow) => String(line),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(rows, { fetchPage }, undefined)
  return (
    <MemberList {...list} height="4rem" count="people.import.order" empty={<EmptyState />}>
      {(row) => <ImportRowLine conferenceId={conferenceId} row={row} />}
    </MemberList>
  )
}

const rows = createRemoteListMachine<ImportRow>()
