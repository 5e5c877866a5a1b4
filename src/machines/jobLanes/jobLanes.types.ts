import type { CallOutput } from '../../contract/endpoint.ts'
import type { Failure } from '../../contract/failure.ts'
import type { getJobCounts, getLanes } from '../../contract/jobs.ts'

/** State of the background work. */
export interface LaneBoard {
  readonly counts: CallOutput<typeof getJobCounts>
  readonly lanes: CallOutput<typeof getLanes>['lanes']
}

export interface JobLanesContext {
  /** Null until it has come for the first time. */
  board: LaneBoard | null
  failure: Failure | null
}

interface AgeSignal {
  type: 'page.aged'
}

export type JobLanesEvent = AgeSignal | { type: 'lanes.retry' }

export const laneViews = ['loading', 'failed', 'shown'] as const
export type JobLanesTag = 'busy' | 'failure' | 'settled' | (typeof laneViews)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface JobLanesPort {
  /** Rejects with `CallError`. */
  fetchLanes(signal: AbortSignal): Promise<LaneBoard>
  watchAge(tell: (signal: AgeSignal) => void): () => void
}
