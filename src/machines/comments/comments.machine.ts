import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './comments.setup.ts'
import { lastKnown } from './comments.transitions.ts'

/** Comments under a headline or a video, and a member's acts on them (CMT-01). A sent comment shows at once. */
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
    /** The public list stays until the visitor's own view and rights are known. */
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
