import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { dequal } from 'dequal'

import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './operatorAct.types.ts'

/**
 * One act of an administrator on one thing (a job, an address, an account): asked about in a dialog, sent once, and either
 * done or refused with a named reason (OPS-01).
 */
export const operatorActMachine = setup({
  types: {} as {
    context: T.OperatorActContext
    events: T.OperatorActEvent
    emitted: T.OperatorActEmitted
    tags: T.OperatorActTag
  },
  actors: { sendAct: promisePlaceholder<T.OperatorActPort['sendAct']>('sendAct') },
  actions: {
    // The same words have the same key, so that a lost answer does not act twice.
    keepTexts: assign(({ context }, { texts, key }: { texts: T.ActTexts; key: string }) => ({
      texts,
      key: dequal(texts, context.texts) ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitDone: emit((_, { answer }: { answer: unknown }) => ({ type: 'act.done' as const, answer })),
    emitLeft: emit({ type: 'act.left', isOutdated: false }),
    emitOutdated: emit({ type: 'act.left', isOutdated: true }),
  },
  guards: {
    isInTheWay: ({ context }, { error }: { error: unknown }) => {
      const { kind, field } = toFailure(error)
      return kind === 'refused' && (field === null || !(field in (context.texts ?? {})))
    },
  },
}).createMachine({
  id: 'operatorAct',
  context: { texts: null, key: '', failure: null },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'act.send': { target: 'sending', actions: { type: 'keepTexts', params: ({ event }) => event } },
        'act.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context: { texts, key } }) => ({ texts: texts ?? {}, key }),
        onDone: {
          target: 'done',
          actions: { type: 'emitDone', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** A rule, or a change of the record since: other words would not help. */
    refused: {
      tags: ['failure', 'refused'],
      on: { 'act.close': { target: 'closed', actions: 'emitOutdated' } },
    },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type OperatorActActorRef = ActorRefFrom<typeof operatorActMachine>
export type OperatorActSnapshot = SnapshotFrom<typeof operatorActMachine>
