import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './reviewerCommand.types.ts'

/**
 * A chair's commands about reviewers, one at a time: invites a reviewer, extends a deadline, withdraws a request, changes the
 * pool. A refusal shows its reason, and the form stays for correction.
 */
export const reviewerCommandMachine = setup({
  types: {} as {
    context: T.ReviewerCommandContext
    events: T.ReviewerCommandEvent
    emitted: T.ReviewerCommandEmitted
    tags: T.ReviewerCommandTag
  },
  actors: { sendCommand: promisePlaceholder<T.ReviewerCommandPort['sendCommand']>('sendCommand') },
  actions: {
    // A retry has the same key, so that a lost answer does not ask twice.
    keepWish: assign(({ context }, { wish, key }: { wish: T.ReviewerWish; key: string }) => ({
      wish,
      key: dequal(wish, context.wish) ? context.key : key,
      failure: null,
    })),
    forgetWish: assign({ wish: null, key: '' }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitDone: emit(({ context }) => ({
      type: 'command.done' as const,
      wish: given(context.wish, 'a wish'),
    })),
  },
}).createMachine({
  id: 'reviewerCommand',
  context: { wish: null, key: '', failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'command.send': { target: 'sending', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCommand',
        src: 'sendCommand',
        input: ({ context: { wish, key } }) => ({ wish: given(wish, 'a wish'), key }),
        onDone: { target: 'resting', actions: ['emitDone', 'forgetWish'] },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failure',
      on: {
        'command.send': { target: 'sending', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
  },
})

export type ReviewerCommandActorRef = ActorRefFrom<typeof reviewerCommandMachine>
export type ReviewerCommandSnapshot = SnapshotFrom<typeof reviewerCommandMachine>
