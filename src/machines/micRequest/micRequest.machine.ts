import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './micRequest.types.ts'

type Known = { facts: T.RequestFacts }

/** One request for the microphone as the host sees it (MIC-01); one actor for each. The first answer counts. */
export const micRequestMachine = setup({
  types: {} as {
    input: T.MicRequestInput
    context: T.MicRequestContext
    events: T.MicRequestEvent
    tags: T.MicRequestTag
  },
  actors: {
    watchRequest: callbackPlaceholder<T.RequestSignal>('watchRequest'),
    answerHand: promisePlaceholder<void, T.HandAnswer>('answerHand'),
  },
  actions: {
    keepFacts: assign((_, { facts }: Known) => ({ facts })),
    accept: assign({ accepts: true, failure: null }),
    reject: assign({ accepts: false, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    isSeatTaken: ({ context }) => context.facts.isSeatTaken,
    isOver: (_, { facts }: Known) => facts.standing === 'gone' || facts.standing === 'live',
    isGranted: (_, { facts }: Known) => facts.standing === 'granted' || facts.standing === 'connecting',
    hasFailed: (_, { facts }: Known) => facts.standing === 'failed',
  },
}).createMachine({
  id: 'micRequest',
  context: ({ input }) => ({ ...input, accepts: false, failure: null }),
  invoke: { id: 'watchRequest', src: 'watchRequest' },
  initial: 'open',
  states: {
    open: {
      on: {
        'request.known': [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'gone' },
          {
            // By another manager, perhaps.
            guard: { type: 'isGranted', params: ({ event }) => event },
            target: '.accepted',
            actions: { type: 'keepFacts', params: ({ event }) => event },
          },
          { guard: { type: 'hasFailed', params: ({ event }) => event }, target: '.failed' },
          { actions: { type: 'keepFacts', params: ({ event }) => event } },
        ],
      },
      initial: 'pending',
      states: {
        pending: {
          on: {
            'request.accept': [
              { guard: 'isSeatTaken', target: 'confirming', actions: 'accept' },
              { target: 'answering', actions: 'accept' },
            ],
            'request.reject': { target: 'answering', actions: 'reject' },
          },
        },
        /** Somebody else is on stage, and would have to leave. */
        confirming: { on: { 'request.replace': 'answering', 'request.keep': 'pending' } },
        answering: {
          tags: 'busy',
          invoke: {
            id: 'answerHand',
            src: 'answerHand',
            input: ({ context: { req, accepts, facts } }) => ({
              req,
              accept: accepts,
              replaces: accepts && facts.isSeatTaken,
            }),
            onError: {
              target: 'pending',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** Until the guest's microphone is heard, or the server takes the place back. */
        accepted: {},
        failed: { on: { 'request.dismiss': '#micRequest.gone' } },
      },
    },
    gone: { type: 'final' },
  },
})

export type MicRequestActorRef = ActorRefFrom<typeof micRequestMachine>
export type MicRequestSnapshot = SnapshotFrom<typeof micRequestMachine>
