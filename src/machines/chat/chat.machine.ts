import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { failure, toFailure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import type { ChatMessage } from '../../contract/room/chat.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './chat.types.ts'
import { keptMessages, keptWhileReading, mergeMessages, recallMessage } from './messages.ts'

/**
 * The chat of a room (CHAT-01): what everybody has read is the server's, numbered; what is one's own and not there yet
 * stands below with its state, and can be sent again without becoming two. It lives beside the picture: neither ends
 * the other.
 */
export const chatMachine = setup({
  types: {} as { context: T.ChatContext; events: T.ChatEvent; emitted: T.ChatEmitted; tags: T.ChatTag },
  actors: {
    runChat: callbackPlaceholder<T.ChatWish>('runChat'),
    fetchOlder: promisePlaceholder<T.History, { before: number | undefined }>('fetchOlder'),
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepTimeout: assign({ failure: failure('timeout') }),
    keepMessages: assign(({ context }, { messages }: { messages: readonly ChatMessage[] }) =>
      received(context, messages),
    ),
    keepRecall: assign(({ context }, { c }: { c: number }) => ({
      messages: recallMessage(context.messages, c),
    })),
    keepOlder: assign(({ context }, { history }: { history: T.History }) => ({
      messages: mergeMessages(history.list, context.messages),
      hasOlder: history.more,
      olderFailure: null,
    })),
    keepOlderFailure: assign((_, { error }: { error: unknown }) => ({ olderFailure: toFailure(error) })),
    keepPlace: assign((_, { atEnd }: { atEnd: boolean }) =>
      atEnd ? { isAtEnd: true, firstUnread: null } : { isAtEnd: false },
    ),
    addOutgoing: assign(({ context }, { clientId, text }: { clientId: string; text: string }) => ({
      outgoing: [...without(context.outgoing, clientId), { clientId, text, failure: null }],
      isAtEnd: true,
      firstUnread: null,
    })),
    passOn: sendTo('runChat', (_, { clientId, text }: { clientId: string; text: string }) => ({
      type: 'message.send' as const,
      clientId,
      text,
    })),
    sendAgain: enqueueActions(({ context, enqueue }, { clientId }: { clientId: string }) => {
      const again = context.outgoing.find((one) => one.clientId === clientId && one.failure !== null)
      if (again === undefined) return
      enqueue.assign({
        outgoing: context.outgoing.map((one) => (one === again ? { ...one, failure: null } : one)),
      })
      enqueue.sendTo('runChat', { type: 'message.send', clientId, text: again.text })
    }),
    passRecall: sendTo('runChat', (_, { c }: { c: number }) => ({ type: 'message.recall' as const, c })),
    dropOutgoing: assign(({ context }, { clientId }: { clientId: string }) => ({
      outgoing: without(context.outgoing, clientId),
    })),
    keepUnsent: assign(({ context }, { clientId, error }: { clientId: string; error: unknown }) => ({
      outgoing: context.outgoing.map((one) =>
        one.clientId === clientId ? { ...one, failure: toFailure(error) } : one,
      ),
    })),
    // Nobody will answer for them any more; sent again they keep their id.
    giveUpOutgoing: assign(({ context }) => ({
      outgoing: context.outgoing.map((one) => (one.failure === null ? { ...one, failure: lost } : one)),
    })),
    tellBan: emit((_, { error }: { error: unknown }) => ({
      type: 'message.banned' as const,
      failure: toFailure(error),
    })),
    tellRecallRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'recall.refused' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    canTryAgain: ({ context }) => context.attempts < mostAttempts,
    hasOlder: ({ context }) => context.hasOlder,
    isUnsent: ({ context }, { clientId }: { clientId: string }) =>
      context.outgoing.some((one) => one.clientId === clientId && one.failure !== null),
  },
  delays: {
    patience: 15_000,
    backoff: ({ context }) => Math.min(15_000, 500 * 2 ** context.attempts),
  },
}).createMachine({
  id: 'chat',
  type: 'parallel',
  context: {
    messages: [],
    outgoing: [],
    hasOlder: true,
    isAtEnd: true,
    firstUnread: null,
    attempts: 0,
    failure: null,
    olderFailure: null,
  },
  on: {
    'chat.scroll': { actions: { type: 'keepPlace', params: ({ event }) => event } },
    'chat.discard': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: { type: 'dropOutgoing', params: ({ event }) => event },
    },
  },
  states: {
    link: {
      initial: 'open',
      states: {
        open: {
          entry: 'countAttempt',
          exit: 'giveUpOutgoing',
          invoke: { id: 'runChat', src: 'runChat' },
          initial: 'connecting',
          on: {
            'chat.received': { actions: { type: 'keepMessages', params: ({ event }) => event } },
            'chat.recalled': { actions: { type: 'keepRecall', params: ({ event }) => event } },
            'chat.failed': [
              {
                guard: 'canTryAgain',
                target: 'retrying',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
            'chat.replaced': 'replaced',
            'chat.removed': 'removed',
          },
          states: {
            connecting: {
              on: { 'chat.ready': 'joined' },
              after: {
                patience: [
                  { guard: 'canTryAgain', target: '#chat.link.retrying', actions: 'keepTimeout' },
                  { target: '#chat.link.failed', actions: 'keepTimeout' },
                ],
              },
            },
            joined: {
              entry: 'forgetAttempts',
              initial: 'ready',
              on: {
                'message.sent': {
                  actions: [
                    { type: 'keepMessages', params: ({ event }) => ({ messages: [event.message] }) },
                    { type: 'dropOutgoing', params: ({ event }) => event },
                  ],
                },
                'message.unsent': { actions: { type: 'keepUnsent', params: ({ event }) => event } },
                'message.muted': {
                  actions: [
                    { type: 'keepUnsent', params: ({ event }) => event },
                    { type: 'tellBan', params: ({ event }) => event },
                  ],
                },
                'recall.failed': { actions: { type: 'tellRecallRefused', params: ({ event }) => event } },
              },
              states: {
                ready: {
                  on: {
                    'chat.lost': 'lost',
                    'chat.send': {
                      actions: [
                        { type: 'addOutgoing', params: ({ event }) => event },
                        { type: 'passOn', params: ({ event }) => event },
                      ],
                    },
                    'chat.resend': { actions: { type: 'sendAgain', params: ({ event }) => event } },
                    'chat.recall': { actions: { type: 'passRecall', params: ({ event }) => event } },
                  },
                },
                /** Being made again underneath; what was missed comes by itself. */
                lost: { on: { 'chat.ready': 'ready' } },
              },
            },
          },
        },
        retrying: { tags: 'failure', after: { backoff: 'open' }, on: { 'chat.retry': 'open' } },
        failed: {
          tags: 'failure',
          on: { 'chat.retry': { target: 'open', actions: 'forgetAttempts' } },
        },
        /** Out of the room (LIVE-04); there is no way back to this live. */
        removed: {},
        /** Open in another window; the newest has it. */
        replaced: { on: { 'chat.retry': { target: 'open', actions: 'forgetAttempts' } } },
      },
    },
    older: {
      initial: 'resting',
      states: {
        resting: { on: { 'chat.older': { guard: 'hasOlder', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'fetchOlder',
            src: 'fetchOlder',
            input: ({ context }) => ({ before: context.messages[0]?.c }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepOlder', params: ({ event }) => ({ history: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepOlderFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'chat.older': 'loading' } },
      },
    },
  },
})

/** After so many in a row somebody has to ask for the next. */
const mostAttempts = 5

const lost: Failure = failure('offline')

const without = (outgoing: readonly T.Outgoing[], clientId: string) =>
  outgoing.filter((one) => one.clientId !== clientId)

const received = (context: T.ChatContext, more: readonly ChatMessage[]): Partial<T.ChatContext> => {
  const last = context.messages.at(-1)?.c ?? 0
  const first = more.find(({ c }) => c > last)
  const messages = mergeMessages(context.messages, more)
  const kept = messages.slice(-(context.isAtEnd ? keptMessages : keptWhileReading))
  const arrived = new Set(more.map(({ clientId }) => clientId))
  return {
    messages: kept,
    hasOlder:
      kept.length < messages.length ||
      (context.messages.length === 0 ? (kept[0]?.c ?? 1) > 1 : context.hasOlder),
    outgoing: context.outgoing.filter(({ clientId }) => !arrived.has(clientId)),
    firstUnread: context.isAtEnd ? null : (context.firstUnread ?? first?.c ?? null),
  }
}

export type ChatActorRef = ActorRefFrom<typeof chatMachine>
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>
