import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { DecisionPreview, ReleaseResult } from '../../contract/paperDesk.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './decisionRelease.types.ts'

/** Decisions that are released together: what the authors will read, then what became of each (PAP-01). */
export const decisionReleaseMachine = setup({
  types: {} as {
    input: T.DecisionReleaseInput
    context: T.DecisionReleaseContext
    events: T.DecisionReleaseEvent
    emitted: T.DecisionReleaseEmitted
    tags: T.DecisionReleaseTag
  },
  actors: {
    previewDecisions: promisePlaceholder<T.DecisionReleasePort['previewDecisions']>('previewDecisions'),
    releaseDecisions: promisePlaceholder<T.DecisionReleasePort['releaseDecisions']>('releaseDecisions'),
  },
  actions: {
    keepList: assign((_, { list }: { list: DecisionPreview[] }) => ({ list, failure: null })),
    // A retry has the same key: decisions that were released already answer the same.
    keepWish: assign(({ context }, { reason, key }: { reason: string; key: string }) => ({
      reason,
      key: context.key !== '' && reason === context.reason ? context.key : key,
      failure: null,
    })),
    keepResults: assign((_, { results }: { results: ReleaseResult[] }) => ({ results, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitLeft: emit({ type: 'release.left', isReleased: false }),
    emitReleased: emit({ type: 'release.left', isReleased: true }),
  },
  guards: { hasDecisions: ({ context }) => context.list.length > 0 },
}).createMachine({
  id: 'decisionRelease',
  context: ({ input }) => ({ ...input, list: [], reason: '', key: '', results: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'previewDecisions',
        src: 'previewDecisions',
        input: ({ context: { conferenceId, ids } }) => ({ conferenceId, ids }),
        onDone: {
          target: 'confirming',
          actions: { type: 'keepList', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
      on: { 'release.close': { target: 'closed', actions: 'emitLeft' } },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: {
        'release.retry': 'loading',
        'release.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'release.send': { guard: 'hasDecisions', target: 'releasing', actions: on('keepWish') },
        'release.close': { target: 'closed', actions: 'emitReleased' },
      },
    },
    releasing: {
      tags: ['busy', 'confirming'],
      invoke: {
        id: 'releaseDecisions',
        src: 'releaseDecisions',
        input: ({ context: { conferenceId, list, reason, key } }) => ({
          conferenceId,
          ids: list.map(({ id }) => id),
          reason,
          key,
        }),
        onDone: {
          target: 'done',
          actions: { type: 'keepResults', params: ({ event }) => event.output },
        },
        onError: { target: 'confirming', actions: on('keepFailure') },
      },
    },
    /** Each is released, or refused with its reason. */
    done: { tags: 'done', on: { 'release.close': { target: 'closed', actions: 'emitReleased' } } },
    closed: { tags: 'closed', type: 'final' },
  },
})

export type DecisionReleaseSnapshot = SnapshotFrom<typeof decisionReleaseMachine>
