import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './gate.types.ts'

/** Check-in at the door (TKT-01): where this device stands, one scan at a time, and what became of it. */
export const gateMachine = setup({
  types: {} as { context: T.GateContext; events: T.GateEvent; emitted: T.GateEmitted; tags: T.GateTag },
  actors: {
    openGate: promisePlaceholder<T.GateStart>('openGate'),
    checkScan: promisePlaceholder<T.GateVerdict, T.CheckScan>('checkScan'),
  },
  actions: {
    keepStart: assign((_, { start }: { start: T.GateStart }) => ({ ...start, failure: null })),
    keepPlace: assign((_, { place }: { place: T.GatePlace }) => ({ place })),
    emitPlace: emit((_, { place }: { place: T.GatePlace }) => ({ type: 'place.chosen' as const, place })),
    keepScan: assign((_, { code, nonce }: { code: string; nonce: string }) => ({
      scan: { code, nonce, isTrusted: false },
      verdict: null,
      failure: null,
    })),
    trustScan: assign(({ context: { scan } }) => ({
      scan: scan === null ? null : { ...scan, isTrusted: true },
    })),
    keepVerdict: assign((_, { verdict }: { verdict: T.GateVerdict }) => ({ verdict })),
    forgetScan: assign({ scan: null, verdict: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasPlace: (_, { start }: { start: T.GateStart }) => start.place !== null,
    isAdmitted: (_, { verdict }: { verdict: T.GateVerdict }) => verdict.result === 'accepted',
    isDoubtful: (_, { verdict }: { verdict: T.GateVerdict }) => verdict.result === 'doubtful',
  },
}).createMachine({
  id: 'gate',
  context: { conferences: [], place: null, scan: null, verdict: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'openGate',
        src: 'openGate',
        onDone: [
          {
            guard: { type: 'hasPlace', params: ({ event }) => ({ start: event.output }) },
            target: 'standing',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failure', on: { 'gate.retry': 'loading' } },
    choosing: {
      entry: 'forgetScan',
      on: {
        'gate.choose': {
          target: 'standing',
          actions: [
            { type: 'keepPlace', params: ({ event }) => event },
            { type: 'emitPlace', params: ({ event }) => event },
          ],
        },
      },
    },
    standing: {
      initial: 'ready',
      states: {
        ready: {
          entry: 'forgetScan',
          on: {
            'scan.code': { target: 'checking', actions: { type: 'keepScan', params: ({ event }) => event } },
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkScan',
            src: 'checkScan',
            input: ({ context: { place, scan } }) => {
              if (place === null || scan === null) throw new Error('`checking` was entered without a scan')
              return { ...scan, place }
            },
            onDone: [
              {
                guard: { type: 'isAdmitted', params: ({ event }) => ({ verdict: event.output }) },
                target: 'admitted',
                actions: { type: 'keepVerdict', params: ({ event }) => ({ verdict: event.output }) },
              },
              {
                guard: { type: 'isDoubtful', params: ({ event }) => ({ verdict: event.output }) },
                target: 'doubtful',
                actions: { type: 'keepVerdict', params: ({ event }) => ({ verdict: event.output }) },
              },
              {
                target: 'refused',
                actions: { type: 'keepVerdict', params: ({ event }) => ({ verdict: event.output }) },
              },
            ],
            onError: {
              target: 'unanswered',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        admitted: {
          on: {
            'scan.code': { target: 'checking', actions: { type: 'keepScan', params: ({ event }) => event } },
          },
        },
        refused: {
          on: {
            'scan.code': { target: 'checking', actions: { type: 'keepScan', params: ({ event }) => event } },
          },
        },
        /** Only a person can say; what is scanned meanwhile waits for that. */
        doubtful: {
          on: {
            'scan.admit': { target: 'checking', actions: 'trustScan' },
            'scan.refuse': 'ready',
          },
        },
        /** The server would not say; nobody was let in. */
        unanswered: {
          tags: 'failure',
          on: {
            'scan.code': { target: 'checking', actions: { type: 'keepScan', params: ({ event }) => event } },
          },
        },
      },
      on: { 'gate.change': 'choosing' },
    },
  },
})

export type GateActorRef = ActorRefFrom<typeof gateMachine>
export type GateSnapshot = SnapshotFrom<typeof gateMachine>
