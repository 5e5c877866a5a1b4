import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './comments.setup.ts'
import { lastKnown } from './comments.transitions.ts'

/** What is said under a headline or a video, and what a member does there (CMT-01). What is sent shows at once. */
export const commentsMachine = flow.createMachine({
  id: 'comments',
  context: ({ input: { served, ...input } }) => ({
    ...input,
    order: input.order ?? 'newest',
    linked: null,
    list: served,
    root: null,
    act: null,
    key: '',
    written: 0,
    failure: null,
  }),
  initial: 'routing',
  on: { 'comments.link': { target: '.routing', actions: on('keepLink') } },
  states: {
    routing: {
      always: [
        { guard: 'isAsServed', target: 'resting' },
        { guard: 'isServed', target: 'refreshing' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forget',
      invoke: {
        id: 'loadList',
        src: 'loadList',
        input: ({ context: { place, target, order, linked } }) => ({ place, target, order, linked }),
        onDone: { target: 'resting', actions: on('keepList') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'comments.retry': 'loading' } },
    /** What everybody is shown stands there until it is known what this visitor may see and do. */
    refreshing: {
      tags: ['busy', 'ready'],
      entry: 'forget',
      invoke: {
        id: 'loadList',
        src: 'loadList',
        input: ({ context: { place, target, order, linked } }) => ({ place, target, order, linked }),
        onDone: { target: 'resting', actions: on('keepList') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    resting: {
      tags: 'ready',
      on: {
        'comments.act': { guard: 'isMember', target: 'sending', actions: on('keepAct') },
        'comments.more': {
          guard: 'hasNext',
          target: 'loadingMore',
          actions: { type: 'keepRoot', params: { root: null } },
        },
        'comments.replies': { guard: on('hasReplies'), target: 'loadingReplies', actions: on('keepRoot') },
        'comments.order': { guard: 'hasSeveral', target: 'loading', actions: on('keepOrder') },
      },
    },
    loadingMore: {
      tags: ['ready', 'more'],
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context: { place, target, order, list } }) => ({
          place,
          target,
          order,
          after: given(list?.next, 'a place'),
        }),
        onDone: { target: 'resting', actions: on('keepMore') },
        onError: { target: 'resting', actions: ['forget', on('keepFailure')] },
      },
    },
    loadingReplies: {
      tags: ['ready', 'replies'],
      invoke: {
        id: 'loadReplies',
        src: 'loadReplies',
        input: ({ context: { root, list } }) => ({
          root: given(root, 'a thread'),
          after: lastKnown(list, root),
        }),
        onDone: { target: 'resting', actions: on('keepReplies') },
        onError: { target: 'resting', actions: on('keepFailure') },
      },
    },
    sending: {
      tags: ['busy', 'ready', 'sending'],
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context: { place, target, act, key } }) => ({
          place,
          target,
          act: given(act, 'an act'),
          key,
        }),
        onDone: { target: 'resting', actions: [on('emitDone'), on('keepComment')] },
        onError: { target: 'resting', actions: on('keepFailure') },
      },
    },
  },
})

export type CommentsSnapshot = SnapshotFrom<typeof commentsMachine>
