import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
        onDone: { target: 'routing', actions: on('keepDiscussion') },
        onError: { target: 'failed', actions: on('keepFailure') },
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
        'discussion.act': { guard: on('isOpening'), target: 'sending', actions: on('keepAct') },
        'discussion.reload': 'loading',
      },
    },
    open: {
      tags: 'ready',
      on: {
        'discussion.act': { guard: on('isTalking'), target: 'sending', actions: on('keepAct') },
        'discussion.older': { guard: 'hasOlder', target: 'loadingOlder' },
        'discussion.reload': 'loading',
      },
    },
    /** It can be read; a chair may open it again. */
    closed: {
      tags: 'ready',
      on: {
        'discussion.act': { guard: on('isOpening'), target: 'sending', actions: on('keepAct') },
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
        onDone: { target: 'routing', actions: on('keepOlder') },
        onError: { target: 'routing', actions: on('keepFailure') },
      },
    },
    sending: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context: { part, id, act, key } }) => ({ part, id, act: given(act, 'an act'), key }),
        onDone: { target: 'routing', actions: ['emitDone', on('keepNewer')] },
        onError: [
          { guard: on('isOutdated'), target: 'refused', actions: on('keepFailure') },
          { target: 'routing', actions: on('keepFailure') },
        ],
      },
    },
    /** Another user was faster: the discussion is read again before anything else is done. */
    refused: { tags: ['failure', 'refused'], on: { 'discussion.reload': 'loading' } },
  },
})

export type DiscussionSnapshot = SnapshotFrom<typeof discussionMachine>
