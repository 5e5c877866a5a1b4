import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { pageAge } from '../../app/lazyServices/pageAge.ts'
import { getJobCounts, getLanes } from '../../contract/jobs.ts'
import { jobLanesMachine } from '../../machines/jobLanes/jobLanes.machine.ts'
import * as select from '../../machines/jobLanes/jobLanes.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'

/** State of the background jobs, kept up to date. */
export const useJobLanes = () => {
  const { api, own } = useServices()
  const [logic] = useState(() =>
    jobLanesMachine.provide({
      actors: actorsOf(jobLanesMachine, {
        fetchLanes: async (signal) => {
          const [counts, { lanes }] = await Promise.all([
            api.call(getJobCounts, {}, { signal }),
            api.call(getLanes, {}, { signal }),
          ])
          return { counts, lanes }
        },
        watchAge: own(pageAge).watchSoon,
      }),
    }),
  )
  const flow = useFlow(logic, {})
  return {
    view: useSelector(flow, select.selectView),
    board: useSelector(flow, select.selectBoard),
    failure: useSelector(flow, select.selectFailure),
    onRetry: () => flow.send({ type: 'lanes.retry' }),
  }
}
