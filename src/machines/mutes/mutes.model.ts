import { mutesMachine } from './mutes.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const known = (groupMuted: boolean, memberMuted: boolean, mayMute: boolean) =>
  ({ type: 'mutes.known', facts: { groupMuted, memberMuted, mayMute } }) as const

export const mutes: Model<typeof mutesMachine> = {
  machine: mutesMachine,
  inputs: [undefined],
  events: [
    known(false, false, false),
    known(true, false, false),
    known(false, true, false),
    known(false, false, true),
    { type: 'mutes.set', on: true },
    done('muteAll'),
    failed('muteAll', callError('refused', 'epochStale')),
  ],
  project: ({ mayMute }) => mayMute,
}
