import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { AccountDetail } from '../../contract/accounts.ts'
import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './accountRecord.types.ts'

/** One account as administrators see it (OPS-01): open or locked, its contact hidden until the administrator asks to see it. */
export const accountRecordMachine = setup({
  types: {} as {
    context: T.AccountRecordContext
    events: T.AccountRecordEvent
    emitted: T.AccountRecordEmitted
    tags: T.AccountRecordTag
  },
  actors: {
    fetchAccount: promisePlaceholder<T.AccountRecordPort['fetchAccount']>('fetchAccount'),
    fetchContact: promisePlaceholder<T.AccountRecordPort['fetchContact']>('fetchContact'),
  },
  actions: {
    keepAccount: assign((_, { account }: { account: AccountDetail }) => ({ account, failure: null })),
    keepContact: assign((_, { output: contact }: { output: T.Contact }) => ({ contact })),
    forgetContact: assign({ contact: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'contact.failed' as const,
      failure: toFailure(error),
    })),
    forget: assign({ account: null, contact: null, failure: null }),
  },
  guards: { isLocked: ({ context }) => context.account?.is_locked === true },
}).createMachine({
  id: 'accountRecord',
  context: { account: null, contact: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: {
          target: 'open',
          actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'account.retry': { target: 'loading', actions: 'forget' } },
    },
    open: {
      tags: ['settled', 'open'],
      type: 'parallel',
      on: { 'account.refresh': { target: 'loading', actions: 'forget' } },
      states: {
        status: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isLocked', target: 'locked' }, { target: 'active' }] },
            active: { tags: 'active' },
            locked: { tags: 'locked' },
          },
          on: { 'account.learned': { target: '.deciding', actions: on('keepAccount') } },
        },
        contact: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'contact.show': 'showing' } },
            showing: {
              tags: ['busy', 'showing'],
              invoke: {
                id: 'fetchContact',
                src: 'fetchContact',
                onDone: { target: 'shown', actions: on('keepContact') },
                onError: { target: 'hidden', actions: on('emitFailure') },
              },
            },
            shown: { on: { 'contact.hide': { target: 'hidden', actions: 'forgetContact' } } },
          },
        },
      },
    },
  },
})

export type AccountRecordSnapshot = SnapshotFrom<typeof accountRecordMachine>
