import { and, assign, setup } from 'xstate'

import type { DocumentBatchFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type DocumentBatchEvent =
  | FactsLearned<DocumentBatchFacts>
  | { type: 'batch.generate' }
  /** The last document is made, and the file is drawn. */
  | { type: 'batch.finish' }
  | { type: 'batch.issue' }
  | { type: 'batch.discard' }

/**
 * Documents for people of a conference, made together (CONF-03): the people are those whom the filter means at the moment
 * of `batch.generate`, and the design is the template's of that moment. Issuing certificates issues each of them by its
 * own lifecycle, so that one of them can be revoked by itself.
 */
export const documentBatchMachine = setup({
  types: {} as { input: DocumentBatchFacts; context: DocumentBatchFacts; events: DocumentBatchEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<DocumentBatchFacts> }) => facts),
  },
  guards: {
    hasTemplate: ({ context }) => context.hasTemplate,
    hasPeople: ({ context }) => context.people > 0,
    isSmall: ({ context }) => !context.isTooLarge,
    isDrawn: ({ context }) => context.isDrawn,
    isOfCertificates: ({ context }) => context.isOfCertificates,
    hasDone: ({ context }) => context.done > 0,
  },
}).createMachine({
  id: 'documentBatch',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'draft',
  states: {
    draft: {
      on: {
        'batch.generate': { guard: and(['hasTemplate', 'hasPeople', 'isSmall']), target: 'generating' },
        'batch.discard': 'discarded',
      },
    },
    generating: {
      on: { 'batch.finish': { guard: 'isDrawn', target: 'ready' }, 'batch.discard': 'discarded' },
    },
    ready: {
      on: {
        'batch.issue': { guard: and(['isOfCertificates', 'hasDone']), target: 'issued' },
        'batch.discard': 'discarded',
      },
    },
    issued: {},
    discarded: {},
  },
})

export const documentBatchLifecycle: Lifecycle = {
  machine: documentBatchMachine,
  causes: {
    'batch.generate': ['secretary', 'organizer'],
    'batch.finish': ['system'],
    'batch.issue': ['organizer'],
    'batch.discard': ['secretary', 'organizer'],
  },
  reasons: {
    states: {
      draft: 'batchNotGenerated',
      generating: 'batchGenerating',
      ready: 'batchReady',
      issued: 'batchIssued',
      discarded: 'batchDiscarded',
    },
    guards: {
      hasTemplate: 'templateRetired',
      hasPeople: 'batchEmpty',
      isSmall: 'batchTooLarge',
      isDrawn: 'batchGenerating',
      isOfCertificates: 'batchNotCertificates',
      hasDone: 'batchNothingDone',
    },
  },
}
