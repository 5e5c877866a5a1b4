import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { on } from '../../kinds/on.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { asks, nothingTyped } from './asks.ts'
import type * as T from './record.types.ts'

/** Setup shared by the states of a record. */
export const flow = setup({
  types: {} as {
    input: T.RecordInput
    context: T.RecordContext
    events: T.RecordEvent
    emitted: T.RecordEmitted
    tags: T.RecordTag
    children: { secondFactor: 'secondFactor'; watchAge: 'watchAge' }
  },
  actors: {
    fetchRecord: promisePlaceholder<T.RecordPort['fetchRecord']>('fetchRecord'),
    fireRecord: promisePlaceholder<T.RecordPort['fireRecord']>('fireRecord'),
    watchAge: callbackPlaceholder<T.RecordPort['watchAge']>('watchAge'),
    secondFactor: secondFactorMachine,
  },
  actions: {
    keepRecord: assign((_, { output: record }: { output: LifecycleRecord }) => ({ record, failure: null })),
    keepNewer: assign((_, { output: record }: { output: LifecycleRecord }) => ({ record })),
    keepMoved: assign(({ context }, { output: record }: { output: LifecycleRecord }) => ({
      record,
      wish: null,
      done: context.wish?.event ?? null,
      failure: null,
    })),
    keepChoice: assign(({ context }, { event, key }: { event: string; key: string }) => ({
      wish: { event, key, version: given(context.record, 'a record').version, ...nothingTyped },
      done: null,
      failure: null,
    })),
    // The confirmation applies to the record that is shown: after a conflict, the newer one.
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
    needsProof: (_, { error }: { error: unknown }) => toFailure(error).reason === 'stepUpNeeded',
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
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

/** Before money moves its mover brings the second factor (ACC-02); then the same wish goes again, under its key. */
export const proving = flow.createStateConfig({
  tags: ['shown', 'proving'],
  invoke: {
    id: 'secondFactor',
    src: 'secondFactor',
    onDone: [
      { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: '#record.shown.refused' },
      { target: '#record.submitting', actions: 'forgetFailure' },
    ],
  },
})

/** The refusal may be about a newer record: that record is read. */
export const catchingUp = flow.createStateConfig({
  tags: ['busy', 'shown', 'pending'],
  invoke: {
    id: 'fetchRecord',
    src: 'fetchRecord',
    input: ({ context: { entity, id } }) => ({ entity, id }),
    onDone: [
      { guard: 'wasConflict', target: '#record.shown.conflict', actions: on('keepNewer') },
      { target: '#record.shown.refused', actions: on('keepNewer') },
    ],
    // The old record stays; the server goes on refusing until the newer one has come.
    onError: [
      { guard: 'wasConflict', target: '#record.shown.refused', actions: on('keepFailure') },
      { target: '#record.shown.refused' },
    ],
  },
})
