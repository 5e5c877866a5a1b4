import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { RequestFacts } from '../../contract/room/signals.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './micRequest.types.ts'

const flow = setup({
  types: {} as {
    input: T.MicRequestInput
    context: T.MicRequestContext
    events: T.MicRequestEvent
    tags: T.MicRequestTag
  },
  actors: {
    watchRequest: callbackPlaceholder<T.MicRequestPort['watchRequest']>('watchRequest'),
    answerHand: promisePlaceholder<T.MicRequestPort['answerHand']>('answerHand'),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: RequestFacts }) => ({ facts })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: { isSeatTaken: ({ context }) => context.facts.isSeatTaken },
})

const answering = (answer: Omit<T.HandAnswer, 'req'>) =>
  flow.createStateConfig({
    tags: ['busy', 'answering'],
    invoke: {
      id: 'answerHand',
      src: 'answerHand',
      input: ({ context }) => ({ req: context.req, ...answer }),
      onError: { target: 'pending', actions: on('keepFailure') },
    },
  })

/** One request for the microphone as the host sees it (MIC-01); one actor for each. The first answer counts. */
export const micRequestMachine = flow.createMachine({
  id: 'micRequest',
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: { id: 'watchRequest', src: 'watchRequest' },
  initial: 'open',
  states: {
    open: {
      on: {
        'request.known': { actions: on('keepFacts') },
        // By another manager, perhaps.
        'request.granted': 'accepted',
        'request.gone': 'gone',
      },
      initial: 'pending',
      states: {
        pending: {
          tags: 'pending',
          on: {
            'request.accept': [
              { guard: 'isSeatTaken', target: 'confirming', actions: 'forgetFailure' },
              { target: 'accepting', actions: 'forgetFailure' },
            ],
            'request.reject': { target: 'rejecting', actions: 'forgetFailure' },
          },
        },
        /** Another user is on stage, and would have to leave. */
        confirming: {
          tags: 'confirming',
          on: { 'request.replace': 'replacing', 'request.keep': 'pending' },
        },
        accepting: answering({ accept: true, replaces: false }),
        replacing: answering({ accept: true, replaces: true }),
        rejecting: answering({ accept: false, replaces: false }),
      },
    },
    /** Until the guest's microphone is heard, or the server takes the place back. */
    accepted: {
      tags: 'accepted',
      on: { 'guest.heard': 'gone', 'guest.failed': 'failed', 'request.gone': 'gone' },
    },
    failed: { tags: 'failed', on: { 'request.dismiss': 'gone' } },
    gone: { type: 'final' },
  },
})

export type MicRequestSnapshot = SnapshotFrom<typeof micRequestMachine>
