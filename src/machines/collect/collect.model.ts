import { collectMachine } from './collect.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const collect: Model<typeof collectMachine> = {
  machine: collectMachine,
  inputs: [{ collected: null }, { collected: false }],
  events: [
    { type: 'collect.toggle', member: true },
    { type: 'collect.toggle', member: false },
    done('fetchCollected', true),
    failed('fetchCollected', callError('offline')),
    done('setCollected', true),
    done('setCollected', false),
    failed('setCollected', callError('offline')),
    failed('setCollected', callError('expired')),
  ],
  project: ({ collected, wanted }) => ({ collected, wanted }),
}
