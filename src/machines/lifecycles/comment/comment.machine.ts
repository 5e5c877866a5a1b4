import { assign, setup } from 'xstate'

import type { CommentFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type CommentEvent =
  | FactsLearned<CommentFacts>
  | { type: 'comment.edit' }
  | { type: 'comment.delete' }
  | { type: 'comment.report' }
  | { type: 'comment.dismiss' }
  | { type: 'comment.hide'; reason: string }
  | { type: 'comment.restore' }

/**
 * A comment under a headline or a video (CMT-01). Reports bring it before the staff and leave it where it is: only a
 * person hides it, and says why.
 */
export const commentMachine = setup({
  types: {} as { input: CommentFacts; context: CommentFacts; events: CommentEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<CommentFacts> }) => facts),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    forgetReason: assign({ reason: null }),
  },
  guards: {
    isFresh: ({ context }) => context.isFresh,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
  },
}).createMachine({
  id: 'comment',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'comment.edit': { guard: 'isFresh', target: 'shown' },
        'comment.delete': 'deleted',
        'comment.report': 'reported',
        'comment.hide': { guard: 'hasReason', target: 'hidden', actions: on('keepReason') },
      },
    },
    /** Everybody still reads it. */
    reported: {
      on: {
        'comment.edit': { guard: 'isFresh', target: 'reported' },
        'comment.delete': 'deleted',
        'comment.dismiss': 'shown',
        'comment.hide': { guard: 'hasReason', target: 'hidden', actions: on('keepReason') },
      },
    },
    /** Its author still reads it, and why. */
    hidden: { on: { 'comment.restore': { target: 'shown', actions: 'forgetReason' } } },
    deleted: {},
  },
})

export const commentLifecycle: Lifecycle = {
  machine: commentMachine,
  causes: {
    'comment.edit': ['owner'],
    'comment.delete': ['owner'],
    // The reporter stays unknown to the author, who may read the history.
    'comment.report': ['system'],
    'comment.dismiss': ['admin'],
    'comment.hide': ['admin'],
    'comment.restore': ['admin'],
  },
  reasons: {
    states: {
      shown: 'commentShown',
      reported: 'commentReported',
      hidden: 'commentHidden',
      deleted: 'commentDeleted',
    },
    guards: { isFresh: 'commentOld', hasReason: 'reasonEmpty' },
  },
}
