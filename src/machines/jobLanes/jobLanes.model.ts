import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { jobLanesMachine } from './jobLanes.machine.ts'

const { getJobCounts: counts, getLanes } = fixturesFor('zh')

export const jobLanes: Model<typeof jobLanesMachine> = {
  machine: jobLanesMachine,
  inputs: [undefined],
  events: [
    done('fetchLanes', { counts, lanes: getLanes.lanes }),
    failed('fetchLanes', callError('offline')),
    { type: 'lanes.retry' },
    { type: 'page.aged' },
  ],
  project: ({ board, failure }) => ({ known: board !== null, failure: failure !== null }),
}
