import { waitTimeMachine } from './waitTime.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

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
