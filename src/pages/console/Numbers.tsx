import { useServices } from '../../app/context.tsx'
import { JobNumbers } from '../../components/Operators/JobNumbers.tsx'
import { getJobCounts } from '../../contract/jobs.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** How the work in the background stands; without an answer the lists below say what is wrong. */
export const Numbers = () => {
  const { api } = useServices()
  const { one } = useRemoteOne((signal) => api.call(getJobCounts, {}, { signal }), undefined)
  return one && <JobNumbers counts={one} />
}
