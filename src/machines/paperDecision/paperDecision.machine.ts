import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './paperDecision.setup.ts'

/**
 * A chair's decision about one paper (PAP-01): prepared out of sight of authors and reviewers, changed or discarded,
 * and released.
 */
export const paperDecisionMachine = flow.createMachine({
  id: 'paperDecision',
  context: ({ input }) => ({ ...input, paper: null, written: null, reason: '', key: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadPaper',
        src: 'loadPaper',
        input: ({ context }) => context.paperId,
        onDone: { target: 'routing', actions: on('keepPaper') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'decision.retry': 'loading' } },
    routing: {
      always: [
        { guard: 'hasPrepared', target: 'prepared' },
        { guard: 'canDecide', target: 'editing' },
        { target: 'settled' },
      ],
    },
    editing: {
      tags: 'form',
      on: {
        'decision.save': { target: 'saving', actions: on('keepWritten') },
        'decision.leave': { guard: 'hasPrepared', target: 'prepared', actions: 'clearFailure' },
      },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'prepareDecision',
        src: 'prepareDecision',
        input: ({ context: { paper, written, key } }) => ({
          paper: given(paper, 'a paper'),
          written: given(written, 'a decision'),
          key,
        }),
        onDone: { target: 'routing', actions: [on('keepPaper'), 'emitSaved'] },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
    prepared: {
      tags: 'prepared',
      on: {
        'decision.change': { guard: 'canDecide', target: 'editing', actions: 'clearFailure' },
        'decision.drop': { target: 'discarding', actions: on('keepKey') },
        'decision.send': { target: 'releasing', actions: on('keepRelease') },
      },
    },
    discarding: {
      tags: ['busy', 'prepared'],
      invoke: {
        id: 'discardDecision',
        src: 'discardDecision',
        input: ({ context: { paper, key } }) => ({ paper: given(paper, 'a paper'), key }),
        onDone: { target: 'routing', actions: [on('keepPaper'), 'emitDropped'] },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          // Released next, it must not have the key by which it was discarded.
          { target: 'prepared', actions: ['forgetKey', on('keepFailure')] },
        ],
      },
    },
    releasing: {
      tags: ['busy', 'prepared'],
      invoke: {
        id: 'releaseDecision',
        src: 'releaseDecision',
        input: ({ context: { paper, reason, key } }) => ({ paper: given(paper, 'a paper'), reason, key }),
        onDone: { target: 'routing', actions: [on('keepPaper'), 'emitSent'] },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { target: 'prepared', actions: on('keepFailure') },
        ],
      },
    },
    /** Another user was faster: the decision is read again before anything is decided. */
    outdated: { tags: ['failure', 'outdated'], on: { 'decision.reload': 'loading' } },
    /** Nothing is to be decided now; another chair, or a revision, may change that. */
    settled: { tags: 'settled', on: { 'decision.reload': 'loading' } },
  },
})

export type PaperDecisionActorRef = ActorRefFrom<typeof paperDecisionMachine>
export type PaperDecisionSnapshot = SnapshotFrom<typeof paperDecisionMachine>
