import { micRequestMachine } from './micRequest.machine.ts'
import type { RequestFacts } from './micRequest.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const known = (standing: RequestFacts['standing'], isSeatTaken = false) =>
  ({ type: 'request.known', facts: { standing, isSeatTaken } }) as const

export const micRequest: Model<typeof micRequestMachine> = {
  machine: micRequestMachine,
  inputs: [{ req: 'req-1', facts: { standing: 'pending', isSeatTaken: false } }],
  events: [
    known('pending', true),
    known('connecting'),
    known('live'),
    known('failed'),
    known('gone'),
    { type: 'request.accept' },
    { type: 'request.reject' },
    { type: 'request.replace' },
    { type: 'request.keep' },
    { type: 'request.dismiss' },
    failed('answerHand', callError('refused', 'handStale')),
  ],
  project: ({ facts: { isSeatTaken }, accepts }) => [isSeatTaken, accepts],
}
