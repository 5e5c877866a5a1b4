import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './submission.setup.ts'

/** Failure of keeping or sending it. */
const refused = [
  {
    guard: { type: 'isOutdated', params: ({ event }: { event: { error: unknown } }) => event },
    target: '#submission.writing.outdated',
    actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event },
  },
  {
    guard: { type: 'isMoved', params: ({ event }: { event: { error: unknown } }) => event },
    target: '#submission.opening',
  },
  {
    target: '#submission.writing.unsaved',
    actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event },
  },
] as const

/** A draft or a revision is typed, and kept after every quiet second. */
export const writing = flow.createStateConfig({
  tags: 'form',
  initial: 'untouched',
  on: {
    'paper.change': {
      target: '.changed',
      // A change during the wait starts it again, one during the saving has it done again.
      reenter: true,
      actions: on('keepTyped'),
    },
    'paper.send': { target: 'sending', actions: on('keepWish') },
  },
  states: {
    untouched: { tags: 'none' },
    changed: { tags: 'saving', after: { quiet: 'saving' } },
    saving: {
      tags: ['busy', 'saving'],
      entry: 'clearFailure',
      invoke: {
        id: 'savePaper',
        src: 'savePaper',
        input: ({ context: { paper, typed } }) => ({
          paper: given(paper, 'a paper'),
          typed: given(typed, 'something typed'),
        }),
        onDone: { target: 'kept', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        onError: refused,
      },
    },
    kept: { tags: 'kept' },
    /** The next change is the next attempt. */
    unsaved: { tags: ['failure', 'unsaved'] },
    /** Another tab or device has kept something since: one of the two has to be chosen. */
    outdated: {
      tags: ['failure', 'outdated'],
      on: {
        'paper.reload': { target: '#submission.reloading' },
        'paper.overwrite': 'overwriting',
        // Neither is sent nor kept before that.
        'paper.change': { actions: on('keepTyped') },
        'paper.send': {},
      },
    },
    /** Keeps the text here over the version kept elsewhere, which the author has seen and rejected. */
    overwriting: {
      tags: ['busy', 'saving'],
      entry: 'clearFailure',
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context }) => given(context.paper, 'a paper').id,
        onDone: { target: 'saving', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        onError: { target: 'outdated', actions: on('keepFailure') },
      },
      // It is sent when it is clear which text counts.
      on: { 'paper.send': {} },
    },
  },
})

export const sending = flow.createStateConfig({
  tags: ['form', 'busy', 'sending', 'none'],
  invoke: {
    id: 'sendPaper',
    src: 'sendPaper',
    input: ({ context: { paper, typed, key } }) => ({
      paper: given(paper, 'a paper'),
      typed: given(typed, 'something typed'),
      key,
    }),
    onDone: { target: '#submission.routing', actions: [on('keepPaper'), 'stopEditing', 'emitSent'] },
    onError: refused,
  },
})
