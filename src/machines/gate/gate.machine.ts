import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
          { guard: on('hasPlace'), target: 'open', actions: on('keepStart') },
          { target: 'choosing', actions: on('keepStart') },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'gate.retry': 'loading' } },
    choosing: {
      tags: 'choosing',
      entry: 'forgetScan',
      on: { 'gate.choose': { target: 'open', actions: [on('keepPlace'), on('emitPlace')] } },
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
              { guard: on('isAdmitted'), target: 'admitted', actions: on('keepVerdict') },
              { guard: on('isDoubtful'), target: 'doubtful', actions: on('keepVerdict') },
              { target: 'refused', actions: on('keepVerdict') },
            ],
            onError: { target: 'unanswered', actions: on('keepFailure') },
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
