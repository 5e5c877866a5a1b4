import { guestDoorMachine } from './guestDoor.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const guestDoor: Model<typeof guestDoorMachine> = {
  machine: guestDoorMachine,
  inputs: [undefined],
  events: [
    { type: 'guests.set', open: false },
    done('setGuests'),
    failed('setGuests', callError('refused', 'epochStale')),
  ],
  project: ({ failure }) => failure !== null,
}
