import { messageReadingMachine } from './messageReading.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const messageReading: Model<typeof messageReadingMachine> = {
  machine: messageReadingMachine,
  inputs: [undefined],
  events: [
    { type: 'messages.mark', mark: { kind: 'one', id: 3 } },
    { type: 'marking.retry' },
    done('sendMark', 1),
    failed('sendMark', callError('offline')),
  ],
  project: ({ waiting, failure }) => ({ waiting: Math.min(waiting.length, 2), failure: failure?.kind }),
}
