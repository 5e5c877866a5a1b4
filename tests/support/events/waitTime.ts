import { waitTimeMachine } from '../../../src/machines/waitTime/waitTime.machine.ts'
import { callError } from '../payloads.ts'
import { done, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

export const waitTime: Model<typeof waitTimeMachine> = {
  machine: waitTimeMachine,
  inputs: [undefined],
  events: [
    { type: 'wait.set', seconds: 30 },
    done('setWaitTime'),
    failed('setWaitTime', callError('refused', 'epochStale')),
  ],
  project: ({ failure }) => failure !== null,
}
