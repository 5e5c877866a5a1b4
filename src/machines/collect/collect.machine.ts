import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './collect.types.ts'

/**
 * Adds something to the collection or removes it. A press shows at once; a press during the request is a new wish
 * that follows when the first is answered, and a failed wish returns to the server's state.
 */
export const collectMachine = setup({
  types: {} as {
    input: T.CollectInput
    context: T.CollectContext
    events: T.CollectEvent
    emitted: T.CollectEmitted
    tags: T.CollectTag
  },
  actors: {
    fetchCollected: promisePlaceholder<T.CollectPort['fetchCollected']>('fetchCollected'),
    setCollected: promisePlaceholder<T.CollectPort['setCollected']>('setCollected'),
  },
  actions: {
    flip: assign(({ context }) => ({ wanted: !context.wanted })),
    keepCollected: assign((_, { output: collected }: { output: boolean }) => ({ collected })),
    keepBoth: assign((_, { output: collected }: { output: boolean }) => ({ collected, wanted: collected })),
    takeBack: assign(({ context }) => ({ wanted: context.collected })),
    askForLogin: emit({ type: 'login.wanted' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'collect.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    isMember: (_, { member }: { member: boolean }) => member,
    isOtherWish: ({ context }, { output: collected }: { output: boolean }) => context.wanted !== collected,
    // The session's own box speaks (SES-03).
    hasSignedOut: (_, { error }: { error: unknown }) =>
      ['expired', 'unauthorized'].includes(toFailure(error).kind),
  },
}).createMachine({
  id: 'collect',
  context: ({ input: { collected } }) => ({
    isKnown: collected !== null,
    collected: collected ?? false,
    wanted: collected ?? false,
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isKnown', target: 'resting' }, { target: 'looking' }] },
    // A press now waits for what there is: it could mean either.
    looking: {
      tags: 'busy',
      invoke: {
        id: 'fetchCollected',
        src: 'fetchCollected',
        onDone: { target: 'resting', actions: on('keepBoth') },
        // Unknown is shown as not collected: collecting twice changes nothing.
        onError: 'resting',
      },
    },
    resting: {
      on: {
        'collect.toggle': [
          { guard: on('isMember'), target: 'saving', actions: 'flip' },
          { actions: 'askForLogin' },
        ],
      },
    },
    saving: {
      on: { 'collect.toggle': { actions: 'flip' } },
      invoke: {
        id: 'setCollected',
        src: 'setCollected',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: on('isOtherWish'), target: 'saving', reenter: true, actions: on('keepCollected') },
          { target: 'resting', actions: on('keepCollected') },
        ],
        onError: [
          { guard: on('hasSignedOut'), target: 'resting', actions: 'takeBack' },
          { target: 'resting', actions: ['takeBack', on('emitFailure')] },
        ],
      },
    },
  },
})

export type CollectSnapshot = SnapshotFrom<typeof collectMachine>
