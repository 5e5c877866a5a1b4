import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './reviewing.setup.ts'
import { amending, sending, writing } from './reviewing.writing.ts'

const failedTo = (target: 'failed' | 'asked') =>
  ({
    target,
    actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event },
  }) as const

/**
 * A reviewer's work on one request (REV-01, REV-02): answered, written and kept, submitted once, changed until a decision
 * is prepared. A request that was declined or has ended leads to the page that says so (REV-03).
 */
export const reviewingMachine = flow.createMachine({
  id: 'reviewing',
  context: ({ input }) => ({
    ...input,
    review: null,
    written: null,
    isRestored: false,
    refusal: null,
    key: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context }) => context.reviewId,
        onDone: {
          target: 'routing',
          actions: { type: 'keepOpened', params: ({ event }) => event.output },
        },
        onError: failedTo('failed'),
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'review.retry': 'loading' } },
    routing: {
      always: [
        { guard: 'isAsked', target: 'asked' },
        { guard: 'isWritable', target: 'writing' },
        { guard: 'canAmend', target: 'submitted' },
        { target: 'answered' },
      ],
    },
    /** Whether the member reviews the paper; of the paper no more than its abstract is there. */
    asked: {
      tags: 'asked',
      on: {
        'review.agree': { target: 'accepting', actions: on('keepKey') },
        'review.decline': { target: 'declining', actions: on('keepRefusal') },
      },
    },
    accepting: {
      tags: ['busy', 'asked', 'sending'],
      invoke: {
        id: 'acceptReview',
        src: 'acceptReview',
        input: ({ context: { review, key } }) => ({ review: given(review, 'a review'), key }),
        onDone: { target: 'routing', actions: on('keepReview') },
        onError: [{ guard: on('isMoved'), target: 'loading' }, failedTo('asked')],
      },
    },
    declining: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'declineReview',
        src: 'declineReview',
        input: ({ context: { review, refusal, key } }) => ({
          review: given(review, 'a review'),
          ...given(refusal, 'a reason'),
          key,
        }),
        onDone: { target: 'routing', actions: on('keepReview') },
        onError: [
          { guard: on('isMoved'), target: 'loading' },
          // It is asked, or written, as before.
          { target: 'routing', actions: on('keepFailure') },
        ],
      },
    },
    writing,
    sending,
    reloading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'reloadReview',
        src: 'reloadReview',
        input: ({ context }) => context.reviewId,
        onDone: { target: 'routing', actions: on('keepReview') },
        onError: { target: 'writing.outdated', actions: on('keepFailure') },
      },
    },
    submitted: { tags: 'submitted', on: { 'review.amend': 'amending' } },
    amending,
    /** Nothing is left to do here. */
    answered: { tags: 'loading', entry: 'emitAnswered', type: 'final' },
  },
})

export type ReviewingActorRef = ActorRefFrom<typeof reviewingMachine>
export type ReviewingSnapshot = SnapshotFrom<typeof reviewingMachine>
