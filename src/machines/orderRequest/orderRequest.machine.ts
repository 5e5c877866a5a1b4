import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './orderRequest.types.ts'

/** Cancels an unpaid order, or asks for the money of a paid one back (ORD-01, ORD-03). Either needs a reason. */
export const orderRequestMachine = setup({
  types: {} as {
    input: T.OrderRequestInput
    context: T.OrderRequestContext
    events: T.OrderRequestEvent
    emitted: T.OrderRequestEmitted
    tags: T.OrderRequestTag
  },
  actors: { sendRequest: promisePlaceholder<T.OrderRequestPort['sendRequest']>('sendRequest') },
  actions: {
    // The same words have the same key, so that a lost answer does not ask twice.
    keepReason: assign(({ context }, { reason, key }: { reason: string; key: string }) => ({
      reason,
      key: reason === context.reason ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitGranted: emit({ type: 'request.granted' }),
    emitLeft: emit({ type: 'request.left', isOutdated: false }),
    emitOutdated: emit({ type: 'request.left', isOutdated: true }),
  },
  guards: {
    isInTheWay: (_, { error }: { error: unknown }) => {
      const { kind, field } = toFailure(error)
      return kind === 'refused' && field !== 'reason'
    },
  },
}).createMachine({
  id: 'orderRequest',
  context: ({ input }) => ({ ...input, reason: null, key: '', failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'request.send': {
          target: 'sending',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        'request.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { wish, id, version, reason, key } }) => ({
          wish,
          id,
          version,
          reason: reason ?? '',
          key,
        }),
        onDone: { target: 'granted', actions: 'emitGranted' },
        onError: [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** A rule, or a change of the order since: another reason would not help. */
    refused: {
      tags: ['failure', 'refused'],
      on: { 'request.close': { target: 'closed', actions: 'emitOutdated' } },
    },
    granted: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type OrderRequestActorRef = ActorRefFrom<typeof orderRequestMachine>
export type OrderRequestSnapshot = SnapshotFrom<typeof orderRequestMachine>
