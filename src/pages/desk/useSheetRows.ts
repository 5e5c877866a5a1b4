import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { listSheetRows, type SheetPart, type SheetRow } from '../../contract/paperSheet.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** Rows of a spreadsheet that was read, in its order. */
export const useSheetRows = (conferenceId: number, id: number, part: SheetPart) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listSheetRows,
          { conference_id: conferenceId, id, part, ...(after === undefined ? {} : { after: Number(after) }) },
          { signal },
        ),
      ({ id: line }: SheetRow) => String(line),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(rows, { fetchPage }, undefined)
  return list
}

const rows = createRemoteListMachine<SheetRow>()
