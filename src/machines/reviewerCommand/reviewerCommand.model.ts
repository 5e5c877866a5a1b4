import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { reviewerCommandMachine } from './reviewerCommand.machine.ts'

export const reviewerCommand: Model<typeof reviewerCommandMachine> = {
  machine: reviewerCommandMachine,
  inputs: [undefined],
  events: [
    {
      type: 'command.send',
      wish: { kind: 'contact', paperId: 1, contact: 'zhou@uni-a.example', name: '周启', reason: '' },
      key: 'key-1',
    },
    done('sendCommand', null),
    failed('sendCommand', callError('offline')),
    failed('sendCommand', callError('refused', 'reviewerFull')),
  ],
  project: ({ failure }) => ({ failure: failure?.kind }),
}
