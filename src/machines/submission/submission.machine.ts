import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './submission.setup.ts'
import { finalizing } from './submission.finalizing.ts'
import { sending, writing } from './submission.writing.ts'

/**
 * An author's paper in one conference (PAP-01, PAP-02): chosen or begun, typed and kept, submitted, revised, its final
 * files confirmed. A submitted version is shown unchanged.
 */
export const submissionMachine = flow.createMachine({
  id: 'submission',
  context: ({ input }) => ({
    ...input,
    submission: null,
    paper: null,
    typed: null,
    isRestored: false,
    key: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadSubmission',
        src: 'loadSubmission',
        input: ({ context }) => context.conferenceId,
        onDone: [
          { guard: 'namesPaper', target: 'opening', actions: on('keepSubmission') },
          { target: 'routing', actions: on('keepSubmission') },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    opening: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadPaper',
        src: 'loadPaper',
        input: ({ context }) => given(context.paperId, 'the number of a paper'),
        onDone: {
          target: 'routing',
          actions: { type: 'keepOpened', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'submission.retry': 'loading' } },
    routing: {
      always: [
        { guard: 'isEditable', target: 'writing' },
        { guard: 'needsFinal', target: 'finalizing' },
        { guard: 'hasPaper', target: 'standing' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'choosing' },
      ],
    },
    /** The conference takes no papers, and nothing was begun. */
    closed: { tags: 'closed' },
    choosing: {
      tags: 'choosing',
      on: {
        'paper.begin': { target: 'beginning', actions: on('keepKey') },
        'paper.continue': { target: 'opening', actions: on('choosePaper') },
      },
    },
    beginning: {
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'beginPaper',
        src: 'beginPaper',
        input: ({ context: { conferenceId, key } }) => ({ conferenceId, key }),
        onDone: { target: 'writing', actions: [on('keepPaper'), on('emitOpened')] },
        onError: { target: 'choosing', actions: on('keepFailure') },
      },
    },
    writing,
    sending,
    /** Replaces the form by the version that another device kept. */
    reloading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'reloadPaper',
        src: 'reloadPaper',
        input: ({ context: { paper } }) => given(paper, 'a paper').id,
        onDone: { target: 'routing', actions: on('keepPaper') },
        onError: { target: 'writing.outdated', actions: on('keepFailure') },
      },
    },
    finalizing,
    /** It is with the organizers, or its way has ended. */
    standing: {
      tags: 'paper',
      on: { 'paper.edit': { guard: 'isAmendable', target: 'routing', actions: 'startEditing' } },
    },
  },
})

export type SubmissionActorRef = ActorRefFrom<typeof submissionMachine>
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>
