import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { given } from '../shared/given.ts'
import { flow } from './discussion.setup.ts'

/** Discussion of a paper between its reviewers and the chairs before the decision (REV-02). */
export const discussionMachine = flow.createMachine({
  id: 'discussion',
  context: ({ input }) => ({ ...input, discussion: null, act: null, key: '', written: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadDiscussion',
        src: 'loadDiscussion',
        input: ({ context: { part, id } }) => ({ part, id }),
        onDone: {
          target: 'routing',
          actions: { type: 'keepDiscussion', params: ({ event }) => ({ discussion: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'discussion.retry': 'loading' } },
    routing: {
      always: [
        { guard: 'isOpen', target: 'open' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'unopened' },
      ],
    },
    /** A chair may open it. */
    unopened: {
      tags: 'ready',
      on: {
        'discussion.act': {
          guard: { type: 'isOpening', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'keepAct', params: ({ event }) => event },
        },
        'discussion.reload': 'loading',
      },
    },
    open: {
      tags: 'ready',
      on: {
        'discussion.act': {
          guard: { type: 'isTalking', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'keepAct', params: ({ event }) => event },
        },
        'discussion.older': { guard: 'hasOlder', target: 'loadingOlder' },
        'discussion.reload': 'loading',
      },
    },
    /** It can be read; a chair may open it again. */
    closed: {
      tags: 'ready',
      on: {
        'discussion.act': {
          guard: { type: 'isOpening', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'keepAct', params: ({ event }) => event },
        },
        'discussion.older': { guard: 'hasOlder', target: 'loadingOlder' },
        'discussion.reload': 'loading',
      },
    },
    loadingOlder: {
      tags: ['ready', 'older'],
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context: { part, id, discussion } }) => ({
          part,
          id,
          before: given(discussion?.comments[0], 'a comment').id,
        }),
        onDone: {
          target: 'routing',
          actions: { type: 'keepOlder', params: ({ event }) => ({ discussion: event.output }) },
        },
        onError: { target: 'routing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context: { part, id, act, key } }) => ({ part, id, act: given(act, 'an act'), key }),
        onDone: {
          target: 'routing',
          actions: ['emitDone', { type: 'keepNewer', params: ({ event }) => ({ discussion: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'routing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** Another user was faster: the discussion is read again before anything else is done. */
    refused: { tags: ['failure', 'refused'], on: { 'discussion.reload': 'loading' } },
  },
})

export type DiscussionActorRef = ActorRefFrom<typeof discussionMachine>
export type DiscussionSnapshot = SnapshotFrom<typeof discussionMachine>
