import { commandEvents } from '../../kinds/command/command.model.ts'
import type { Model } from '../shared/model.ts'
import { reviewerCommandMachine } from './reviewerCommand.machine.ts'

export const reviewerCommand: Model<typeof reviewerCommandMachine> = {
  machine: reviewerCommandMachine,
  inputs: [undefined],
  events: commandEvents(
    { kind: 'contact', paperId: 1, contact: 'zhou@uni-a.example', name: '周启', reason: '' },
    null,
    'reviewerFull',
  ),
  project: ({ failure }) => ({ failure: failure?.kind }),
}
