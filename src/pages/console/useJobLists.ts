import { listJobs, listStopped, type JobSide } from '../../contract/jobs.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'

/** Jobs that were given up, or discarded since. */
export const useGivenUp = (side: JobSide) => usePlacedList(listJobs, { side }, ({ place }) => place)

/** Addresses to which nothing is sent. */
export const useStopped = (q: string) =>
  usePlacedList(listStopped, q === '' ? {} : { q }, ({ place }) => place)
