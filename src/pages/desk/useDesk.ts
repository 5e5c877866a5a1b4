import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import {
  countDeskPapers,
  listDeskPapers,
  listPaperConferences,
  type DeskCard,
  type PaperConference,
} from '../../contract/paperDesk.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import type { DeskWish } from './deskWish.ts'

/** Papers of a conference, those with the newest number first. */
export const useDeskPapers = ({ conferenceId, filter, q }: DeskWish) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listDeskPapers,
          {
            conference_id: conferenceId,
            filter,
            ...(q === '' ? {} : { q }),
            ...(after === undefined ? {} : { after: Number(after) }),
          },
          { signal },
        ),
      ({ id }: DeskCard) => String(id),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(papers, { fetchPage }, undefined)
  return list
}

/** Number of papers of each kind; `one` is null until it is known. */
export const useDeskCounts = (conferenceId: number) => {
  const { api } = useServices()
  return useRemoteOne(
    (signal) => api.call(countDeskPapers, { conference_id: conferenceId }, { signal }),
    undefined,
  )
}

/** Conferences in which the account decides about papers. */
export const usePaperConferences = () => {
  const { api } = useServices()
  const { onRefresh: _refresh, ...list } = useRemoteList(
    conferences,
    { fetchPage: (page, signal) => api.call(listPaperConferences, { page }, { signal }) },
    undefined,
  )
  return list
}

const papers = createRemoteListMachine<DeskCard>()
const conferences = createRemoteListMachine<PaperConference>()
