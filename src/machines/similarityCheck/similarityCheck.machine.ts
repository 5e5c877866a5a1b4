import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './similarityCheck.types.ts'

/** Compares a text with the papers of this site (MEM-02, BEN-03): after each answer another one may follow. */
export const similarityCheckMachine = setup({
  types: {} as {
    input: T.SimilarityCheckInput
    context: T.SimilarityCheckContext
    events: T.SimilarityCheckEvent
    tags: T.SimilarityCheckTag
  },
  actors: {
    loadBalance: promisePlaceholder<T.SimilarityCheckPort['loadBalance']>('loadBalance'),
    compareText: promisePlaceholder<T.SimilarityCheckPort['compareText']>('compareText'),
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    // Matches of the earlier text do not belong to this one.
    forgetFindings: assign({ findings: [], failure: null }),
    keepBalance: assign((_, { balance }: Pick<T.Findings, 'balance'>) => ({ balance })),
    keepFindings: assign((_, { findings, balance }: T.Findings) => ({ findings, balance })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    isUsedUp: (_, { balance }: Pick<T.Findings, 'balance'>) => balance !== null && balance.left === 0,
    isClear: (_, { findings }: Pick<T.Findings, 'findings'>) =>
      findings.every(({ report }) => report.percent === 0),
    isSpent: (_, { error }: { error: unknown }) => toFailure(error).reason === 'freeCharactersSpent',
  },
}).createMachine({
  id: 'similarityCheck',
  context: ({ input }) => ({ ...input, text: '', findings: [], balance: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'looking',
      on: { 'check.start': { target: 'checking', actions: [on('keepText'), 'forgetFindings'] } },
      states: {
        looking: {
          tags: 'idle',
          invoke: {
            id: 'loadBalance',
            src: 'loadBalance',
            onDone: [
              {
                guard: { type: 'isUsedUp', params: ({ event }) => ({ balance: event.output }) },
                target: 'spent',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
              {
                target: 'idle',
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
            ],
            // How much is left is said with the first answer, then.
            onError: 'idle',
          },
        },
        idle: { tags: 'idle' },
        clear: { tags: 'clear' },
        matched: { tags: 'matched' },
        /** A text compared this month may be compared again, and a shorter text may fit. */
        spent: { tags: 'spent' },
        failed: { tags: ['failure', 'failed'] },
      },
    },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        id: 'compareText',
        src: 'compareText',
        input: ({ context: { text, paperId } }) => ({ text, paperId }),
        onDone: [
          {
            guard: { type: 'isClear', params: ({ event }) => event.output },
            target: 'resting.clear',
            actions: { type: 'keepFindings', params: ({ event }) => event.output },
          },
          {
            target: 'resting.matched',
            actions: { type: 'keepFindings', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: on('isSpent'), target: 'resting.spent', actions: on('keepFailure') },
          { target: 'resting.failed', actions: on('keepFailure') },
        ],
      },
    },
  },
})

export type SimilarityCheckSnapshot = SnapshotFrom<typeof similarityCheckMachine>
