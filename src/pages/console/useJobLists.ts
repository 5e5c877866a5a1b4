import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import {
  listJobs,
  listStopped,
  type JobCard,
  type JobSide,
  type StoppedAddress,
} from '../../contract/jobs.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { placedPages } from './placedPages.ts'

/** Jobs that were given up, or discarded since. */
export const useGivenUp = (side: JobSide) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(listJobs, { side, ...(after === undefined ? {} : { after }) }, { signal }),
      ({ place }: JobCard) => place,
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(jobs, { fetchPage }, undefined)
  return list
}

/** Addresses to which nothing is sent. */
export const useStopped = (q: string) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) => {
        const wish = { ...(q === '' ? {} : { q }), ...(after === undefined ? {} : { after }) }
        return api.call(listStopped, wish, { signal })
      },
      ({ place }: StoppedAddress) => place,
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(addresses, { fetchPage }, undefined)
  return list
}

const jobs = createRemoteListMachine<JobCard>()
const addresses = createRemoteListMachine<StoppedAddress>()
