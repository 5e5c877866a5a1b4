import { micRequestMachine } from './micRequest.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const micRequest: Model<typeof micRequestMachine> = {
  machine: micRequestMachine,
  inputs: [{ req: 'req-1', facts: { status: 'pending', isSeatTaken: false } }],
  events: [
    { type: 'request.known', facts: { status: 'pending', isSeatTaken: true } },
    { type: 'request.granted' },
    { type: 'request.gone' },
    { type: 'guest.heard' },
    { type: 'guest.failed' },
    { type: 'request.accept' },
    { type: 'request.reject' },
    { type: 'request.replace' },
    { type: 'request.keep' },
    { type: 'request.dismiss' },
    failed('answerHand', callError('refused', 'handStale')),
  ],
  project: ({ facts: { isSeatTaken } }) => isSeatTaken,
}
