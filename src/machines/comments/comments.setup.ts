import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import type { CommentAct, CommentList, CommentReplies, MemberComment } from '../../contract/comment.ts'
import type { CommentOrder } from '../../contract/commentWords.ts'
import { toFailure } from '../../contract/failure.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import { repliesLeft, withChanged, withMore, withReplies, withWritten } from './comments.transitions.ts'
import type * as T from './comments.types.ts'

/** Setup shared by the states of a list of comments. */
export const flow = setup({
  types: {} as {
    input: T.CommentsInput
    context: T.CommentsContext
    events: T.CommentsEvent
    emitted: T.CommentsEmitted
    tags: T.CommentsTag
  },
  actors: {
    loadList: promisePlaceholder<T.CommentsPort['loadList']>('loadList'),
    loadMore: promisePlaceholder<T.CommentsPort['loadMore']>('loadMore'),
    loadReplies: promisePlaceholder<T.CommentsPort['loadReplies']>('loadReplies'),
    sendAct: promisePlaceholder<T.CommentsPort['sendAct']>('sendAct'),
  },
  actions: {
    keepList: assign((_, { output: list }: { output: CommentList }) => ({ list, failure: null })),
    keepMore: assign(({ context }, { output: page }: { output: CommentList }) => ({
      list: withMore(given(context.list, 'a list'), page),
      failure: null,
    })),
    keepReplies: assign(({ context }, { output: more }: { output: CommentReplies }) => ({
      list: withReplies(given(context.list, 'a list'), given(context.root, 'a thread'), more),
      failure: null,
    })),
    keepComment: assign(({ context }, { output: comment }: { output: MemberComment }) => {
      const list = given(context.list, 'a list')
      const isNew = context.act?.type === 'write'
      return {
        list: isNew ? withWritten(list, comment, context.order) : withChanged(list, comment),
        written: context.written + (isNew ? 1 : 0),
        act: null,
        key: '',
        failure: null,
      }
    }),
    // A retry has the same key, so that a lost answer does not write twice.
    keepAct: assign(({ context }, { act, key }: { act: CommentAct; key: string }) => ({
      act,
      key: dequal(act, context.act) ? context.key : key,
      failure: null,
    })),
    keepOrder: assign((_, { order }: { order: CommentOrder }) => ({ order, list: null })),
    keepLink: assign((_, { id }: { id: number }) => ({ linked: id })),
    keepRoot: assign((_, { root }: { root: number | null }) => ({ root, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    // A failure whose comment is no longer shown.
    forget: assign({ act: null, key: '', root: null, failure: null }),
    emitDone: emit(({ context }, { output: comment }: { output: MemberComment }) => ({
      type: 'comments.done' as const,
      act: context.act?.type ?? 'write',
      comment,
    })),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    hasSeveral: ({ context }) => (context.list?.threads.length ?? 0) > 1,
    hasReplies: ({ context: { list } }, { root }: { root: number }) =>
      list !== null && repliesLeft(list, root) > 0,
    isServed: ({ context }) => context.list !== null,
    isAsServed: ({ context }) => context.list !== null && context.isComplete && context.linked === null,
    hasNext: ({ context }) => context.list?.next != null,
  },
})
