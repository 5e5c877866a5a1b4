import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { flow } from './chat.setup.ts'

/**
 * The chat of a room (CHAT-01): what everybody has read is the server's, numbered; what is one's own and not there yet
 * is below with its state, and can be sent again without becoming two. It lives beside the picture: neither ends
 * the other.
 */
export const chatMachine = flow.createMachine({
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
                    { type: 'emitBan', params: ({ event }) => event },
                  ],
                },
                'recall.failed': { actions: { type: 'emitRecallRefused', params: ({ event }) => event } },
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

export type ChatActorRef = ActorRefFrom<typeof chatMachine>
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>
