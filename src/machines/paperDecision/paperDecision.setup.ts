import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './paperDecision.types.ts'

/** Setup shared by the states of a chair's decision. */
export const flow = setup({
  types: {} as {
    input: T.PaperDecisionInput
    context: T.PaperDecisionContext
    events: T.PaperDecisionEvent
    emitted: T.PaperDecisionEmitted
    tags: T.PaperDecisionTag
  },
  actors: {
    loadPaper: promisePlaceholder<T.PaperDecisionPort['loadPaper']>('loadPaper'),
    prepareDecision: promisePlaceholder<T.PaperDecisionPort['prepareDecision']>('prepareDecision'),
    discardDecision: promisePlaceholder<T.PaperDecisionPort['discardDecision']>('discardDecision'),
    releaseDecision: promisePlaceholder<T.PaperDecisionPort['releaseDecision']>('releaseDecision'),
  },
  actions: {
    keepPaper: assign((_, { output: paper }: { output: DeskPaper }) => ({
      paper,
      written: null,
      key: '',
      failure: null,
    })),
    // A retry has the same key, so that a lost answer does not act twice.
    keepWritten: assign(({ context }, { written, key }: { written: T.WrittenDecision; key: string }) => ({
      written,
      key: context.key !== '' && dequal(written, context.written) ? context.key : key,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    keepRelease: assign(({ context }, { reason, key }: { reason: string; key: string }) => ({
      reason,
      key: context.key !== '' && reason === context.reason ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null, key: '' }),
    forgetKey: assign({ key: '' }),
    emitSaved: emit({ type: 'decision.saved' }),
    emitDropped: emit({ type: 'decision.dropped' }),
    emitSent: emit({ type: 'decision.sent' }),
  },
  guards: {
    hasPrepared: ({ context: { paper } }) =>
      paper?.decisions.some(({ state }) => state === 'prepared') === true,
    canDecide: ({ context: { paper } }) => paper !== null && paper.allowed.length > 0,
    // Another chair, the author or the clock was faster: what counts is looked at first.
    isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
})

/** Refusals that say that the paper or its decision is not what the chair has seen. */
const movedOn = new Set<string>([
  'versionConflict',
  'notFound',
  'decisionPrepared',
  'decisionReleased',
  'decisionDiscarded',
  'paperNotActive',
  'paperWithdrawn',
])
