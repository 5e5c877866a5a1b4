import { commandSetup } from '../../kinds/command/command.setup.ts'
import { commandOf, nothingSent } from '../../kinds/command/command.states.ts'
import { on } from '../../kinds/on.ts'
import type { ReviewerWish } from './reviewerCommand.types.ts'

/**
 * A chair's commands about reviewers, one at a time: invites a reviewer, extends a deadline, withdraws a request, changes the
 * pool. A refusal shows its reason, and the form stays for correction.
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
