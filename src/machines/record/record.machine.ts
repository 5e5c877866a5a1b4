import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import { asks } from './asks.ts'
import type * as T from './record.types.ts'

/**
 * One record of the console (ORD-01, INV-01, TKT-01, TKT-02, ORG-03): seen, explained and moved. The record's own
 * lifecycle decides what is possible; this flow brings wishes to the server and deals with every way in which that ends.
 */
export const recordMachine = setup({
  types: {} as {
    input: T.RecordInput
    context: T.RecordContext
    events: T.RecordEvent
    emitted: T.RecordEmitted
    tags: T.RecordTag
  },
  actors: {
    fetchRecord: promisePlaceholder<LifecycleRecord, T.RecordInput>('fetchRecord'),
    fireRecord: promisePlaceholder<LifecycleRecord, T.RecordInput & T.Wish>('fireRecord'),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: LifecycleRecord }) => ({ record, failure: null })),
    keepNewer: assign((_, { record }: { record: LifecycleRecord }) => ({ record })),
    keepMoved: assign(({ context }, { record }: { record: LifecycleRecord }) => ({
      record,
      wish: null,
      done: context.wish?.event ?? null,
      failure: null,
    })),
    keepChoice: assign(({ context }, { event, key }: { event: string; key: string }) => ({
      wish: { event, key, version: given(context.record, 'a record').version, reason: '', gate: '' },
      done: null,
      failure: null,
    })),
    // What is confirmed is judged by what is shown: after a conflict that is the newer record.
    keepTyped: assign(({ context }, { typed, key }: { typed: T.Typed; key: string }) => ({
      wish: {
        event: given(context.wish, 'an event').event,
        key,
        version: given(context.record, 'a record').version,
        ...typed,
      },
      failure: null,
    })),
    forgetWish: assign({ wish: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'refresh.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    needsAnswer: (_, { event }: { event: string }) => Object.hasOwn(asks, event),
    isMissing: (_, { error }: { error: unknown }) => toFailure(error).reason === 'notFound',
    wasConflict: ({ context }) => context.failure?.reason === 'versionConflict',
    // Whether it happened is not known: only the same key makes another attempt safe.
    isLost: (_, { error }: { error: unknown }) =>
      ['offline', 'timeout', 'server', 'malformed'].includes(toFailure(error).kind),
  },
}).createMachine({
  id: 'record',
  context: ({ input }) => ({ ...input, record: null, wish: null, done: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchRecord',
        src: 'fetchRecord',
        input: ({ context: { entity, id } }) => ({ entity, id }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: { tags: 'failure', on: { 'record.retry': 'loading' } },
    missing: { type: 'final' },
    shown: {
      initial: 'ready',
      on: {
        'record.refresh': { target: '.refreshing', actions: 'forgetWish' },
        'wish.choose': [
          {
            guard: { type: 'needsAnswer', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: 'submitting', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
      },
      states: {
        ready: { tags: 'settled' },
        refreshing: {
          tags: 'settled',
          invoke: {
            id: 'fetchRecord',
            src: 'fetchRecord',
            input: ({ context: { entity, id } }) => ({ entity, id }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
            },
            onError: {
              target: 'ready',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: {
          tags: ['settled', 'failure'],
          on: { 'wish.again': '#record.asking', 'wish.dismiss': { target: 'ready', actions: 'forgetWish' } },
        },
        unanswered: {
          tags: ['settled', 'failure'],
          on: { 'wish.again': '#record.submitting' },
        },
        conflict: {
          tags: ['settled', 'failure'],
          on: { 'wish.again': '#record.asking', 'wish.dismiss': { target: 'ready', actions: 'forgetWish' } },
        },
      },
    },
    asking: {
      tags: 'dialog',
      on: {
        'wish.confirm': {
          target: 'submitting',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'wish.dismiss': { target: 'shown', actions: 'forgetWish' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'fireRecord',
        src: 'fireRecord',
        input: ({ context: { entity, id, wish } }) => {
          if (wish === null) throw new Error('`submitting` was entered without a wish')
          return { entity, id, ...wish }
        },
        onDone: {
          target: 'shown',
          actions: { type: 'keepMoved', params: ({ event }) => ({ record: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'shown.unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            // Also without a newer version: what the refusal looked at may stand in another record.
            target: 'catchingUp',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    catchingUp: {
      tags: 'busy',
      invoke: {
        id: 'fetchRecord',
        src: 'fetchRecord',
        input: ({ context: { entity, id } }) => ({ entity, id }),
        onDone: [
          {
            guard: 'wasConflict',
            target: 'shown.conflict',
            actions: { type: 'keepNewer', params: ({ event }) => ({ record: event.output }) },
          },
          {
            target: 'shown.refused',
            actions: { type: 'keepNewer', params: ({ event }) => ({ record: event.output }) },
          },
        ],
        // The old record stays; the server goes on refusing until the newer one has come.
        onError: [
          {
            guard: 'wasConflict',
            target: 'shown.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'shown.refused' },
        ],
      },
    },
  },
})

export type RecordActorRef = ActorRefFrom<typeof recordMachine>
export type RecordSnapshot = SnapshotFrom<typeof recordMachine>
