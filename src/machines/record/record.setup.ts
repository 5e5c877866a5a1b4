import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import { asks } from './asks.ts'
import type * as T from './record.types.ts'

/** What the states of a record are made of. */
export const flow = setup({
  types: {} as {
    input: T.RecordInput
    context: T.RecordContext
    events: T.RecordEvent
    emitted: T.RecordEmitted
    tags: T.RecordTag
  },
  actors: {
    fetchRecord: promisePlaceholder<T.RecordPort['fetchRecord']>('fetchRecord'),
    fireRecord: promisePlaceholder<T.RecordPort['fireRecord']>('fireRecord'),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: LifecycleRecord }) => ({ record, failure: null })),
    keepNewer: assign((_, { record }: { record: LifecycleRecord }) => ({ record })),
    keepMoved: assign(({ context }, { record }: { record: LifecycleRecord }) => ({
      record,
      wish: null,
      done: context.wish?.event ?? null,
      failure: null,
    })),
    keepChoice: assign(({ context }, { event, key }: { event: string; key: string }) => ({
      wish: { event, key, version: given(context.record, 'a record').version, reason: '', gate: '' },
      done: null,
      failure: null,
    })),
    // What is confirmed is judged by what is shown: after a conflict that is the newer record.
    keepTyped: assign(({ context }, { typed, key }: { typed: T.Typed; key: string }) => ({
      wish: {
        event: given(context.wish, 'an event').event,
        key,
        version: given(context.record, 'a record').version,
        ...typed,
      },
      failure: null,
    })),
    forgetWish: assign({ wish: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'refresh.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    needsAnswer: (_, { event }: { event: string }) => Object.hasOwn(asks, event),
    isMissing: (_, { error }: { error: unknown }) => toFailure(error).reason === 'notFound',
    wasConflict: ({ context }) => context.failure?.reason === 'versionConflict',
    // Whether it happened is not known: only the same key makes another attempt safe.
    isLost: (_, { error }: { error: unknown }) =>
      ['offline', 'timeout', 'server', 'malformed'].includes(toFailure(error).kind),
  },
})

/** Refused, and shown with what the server says now: the wish can be changed or dropped. */
export const answerable = (notice: 'refused' | 'conflict') =>
  flow.createStateConfig({
    tags: ['settled', 'failure', notice],
    on: { 'wish.again': '#record.asking', 'wish.dismiss': { target: 'ready', actions: 'forgetWish' } },
  })
