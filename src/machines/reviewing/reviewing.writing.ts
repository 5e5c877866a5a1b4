import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './reviewing.setup.ts'

/** A review is written, and kept after every quiet second (REV-02). */
export const writing = flow.createStateConfig({
  tags: 'form',
  initial: 'untouched',
  on: {
    'review.change': {
      target: '.changed',
      // A change during the wait starts it again, one during the saving has it done again.
      reenter: true,
      actions: on('keepWritten'),
    },
    'review.send': { target: 'sending', actions: on('keepWish') },
    'review.decline': { target: 'declining', actions: on('keepRefusal') },
  },
  states: {
    untouched: { tags: 'none' },
    changed: { tags: 'saving', after: { quiet: 'saving' } },
    saving: {
      tags: ['busy', 'saving'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context: { review, written } }) => ({
          review: given(review, 'a review'),
          written: given(written, 'something written'),
        }),
        onDone: { target: 'kept', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { guard: on('isMoved'), target: '#reviewing.loading' },
          { target: 'unsaved', actions: on('keepFailure') },
        ],
      },
    },
    kept: { tags: 'kept' },
    /** The next change is the next attempt. */
    unsaved: { tags: ['failure', 'unsaved'] },
    /** Another tab or device has kept something since: it is looked at before anything is written over. */
    outdated: {
      tags: ['failure', 'outdated'],
      on: {
        'review.reload': '#reviewing.reloading',
        'review.change': { actions: on('keepWritten') },
        'review.send': {},
      },
    },
  },
})

export const sending = flow.createStateConfig({
  tags: ['form', 'busy', 'sending', 'none'],
  invoke: {
    id: 'submitReview',
    src: 'submitReview',
    input: ({ context: { review, written, key } }) => ({
      review: given(review, 'a review'),
      written: given(written, 'something written'),
      key,
    }),
    onDone: { target: '#reviewing.routing', actions: [on('keepReview'), 'emitSent'] },
    onError: [
      { guard: on('isMoved'), target: '#reviewing.loading' },
      { guard: 'canAmend', target: '#reviewing.amending', actions: on('keepFailure') },
      { guard: on('isOutdated'), target: '#reviewing.writing.outdated', actions: on('keepFailure') },
      { target: '#reviewing.writing.unsaved', actions: on('keepFailure') },
    ],
  },
})

/** A review that was submitted is changed; what stood before counts until it is sent. */
export const amending = flow.createStateConfig({
  tags: ['form', 'none'],
  on: {
    'review.send': { target: 'sending', actions: on('keepWish') },
    'review.leave': { target: 'submitted', actions: 'clearFailure' },
  },
})
