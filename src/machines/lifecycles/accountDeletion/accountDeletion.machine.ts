import { and, assign, setup } from 'xstate'

import type { AccountDeletionFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type AccountDeletionEvent =
  | FactsLearned<AccountDeletionFacts>
  /** `deletesAt` is given by the server. */
  | { type: 'deletion.request'; deletesAt: string }
  /** The member keeps the account. */
  | { type: 'deletion.cancel' }
  /** The date is near. */
  | { type: 'deletion.remind' }
  /** The days to come back are over: what is personal is erased. */
  | { type: 'deletion.finish' }

/** Nothing is open that others, or the member’s money, depend on. */
const nothingOpen = ['isReplaceable', 'hasNoConferences', 'hasNoOrders', 'hasNoRefunds', 'isOffAir'] as const

/**
 * The deletion of an account (ACC-03): requested, then 14 days in which the member can keep it with one press, then done for
 * good. It waits for open business at their end, such as a refund.
 */
export const accountDeletionMachine = setup({
  types: {} as {
    input: AccountDeletionFacts
    context: AccountDeletionFacts
    events: AccountDeletionEvent
  },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<AccountDeletionFacts> }) => facts),
    markReminded: assign({ isReminded: true }),
    keepDate: assign((_, { deletesAt }: { deletesAt: string }) => ({ deletesAt, isReminded: false })),
  },
  guards: {
    isReplaceable: ({ context }) => !context.isLastAdministrator,
    hasNoConferences: ({ context }) => !context.hasConferencesAhead,
    hasNoOrders: ({ context }) => !context.hasOpenOrders,
    hasNoRefunds: ({ context }) => !context.hasOpenRefunds,
    isOffAir: ({ context }) => !context.isHosting,
    isDue: ({ context }) => context.isDue,
    isSoon: ({ context }) => context.isSoon,
    isUnreminded: ({ context }) => !context.isReminded,
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'open',
  states: {
    open: {
      on: {
        'deletion.request': { guard: and([...nothingOpen]), target: 'requested', actions: on('keepDate') },
      },
    },
    requested: {
      on: {
        'deletion.cancel': 'cancelled',
        'deletion.remind': { guard: and(['isSoon', 'isUnreminded']), actions: 'markReminded' },
        'deletion.finish': { guard: and(['isDue', ...nothingOpen]), target: 'done' },
      },
    },
    cancelled: {
      on: {
        'deletion.request': { guard: and([...nothingOpen]), target: 'requested', actions: on('keepDate') },
      },
    },
    done: {},
  },
})

export const accountDeletionLifecycle: Lifecycle = {
  machine: accountDeletionMachine,
  causes: {
    'deletion.request': ['owner'],
    'deletion.cancel': ['owner'],
    'deletion.remind': ['system'],
    'deletion.finish': ['system'],
  },
  reasons: {
    states: {
      open: 'deletionNotAsked',
      requested: 'deletionAsked',
      cancelled: 'deletionCancelled',
      done: 'deletionDone',
    },
    guards: {
      isReplaceable: 'deletionOfLastAdministrator',
      hasNoConferences: 'deletionConferencesAhead',
      hasNoOrders: 'deletionOrdersOpen',
      hasNoRefunds: 'deletionRefundsOpen',
      isOffAir: 'deletionHosting',
      isDue: 'deletionNotDue',
      isSoon: 'deletionNotSoon',
      isUnreminded: 'deletionReminded',
    },
  },
}
