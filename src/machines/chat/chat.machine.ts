import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
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
    'chat.scroll': { actions: on('keepPlace') },
    'chat.discard': { guard: on('isUnsent'), actions: on('dropOutgoing') },
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
            'chat.received': { actions: on('keepMessages') },
            'chat.recalled': { actions: on('keepRecall') },
            'chat.failed': [
              { guard: 'canTryAgain', target: 'retrying', actions: on('keepFailure') },
              { target: 'failed', actions: on('keepFailure') },
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
                    on('dropOutgoing'),
                  ],
                },
                'message.unsent': { actions: on('keepUnsent') },
                'message.muted': { actions: [on('keepUnsent'), on('emitBan')] },
                'recall.failed': { actions: on('emitRecallRefused') },
              },
              states: {
                ready: {
                  on: {
                    'chat.lost': 'lost',
                    'chat.send': { actions: [on('addOutgoing'), on('passOn')] },
                    'chat.resend': { actions: on('sendAgain') },
                    'chat.recall': { actions: on('passRecall') },
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
            onDone: { target: 'resting', actions: on('keepOlder') },
            onError: { target: 'failed', actions: on('keepOlderFailure') },
          },
        },
        failed: { on: { 'chat.older': 'loading' } },
      },
    },
  },
})

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>
