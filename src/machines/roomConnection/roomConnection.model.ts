import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { roomConnectionMachine } from './roomConnection.machine.ts'

export const roomConnection: Model<typeof roomConnectionMachine> = {
  machine: roomConnectionMachine,
  inputs: [undefined],
  events: [
    done('takeTicket', 'ticket-1'),
    failed('takeTicket', callError('limited')),
    failed('takeTicket', callError('refused', 'membersOnly')),
    { type: 'socket.welcomed', session: 'session-1' },
    { type: 'socket.lost' },
    { type: 'socket.refused' },
    { type: 'socket.removed' },
    { type: 'socket.replaced' },
    { type: 'socket.displaced' },
    { type: 'socket.full' },
    { type: 'socket.ended' },
    { type: 'socket.unreadable' },
    { type: 'network.found' },
    elapsed('backOff', 'roomConnection.open.entering.waiting'),
    elapsed('backOff', 'roomConnection.open.resuming.waiting'),
    elapsed('greetingTime', 'roomConnection.open.entering.greeting'),
    elapsed('greetingTime', 'roomConnection.open.resuming.greeting'),
    elapsed('sessionKept', 'roomConnection.open.resuming'),
  ],
  // More than five attempts and more than two refusals decide nothing else.
  project: ({ proof, attempts, refusals }) => ({
    holds: proof === null ? null : Object.keys(proof),
    attempts: Math.min(attempts, 5),
    refusals: Math.min(refusals, 2),
  }),
}
