import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './paperViewer.types.ts'
import { zooms } from './paperViewer.types.ts'

/** The PDF of a paper beside the form of its review, page by page (REV-01). */
export const paperViewerMachine = setup({
  types: {} as {
    input: T.PaperViewerInput
    context: T.PaperViewerContext
    events: T.PaperViewerEvent
    tags: T.PaperViewerTag
  },
  actors: {
    openPaper: promisePlaceholder<T.PaperViewerPort['openPaper']>('openPaper'),
    paintPage: promisePlaceholder<T.PaperViewerPort['paintPage']>('paintPage'),
    holdPaper: callbackPlaceholder<T.PaperViewerPort['holdPaper']>('holdPaper'),
  },
  actions: {
    // After a retry the reader is where they were.
    keepPages: assign(({ context }, { pages }: { pages: number }) => ({
      pages,
      page: Math.min(context.page, pages),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    turnOn: assign(({ context }) => ({ page: context.page + 1 })),
    turnBack: assign(({ context }) => ({ page: context.page - 1 })),
    turnTo: assign((_, { page }: { page: number }) => ({ page })),
    enlarge: assign(({ context: { zoom } }) => ({ zoom: besideOf(zoom, 1) })),
    reduce: assign(({ context: { zoom } }) => ({ zoom: besideOf(zoom, -1) })),
  },
  guards: {
    hasNext: ({ context: { page, pages } }) => page < pages,
    hasPrevious: ({ context: { page } }) => page > 1,
    canEnlarge: ({ context: { zoom } }) => besideOf(zoom, 1) !== zoom,
    canReduce: ({ context: { zoom } }) => besideOf(zoom, -1) !== zoom,
  },
}).createMachine({
  id: 'paperViewer',
  context: ({ input }) => ({ ...input, pages: 0, page: 1, zoom: 1, failure: null }),
  invoke: { id: 'holdPaper', src: 'holdPaper' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'openPaper',
        src: 'openPaper',
        input: ({ context }) => context.url,
        onDone: { target: 'reading', actions: { type: 'keepPages', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    reading: {
      tags: 'reading',
      initial: 'painting',
      on: {
        'paper.next': { guard: 'hasNext', target: '.painting', actions: 'turnOn' },
        'paper.previous': { guard: 'hasPrevious', target: '.painting', actions: 'turnBack' },
        'paper.go': { target: '.painting', actions: on('turnTo') },
        'paper.enlarge': { guard: 'canEnlarge', target: '.painting', actions: 'enlarge' },
        'paper.reduce': { guard: 'canReduce', target: '.painting', actions: 'reduce' },
      },
      states: {
        painting: {
          tags: 'busy',
          invoke: {
            id: 'paintPage',
            src: 'paintPage',
            input: ({ context: { page, zoom } }) => ({ page, zoom }),
            onDone: 'shown',
            onError: { target: '#paperViewer.failed', actions: on('keepFailure') },
          },
        },
        shown: {},
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'paper.retry': 'loading' } },
  },
})

/** The next larger or smaller one; the same one at the end. */
const besideOf = (zoom: T.Zoom, step: 1 | -1): T.Zoom => zooms[zooms.indexOf(zoom) + step] ?? zoom

export type PaperViewerSnapshot = SnapshotFrom<typeof paperViewerMachine>
