import type { SnapshotFrom } from 'xstate'

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
  on: {
    'comments.link': { target: '.routing', actions: { type: 'keepLink', params: ({ event }) => event } },
  },
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
        onDone: {
          target: 'resting',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
        onDone: {
          target: 'resting',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    resting: {
      tags: 'ready',
      on: {
        'comments.act': {
          guard: 'isMember',
          target: 'sending',
          actions: { type: 'keepAct', params: ({ event }) => event },
        },
        'comments.more': {
          guard: 'hasNext',
          target: 'loadingMore',
          actions: { type: 'keepRoot', params: { root: null } },
        },
        'comments.replies': {
          guard: { type: 'hasReplies', params: ({ event }) => event },
          target: 'loadingReplies',
          actions: { type: 'keepRoot', params: ({ event }) => event },
        },
        'comments.order': {
          guard: 'hasSeveral',
          target: 'loading',
          actions: { type: 'keepOrder', params: ({ event }) => event },
        },
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
        onDone: {
          target: 'resting',
          actions: { type: 'keepMore', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: ['forget', { type: 'keepFailure', params: ({ event }) => event }],
        },
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
        onDone: {
          target: 'resting',
          actions: { type: 'keepReplies', params: ({ event }) => ({ more: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
        onDone: {
          target: 'resting',
          actions: [
            { type: 'emitDone', params: ({ event }) => ({ comment: event.output }) },
            { type: 'keepComment', params: ({ event }) => ({ comment: event.output }) },
          ],
        },
        onError: { target: 'resting', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
})

export type CommentsSnapshot = SnapshotFrom<typeof commentsMachine>
