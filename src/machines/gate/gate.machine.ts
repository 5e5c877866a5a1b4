import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { flow, scannable } from './gate.setup.ts'

/** Check-in at the door (TKT-01): place of this device, one scan at a time, and its result. */
export const gateMachine = flow.createMachine({
  id: 'gate',
  context: { conferences: [], place: null, scan: null, verdict: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'openGate',
        src: 'openGate',
        onDone: [
          {
            guard: { type: 'hasPlace', params: ({ event }) => ({ start: event.output }) },
            target: 'open',
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
    failed: { tags: ['failure', 'failed'], on: { 'gate.retry': 'loading' } },
    choosing: {
      tags: 'choosing',
      entry: 'forgetScan',
      on: {
        'gate.choose': {
          target: 'open',
          actions: [
            { type: 'keepPlace', params: ({ event }) => event },
            { type: 'emitPlace', params: ({ event }) => event },
          ],
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'ready',
      states: {
        ready: {
          tags: 'ready',
          entry: 'forgetScan',
          ...scannable,
        },
        checking: {
          tags: ['busy', 'checking'],
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
        admitted: { tags: 'admitted', ...scannable },
        refused: { tags: 'refused', ...scannable },
        /** Only a person can decide; further scans wait. */
        doubtful: {
          tags: 'doubtful',
          on: {
            'scan.admit': { target: 'checking', actions: 'trustScan' },
            'scan.refuse': 'ready',
          },
        },
        /** The server gave no answer; no one was let in. */
        unanswered: {
          tags: ['failure', 'unanswered'],
          ...scannable,
        },
      },
      on: { 'gate.change': 'choosing' },
    },
  },
})

export type GateActorRef = ActorRefFrom<typeof gateMachine>
export type GateSnapshot = SnapshotFrom<typeof gateMachine>
