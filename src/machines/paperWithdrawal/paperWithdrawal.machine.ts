import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'shown', actions: on('keepPaper') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'paper.retry': 'loading' } },
    shown: {
      tags: 'paper',
      on: {
        'withdrawal.ask': { guard: 'canWithdraw', target: 'asking', actions: 'forgetTyped' },
        'paper.revive': { guard: 'canRevive', target: 'reviving', actions: on('keepKey') },
      },
    },
    asking: {
      tags: ['paper', 'dialog'],
      on: {
        'withdrawal.send': { target: 'withdrawing', actions: on('keepTyped') },
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
        onDone: { target: 'shown', actions: [on('keepMoved'), 'emitWithdrawn'] },
        onError: [
          { guard: on('isInTheWay'), target: 'rereading', actions: on('keepFailure') },
          { target: 'asking', actions: on('keepFailure') },
        ],
      },
    },
    reviving: {
      tags: ['paper', 'busy'],
      invoke: {
        id: 'revivePaper',
        src: 'revivePaper',
        input: ({ context: { paper, key } }) => ({ paper: given(paper, 'a paper'), key }),
        onDone: { target: 'shown', actions: [on('keepMoved'), 'emitRevived'] },
        onError: [
          { guard: on('isInTheWay'), target: 'rereading', actions: on('keepFailure') },
          { target: 'shown', actions: on('keepFailure') },
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
        onDone: { target: 'shown', actions: on('keepPaper') },
        onError: { target: 'shown' },
      },
    },
  },
})

export type PaperWithdrawalSnapshot = SnapshotFrom<typeof paperWithdrawalMachine>
