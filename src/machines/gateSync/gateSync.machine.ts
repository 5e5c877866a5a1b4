import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './gateSync.types.ts'

/** Synchronizes one gate with the server (TKT-01): scans made without a network are sent later, none is lost. */
export const gateSyncMachine = setup({
  types: {} as { context: T.GateSyncContext; events: T.GateSyncEvent; tags: T.GateSyncTag },
  actors: {
    syncGate: promisePlaceholder<T.GateSyncPort['syncGate']>('syncGate'),
    watchQueue: callbackPlaceholder<T.GateSyncPort['watchQueue']>('watchQueue'),
    watchNetwork: callbackPlaceholder<T.GateSyncPort['watchNetwork']>('watchNetwork'),
  },
  actions: {
    keepQueue: assign((_, { queue }: { queue: T.GateQueue }) => queue),
    keepReport: assign((_, { output: report }: { output: T.GateReport }) => ({ report, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    hasMore: ({ context }) => context.waiting > 0,
    isLonger: (_, { queue }: { queue: T.GateQueue }) => queue.waiting > 0,
  },
  delays: { resend: 15_000, renew: 60_000 },
}).createMachine({
  id: 'gateSync',
  context: { waiting: 0, issues: [], report: null, failure: null },
  invoke: [
    { id: 'watchQueue', src: 'watchQueue' },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  on: {
    'queue.changed': { actions: on('keepQueue') },
    'network.lost': '.offline',
  },
  initial: 'syncing',
  states: {
    syncing: {
      tags: 'busy',
      invoke: {
        id: 'syncGate',
        src: 'syncGate',
        onDone: [
          {
            // Scans made while the others were sent.
            guard: 'hasMore',
            target: 'waiting',
            actions: on('keepReport'),
          },
          { target: 'level', actions: on('keepReport') },
        ],
        onError: { target: 'waiting', actions: on('keepFailure') },
      },
    },
    /** Both know the same. The list is taken again from time to time: tickets are sold and other gates let people in. */
    level: {
      after: { renew: 'syncing' },
      on: {
        'sync.now': 'syncing',
        'queue.changed': [
          { guard: on('isLonger'), target: 'waiting', actions: on('keepQueue') },
          { actions: on('keepQueue') },
        ],
      },
    },
    waiting: { after: { resend: 'syncing' }, on: { 'sync.now': 'syncing' } },
    /** The browser says so, and it may be wrong: the staff may ask for another attempt. */
    offline: { on: { 'network.found': 'syncing', 'sync.now': 'syncing' } },
  },
})

export type GateSyncSnapshot = SnapshotFrom<typeof gateSyncMachine>
