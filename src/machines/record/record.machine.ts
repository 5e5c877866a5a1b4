import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { given } from '../shared/given.ts'
import { answerable, catchingUp, flow, proving } from './record.setup.ts'

/**
 * One record of the console (ORD-01, INV-01, TKT-01, TKT-02, ORG-03): seen, explained and moved. The record's own
 * lifecycle decides what is possible; this flow brings wishes to the server and deals with every way in which that ends.
 */
export const recordMachine = flow.createMachine({
  id: 'record',
  context: ({ input }) => ({ ...input, record: null, wish: null, done: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
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
    failed: {
      tags: ['failure', 'failed'],
      on: { 'record.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    missing: { type: 'final', tags: 'missing' },
    shown: {
      tags: 'shown',
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
        ready: {
          tags: 'settled',
          invoke: { id: 'watchAge', src: 'watchAge' },
          on: { 'page.aged': 'looking' },
        },
        // By itself, so that nothing is said where it fails: what is shown stays, and the next minute looks again.
        looking: {
          tags: 'settled',
          invoke: {
            id: 'fetchRecord',
            src: 'fetchRecord',
            input: ({ context: { entity, id } }) => ({ entity, id }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepNewer', params: ({ event }) => ({ record: event.output }) },
            },
            onError: 'ready',
          },
        },
        refreshing: {
          tags: ['settled', 'refreshing'],
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
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: answerable('refused'),
        unanswered: {
          tags: ['settled', 'failure', 'unanswered'],
          on: { 'wish.again': { target: '#record.submitting', actions: 'forgetFailure' } },
        },
        conflict: answerable('conflict'),
      },
    },
    asking: {
      tags: ['dialog', 'shown'],
      on: {
        'wish.confirm': {
          target: 'submitting',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'wish.dismiss': { target: 'shown', actions: 'forgetWish' },
      },
    },
    submitting: {
      tags: ['busy', 'shown', 'pending'],
      invoke: {
        id: 'fireRecord',
        src: 'fireRecord',
        input: ({ context: { entity, id, wish } }) => ({ entity, id, ...given(wish, 'a wish') }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepMoved', params: ({ event }) => ({ record: event.output }) },
        },
        onError: [
          {
            guard: { type: 'needsProof', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'shown.unanswered',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            // Also without a newer version: what the refusal looked at may be in another record.
            target: 'catchingUp',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    proving,
    catchingUp,
  },
})

export type RecordActorRef = ActorRefFrom<typeof recordMachine>
export type RecordSnapshot = SnapshotFrom<typeof recordMachine>
