import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './recording.types.ts'

/** Seven times in about two minutes; a visitor who waits longer asks by a press. */
const attempts = 7

type Answer = { videoId: number | null }

/** The recording of a live that is over: made a little later, and shown to visitors who stayed, without a press. */
export const recordingMachine = setup({
  types: {} as {
    input: T.RecordingInput
    context: T.RecordingContext
    events: T.RecordingEvent
    tags: T.RecordingTag
  },
  actors: { askRecording: promisePlaceholder<T.RecordingPort['askRecording']>('askRecording') },
  actions: {
    countAsk: assign(({ context }) => ({ asked: context.asked + 1 })),
    beginAnew: assign({ asked: 0 }),
    keepVideo: assign((_, { videoId }: Answer) => ({ videoId })),
  },
  guards: {
    isKnown: ({ context }) => context.videoId !== null,
    isMade: (_, { videoId }: Answer) => videoId !== null,
    isTired: ({ context }) => context.asked >= attempts,
  },
  delays: { pause: ({ context }) => 1000 * 2 ** context.asked },
}).createMachine({
  id: 'recording',
  context: ({ input }) => ({ ...input, asked: 0 }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'asking' }] },
    asking: {
      tags: 'busy',
      entry: 'countAsk',
      invoke: {
        id: 'askRecording',
        src: 'askRecording',
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => ({ videoId: event.output }) },
            target: 'ready',
            actions: { type: 'keepVideo', params: ({ event }) => ({ videoId: event.output }) },
          },
          { guard: 'isTired', target: 'none' },
          { target: 'waiting' },
        ],
        onError: [{ guard: 'isTired', target: 'none' }, { target: 'waiting' }],
      },
    },
    waiting: { tags: 'busy', after: { pause: 'asking' } },
    ready: { type: 'final' },
    /** Not every live is recorded. */
    none: { on: { 'recording.ask': { target: 'asking', actions: 'beginAnew' } } },
  },
})

export type RecordingSnapshot = SnapshotFrom<typeof recordingMachine>
