import { orderRequestMachine } from './orderRequest.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const orderRequest: Model<typeof orderRequestMachine> = {
  machine: orderRequestMachine,
  inputs: [{ wish: 'refund', id: 17, version: 1 }],
  events: [
    { type: 'request.send', reason: '行程有变', key: 'key-1' },
    { type: 'request.close' },
    done('sendRequest'),
    failed('sendRequest', callError('offline')),
    failed('sendRequest', callError('refused', 'refundWindowOver')),
  ],
  project: ({ reason, failure }) => ({ reason, failure: failure?.kind }),
}
