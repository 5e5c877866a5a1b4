import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'shown', actions: on('keepRecord') },
        onError: [
          { guard: on('isMissing'), target: 'missing' },
          { target: 'failed', actions: on('keepFailure') },
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
          { guard: on('needsAnswer'), target: 'asking', actions: on('keepChoice') },
          { target: 'submitting', actions: on('keepChoice') },
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
            onDone: { target: 'ready', actions: on('keepNewer') },
            onError: 'ready',
          },
        },
        refreshing: {
          tags: ['settled', 'refreshing'],
          invoke: {
            id: 'fetchRecord',
            src: 'fetchRecord',
            input: ({ context: { entity, id } }) => ({ entity, id }),
            onDone: { target: 'ready', actions: on('keepRecord') },
            onError: { target: 'ready', actions: on('emitFailure') },
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
        'wish.confirm': { target: 'submitting', actions: on('keepTyped') },
        'wish.dismiss': { target: 'shown', actions: 'forgetWish' },
      },
    },
    submitting: {
      tags: ['busy', 'shown', 'pending'],
      invoke: {
        id: 'fireRecord',
        src: 'fireRecord',
        input: ({ context: { entity, id, wish } }) => ({ entity, id, ...given(wish, 'a wish') }),
        onDone: { target: 'shown', actions: on('keepMoved') },
        onError: [
          { guard: on('needsProof'), target: 'proving', actions: on('keepFailure') },
          { guard: on('isLost'), target: 'shown.unanswered', actions: on('keepFailure') },
          {
            // Also without a newer version: what the refusal looked at may be in another record.
            target: 'catchingUp',
            actions: on('keepFailure'),
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
