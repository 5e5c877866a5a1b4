import type { ActorRefFrom, SnapshotFrom } from 'xstate'

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
        onDone: {
          target: 'routing',
          actions: { type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
        'decision.save': { target: 'saving', actions: { type: 'keepWritten', params: ({ event }) => event } },
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
        onDone: {
          target: 'routing',
          actions: [{ type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) }, 'emitSaved'],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    prepared: {
      tags: 'prepared',
      on: {
        'decision.change': { guard: 'canDecide', target: 'editing', actions: 'clearFailure' },
        'decision.drop': { target: 'discarding', actions: { type: 'keepKey', params: ({ event }) => event } },
        'decision.send': {
          target: 'releasing',
          actions: { type: 'keepRelease', params: ({ event }) => event },
        },
      },
    },
    discarding: {
      tags: ['busy', 'prepared'],
      invoke: {
        id: 'discardDecision',
        src: 'discardDecision',
        input: ({ context: { paper, key } }) => ({ paper: given(paper, 'a paper'), key }),
        onDone: {
          target: 'routing',
          actions: [{ type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) }, 'emitDropped'],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          // Released next, it must not have the key by which it was discarded.
          {
            target: 'prepared',
            actions: ['forgetKey', { type: 'keepFailure', params: ({ event }) => event }],
          },
        ],
      },
    },
    releasing: {
      tags: ['busy', 'prepared'],
      invoke: {
        id: 'releaseDecision',
        src: 'releaseDecision',
        input: ({ context: { paper, reason, key } }) => ({ paper: given(paper, 'a paper'), reason, key }),
        onDone: {
          target: 'routing',
          actions: [{ type: 'keepPaper', params: ({ event }) => ({ paper: event.output }) }, 'emitSent'],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'prepared', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
