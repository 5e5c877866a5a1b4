import { commandSetup } from '../../kinds/command/command.setup.ts'
import { commandOf, nothingSent } from '../../kinds/command/command.states.ts'
import { on } from '../../kinds/on.ts'
import type { ReviewerWish } from './reviewerCommand.types.ts'

/**
 * What a chair does about reviewers, one command at a time: asks somebody, gives more time, takes a request back, changes the
 * pool. What was refused says why and stays to be changed.
 */
export const reviewerCommandMachine = commandSetup<ReviewerWish, unknown>().createMachine({
  id: 'reviewerCommand',
  context: nothingSent,
  initial: 'resting',
  states: {
    resting: { on: { 'command.send': { target: 'sending', actions: on('keepWish') } } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCommand',
        src: 'sendCommand',
        input: commandOf,
        onDone: { target: 'resting', actions: [on('emitDone'), 'forgetWish'] },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: 'failure',
      on: { 'command.send': { target: 'sending', actions: on('keepWish') } },
    },
  },
})
