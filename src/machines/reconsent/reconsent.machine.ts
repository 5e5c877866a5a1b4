import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { PendingConsent } from '../../contract/consent.ts'
import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './reconsent.types.ts'

/**
 * Asks a member to agree to documents that have changed materially (OPS-01). Calls refused for it wait
 * and are then repeated, so that nothing typed is lost.
 */
export const reconsentMachine = setup({
  types: {} as {
    context: T.ReconsentContext
    events: T.ReconsentEvent
    emitted: T.ReconsentEmitted
    tags: T.ReconsentTag
  },
  actors: {
    fetchConsents: promisePlaceholder<T.ReconsentPort['fetchConsents']>('fetchConsents'),
    giveConsent: promisePlaceholder<T.ReconsentPort['giveConsent']>('giveConsent'),
    watchConsent: callbackPlaceholder<T.ReconsentPort['watchConsent']>('watchConsent'),
  },
  actions: {
    keepPending: assign((_, { output: pending }: { output: readonly PendingConsent[] }) => ({
      pending,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitSettled: emit((_, { isGiven }: { isGiven: boolean }) => ({
      type: 'consent.settled' as const,
      isGiven,
    })),
    emitDeclined: emit({ type: 'consent.declined' }),
  },
  guards: { isNone: (_, { output: pending }: { output: readonly PendingConsent[] }) => pending.length === 0 },
}).createMachine({
  id: 'reconsent',
  context: { pending: [], failure: null },
  invoke: { id: 'watchConsent', src: 'watchConsent' },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'fetchConsents',
        src: 'fetchConsents',
        onDone: [
          {
            guard: on('isNone'),
            target: 'resting',
            actions: { type: 'emitSettled', params: { isGiven: true } },
          },
          { target: 'asking', actions: on('keepPending') },
        ],
        // Reading goes on; the next call that acts asks again.
        onError: { target: 'resting', actions: { type: 'emitSettled', params: { isGiven: false } } },
      },
    },
    resting: { on: { 'consent.needed': 'checking' } },
    asking: {
      tags: 'asked',
      initial: 'ready',
      states: {
        ready: {
          on: {
            'consent.accept': { target: 'accepting', actions: 'forgetFailure' },
            'consent.decline': { target: '#reconsent.declined', actions: 'emitDeclined' },
            'consent.changed': { target: 'rechecking', actions: 'forgetFailure' },
          },
        },
        accepting: {
          tags: 'busy',
          invoke: {
            id: 'giveConsent',
            src: 'giveConsent',
            input: ({ context }) => context.pending,
            onDone: [
              {
                guard: on('isNone'),
                target: '#reconsent.resting',
                actions: { type: 'emitSettled', params: { isGiven: true } },
              },
              { target: 'ready', actions: on('keepPending') },
            ],
            onError: { target: 'ready', actions: on('keepFailure') },
          },
        },
        rechecking: {
          tags: 'busy',
          invoke: {
            id: 'fetchConsents',
            src: 'fetchConsents',
            onDone: [
              {
                guard: on('isNone'),
                target: '#reconsent.resting',
                actions: { type: 'emitSettled', params: { isGiven: true } },
              },
              { target: 'ready', actions: on('keepPending') },
            ],
            onError: 'ready',
          },
        },
      },
    },
    /** The session ends with it. */
    declined: { type: 'final' },
  },
})

export type ReconsentSnapshot = SnapshotFrom<typeof reconsentMachine>
