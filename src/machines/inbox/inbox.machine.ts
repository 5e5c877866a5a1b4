import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './inbox.types.ts'

/**
 * Work that waits for an account at the console: the queues it may work on (ORG-03, INV-02, ORD-05), with the number in
 * each. An account without any part gets a message; known numbers stay while they are read again.
 */
export const inboxMachine = setup({
  types: {} as {
    context: T.InboxContext
    events: T.InboxEvent
    emitted: T.InboxEmitted
    tags: T.InboxTag
  },
  actors: { fetchInbox: promisePlaceholder<T.InboxPort['fetchInbox']>('fetchInbox') },
  actions: {
    keepInbox: assign((_, { output: inbox }: { output: T.Inbox }) => ({ inbox, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'refresh.failed' as const,
      failure: toFailure(error),
    })),
    forget: assign({ inbox: null, failure: null }),
  },
  guards: { hasPart: (_, { output: inbox }: { output: T.Inbox }) => inbox.queues.length > 0 },
}).createMachine({
  id: 'inbox',
  context: { inbox: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchInbox',
        src: 'fetchInbox',
        onDone: [{ guard: on('hasPart'), target: 'open', actions: on('keepInbox') }, { target: 'closed' }],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'inbox.retry': { target: 'loading', actions: 'forget' } } },
    closed: { tags: ['settled', 'closed'], on: { 'inbox.refresh': 'loading' } },
    open: {
      tags: ['settled', 'open'],
      initial: 'ready',
      states: {
        ready: { on: { 'inbox.refresh': 'refreshing' } },
        refreshing: {
          tags: 'refreshing',
          invoke: {
            id: 'fetchInbox',
            src: 'fetchInbox',
            onDone: [
              { guard: on('hasPart'), target: 'ready', actions: on('keepInbox') },
              // The last part was taken away while the console was open.
              { target: '#inbox.closed', actions: 'forget' },
            ],
            onError: { target: 'ready', actions: on('emitFailure') },
          },
        },
      },
    },
  },
})

export type InboxSnapshot = SnapshotFrom<typeof inboxMachine>
