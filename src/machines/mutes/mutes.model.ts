import { mutesMachine } from './mutes.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const known = (mayMute: boolean) =>
  ({ type: 'mutes.known', facts: { groupMuted: false, memberMuted: false, mayMute } }) as const

export const mutes: Model<typeof mutesMachine> = {
  machine: mutesMachine,
  inputs: [undefined],
  events: [
    known(false),
    known(true),
    { type: 'group.muted' },
    { type: 'group.opened' },
    { type: 'member.muted' },
    { type: 'member.opened' },
    { type: 'mutes.set', on: true },
    done('muteAll'),
    failed('muteAll', callError('refused', 'epochStale')),
  ],
  project: ({ mayMute }) => mayMute,
}
