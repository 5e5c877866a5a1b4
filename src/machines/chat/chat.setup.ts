import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'

import { failure, toFailure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import type { ChatMessage } from '../../contract/room/chat.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './chat.types.ts'
import { keptMessages, keptWhileReading, mergeMessages, recallMessage } from './messages.ts'

/** Setup shared by the states of a chat. */
export const flow = setup({
  types: {} as { context: T.ChatContext; events: T.ChatEvent; emitted: T.ChatEmitted; tags: T.ChatTag },
  actors: {
    runChat: callbackPlaceholder<(listen: (wish: T.ChatWish) => void) => () => void>('runChat'),
    fetchOlder: promisePlaceholder<T.ChatPort['history'], { before: number | undefined }>('fetchOlder'),
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
    keepOlder: assign(({ context }, { output: history }: { output: T.History }) => ({
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
    // They get no answer any more; sent again they keep their id.
    giveUpOutgoing: assign(({ context }) => ({
      outgoing: context.outgoing.map((one) => (one.failure === null ? { ...one, failure: lost } : one)),
    })),
    emitBan: emit((_, { error }: { error: unknown }) => ({
      type: 'message.banned' as const,
      failure: toFailure(error),
    })),
    emitRecallRefused: emit((_, { error }: { error: unknown }) => ({
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
})

/** After so many in a row the visitor has to press to retry. */
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
