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
      actions: { type: 'keepWritten', params: ({ event }) => event },
    },
    'review.send': { target: 'sending', actions: { type: 'keepWish', params: ({ event }) => event } },
    'review.decline': {
      target: 'declining',
      actions: { type: 'keepRefusal', params: ({ event }) => event },
    },
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
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { guard: { type: 'isMoved', params: ({ event }) => event }, target: '#reviewing.loading' },
          { target: 'unsaved', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
        'review.change': { actions: { type: 'keepWritten', params: ({ event }) => event } },
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
    onDone: {
      target: '#reviewing.routing',
      actions: [{ type: 'keepReview', params: ({ event }) => ({ review: event.output }) }, 'emitSent'],
    },
    onError: [
      { guard: { type: 'isMoved', params: ({ event }) => event }, target: '#reviewing.loading' },
      {
        guard: 'canAmend',
        target: '#reviewing.amending',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event },
        target: '#reviewing.writing.outdated',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        target: '#reviewing.writing.unsaved',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
    ],
  },
})

/** A review that was submitted is changed; what stood before counts until it is sent. */
export const amending = flow.createStateConfig({
  tags: ['form', 'none'],
  on: {
    'review.send': { target: 'sending', actions: { type: 'keepWish', params: ({ event }) => event } },
    'review.leave': { target: 'submitted', actions: 'clearFailure' },
  },
})
