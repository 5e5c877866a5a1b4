import { memberMenuMachine } from './memberMenu.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { member } from '../../../mocks/samples/roomPayloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const memberMenu: Model<typeof memberMenuMachine> = {
  machine: memberMenuMachine,
  inputs: [undefined],
  events: [
    { type: 'menu.open', user: member },
    { type: 'menu.close' },
    { type: 'menu.do', deed: { kind: 'mute', minutes: null } },
    { type: 'menu.do', deed: { kind: 'remove' } },
    { type: 'menu.confirm' },
    { type: 'menu.cancel' },
    { type: 'power.lost' },
    done('commandMember'),
    failed('commandMember', callError('refused', 'targetUnknown')),
  ],
  project: ({ deed }) => deed?.kind,
}
