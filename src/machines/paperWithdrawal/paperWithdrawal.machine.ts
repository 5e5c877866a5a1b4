import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { given } from '../shared/given.ts'
import { flow } from './paperWithdrawal.setup.ts'

/** A paper as its author follows it: seen, withdrawn with a typed confirmation, brought back (PAP-01, PAP-03). */
export const paperWithdrawalMachine = flow.createMachine({
  id: 'paperWithdrawal',
  context: ({ input }) => ({ ...input, paper: null, typed: null, key: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'readPaper',
        src: 'readPaper',
        input: ({ context }) => context.id,
        onDone: {
          target: 'shown',
          actions: { type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'paper.retry': 'loading' } },
    shown: {
      tags: 'paper',
      on: {
        'withdrawal.ask': { guard: 'canWithdraw', target: 'asking', actions: 'forgetTyped' },
        'paper.revive': {
          guard: 'canRevive',
          target: 'reviving',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: ['paper', 'dialog'],
      on: {
        'withdrawal.send': {
          target: 'withdrawing',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'withdrawal.dismiss': { target: 'shown', actions: 'forgetTyped' },
      },
    },
    withdrawing: {
      tags: ['paper', 'dialog', 'busy'],
      invoke: {
        id: 'withdrawPaper',
        src: 'withdrawPaper',
        input: ({ context: { paper, typed, key } }) => ({
          paper: given(paper, 'a paper'),
          typed: given(typed, 'what was typed'),
          key,
        }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepMoved', params: ({ event }) => ({ paper: event.output }) }, 'emitWithdrawn'],
        },
        onError: [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => event },
            target: 'rereading',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    reviving: {
      tags: ['paper', 'busy'],
      invoke: {
        id: 'revivePaper',
        src: 'revivePaper',
        input: ({ context: { paper, key } }) => ({ paper: given(paper, 'a paper'), key }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepMoved', params: ({ event }) => ({ paper: event.output }) }, 'emitRevived'],
        },
        onError: [
          {
            guard: { type: 'isInTheWay', params: ({ event }) => event },
            target: 'rereading',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'shown', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** Why it was refused is above what the paper is now. */
    rereading: {
      tags: ['paper', 'busy'],
      invoke: {
        id: 'rereadPaper',
        src: 'rereadPaper',
        input: ({ context }) => context.id,
        onDone: {
          target: 'shown',
          actions: { type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) },
        },
        onError: { target: 'shown' },
      },
    },
  },
})

export type PaperWithdrawalActorRef = ActorRefFrom<typeof paperWithdrawalMachine>
export type PaperWithdrawalSnapshot = SnapshotFrom<typeof paperWithdrawalMachine>
