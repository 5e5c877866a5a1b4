import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import type { Discussion, DiscussionAct } from '../../contract/discussion.ts'
import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './discussion.types.ts'

/** Setup shared by the states of a discussion. */
export const flow = setup({
  types: {} as {
    input: T.DiscussionInput
    context: T.DiscussionContext
    events: T.DiscussionEvent
    emitted: T.DiscussionEmitted
    tags: T.DiscussionTag
  },
  actors: {
    loadDiscussion: promisePlaceholder<T.DiscussionPort['loadDiscussion']>('loadDiscussion'),
    loadOlder: promisePlaceholder<T.DiscussionPort['loadOlder']>('loadOlder'),
    sendAct: promisePlaceholder<T.DiscussionPort['sendAct']>('sendAct'),
  },
  actions: {
    keepDiscussion: assign((_, { output: discussion }: { output: Discussion }) => ({
      discussion,
      failure: null,
    })),
    // The answer holds the newest comments; older ones that were asked for stay.
    keepNewer: assign(({ context }, { output: discussion }: { output: Discussion }) => ({
      discussion: joined(context.discussion, discussion),
      written: context.written + (context.act?.type === 'write' ? 1 : 0),
      act: null,
      key: '',
      failure: null,
    })),
    keepOlder: assign(({ context }, { output: discussion }: { output: Discussion }) => ({
      discussion:
        context.discussion === null
          ? discussion
          : {
              ...context.discussion,
              comments: [...discussion.comments, ...context.discussion.comments],
              has_older: discussion.has_older,
            },
    })),
    // A retry has the same key, so that a lost answer does not write twice.
    keepAct: assign(({ context }, { act, key }: { act: DiscussionAct; key: string }) => ({
      act,
      key: dequal(act, context.act) ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null, act: null, key: '' }),
    emitDone: emit(({ context }) => ({
      type: 'discussion.done' as const,
      act: context.act?.type ?? 'write',
    })),
  },
  guards: {
    isOpen: ({ context }) => context.discussion?.state === 'open',
    isClosed: ({ context }) => context.discussion?.state === 'closed',
    isOpening: (_, { act }: { act: DiscussionAct }) => act.type === 'open',
    isTalking: (_, { act }: { act: DiscussionAct }) => act.type !== 'open',
    hasOlder: ({ context: { discussion } }) =>
      discussion !== null && discussion.has_older && discussion.comments.length > 0,
    // The page is outdated: it is read again before anything else is done.
    isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
})

/** Refusals that say that the discussion, or a comment, is not what was seen here. */
const movedOn = new Set<string>([
  'versionConflict',
  'notFound',
  'discussionClosed',
  'discussionOff',
  'discussionEarly',
  'paperNotActive',
  'commentGone',
  'commentNotYours',
  'commentSettled',
])

const joined = (known: Discussion | null, newest: Discussion): Discussion => {
  const first = newest.comments[0]?.id
  if (known === null || first === undefined) return newest
  const older = known.comments.filter(({ id }) => id < first)
  return older.length === 0
    ? newest
    : { ...newest, comments: [...older, ...newest.comments], has_older: known.has_older }
}
