import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './messageReading.types.ts'

/**
 * Marks messages as read (MEM-04). A mark shows at once; marks are sent one by one, and one that could not be
 * sent waits for another attempt instead of becoming unread before the reader's eyes.
 */
export const messageReadingMachine = setup({
  types: {} as {
    context: T.MessageReadingContext
    events: T.MessageReadingEvent
    emitted: T.MessageReadingEmitted
    tags: T.MessageReadingTag
  },
  actors: { sendMark: promisePlaceholder<T.MessageReadingPort['sendMark']>('sendMark') },
  actions: {
    keepMark: assign(({ context }, { mark }: { mark: T.Mark }) => ({
      marks: [...context.marks, mark],
      waiting: [...context.waiting, mark],
      failure: null,
    })),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitUnread: emit((_, { output: unread }: { output: number }) => ({
      type: 'unread.changed' as const,
      unread,
    })),
  },
  guards: { hasMore: ({ context }) => context.waiting.length > 1 },
}).createMachine({
  id: 'messageReading',
  context: { marks: [], waiting: [], failure: null },
  initial: 'resting',
  states: {
    resting: {
      tags: 'settled',
      on: { 'messages.mark': { target: 'sending', actions: on('keepMark') } },
    },
    sending: {
      tags: 'busy',
      on: { 'messages.mark': { actions: on('keepMark') } },
      invoke: {
        id: 'sendMark',
        src: 'sendMark',
        input: ({ context: { waiting } }) => {
          const [mark] = waiting
          if (mark === undefined) throw new Error('`sending` was entered without a mark')
          return mark
        },
        onDone: [
          { guard: 'hasMore', target: 'sending', reenter: true, actions: ['dropFirst', on('emitUnread')] },
          { target: 'resting', actions: ['dropFirst', on('emitUnread')] },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    /** Nothing is lost: what waits goes with the next attempt. */
    failed: {
      tags: ['settled', 'failure'],
      on: {
        'marking.retry': { target: 'sending', actions: 'forgetFailure' },
        'messages.mark': { target: 'sending', actions: on('keepMark') },
      },
    },
  },
})

export type MessageReadingSnapshot = SnapshotFrom<typeof messageReadingMachine>
