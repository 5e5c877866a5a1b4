import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { ReviewDetails } from '../../contract/review.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './reviewing.types.ts'

/** Setup shared by the states of a reviewer's work. */
export const flow = setup({
  types: {} as {
    input: T.ReviewingInput
    context: T.ReviewingContext
    events: T.ReviewingEvent
    emitted: T.ReviewingEmitted
    tags: T.ReviewingTag
  },
  actors: {
    loadReview: promisePlaceholder<T.ReviewingPort['loadReview']>('loadReview'),
    acceptReview: promisePlaceholder<T.ReviewingPort['acceptReview']>('acceptReview'),
    declineReview: promisePlaceholder<T.ReviewingPort['declineReview']>('declineReview'),
    saveReview: promisePlaceholder<T.ReviewingPort['saveReview']>('saveReview'),
    submitReview: promisePlaceholder<T.ReviewingPort['submitReview']>('submitReview'),
    reloadReview: promisePlaceholder<T.ReviewingPort['reloadReview']>('reloadReview'),
  },
  actions: {
    keepOpened: assign((_, { review, written }: T.OpenedReview) => ({
      review,
      written: written ?? writtenOf(review),
      isRestored: written !== null,
      failure: null,
    })),
    keepReview: assign((_, { output: review }: { output: ReviewDetails }) => ({
      review,
      written: writtenOf(review),
      isRestored: false,
      // The key of an answer is no key of the review that is written next.
      key: '',
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    keepRefusal: assign(
      (_, { key, cause, text, suggested_name, suggested_email }: T.Declined & { key: string }) => ({
        refusal: { cause, text, suggested_name, suggested_email },
        key,
        failure: null,
      }),
    ),
    // Another text is another wish: with the key of the one before, the server would answer what became of that.
    keepWritten: assign((_, { written }: { written: T.Written }) => ({ written, key: '' })),
    // A retry has the same key, so that a lost answer does not submit it twice.
    keepWish: assign(({ context }, { written, key }: { written: T.Written; key: string }) => ({
      written,
      key: context.key !== '' && dequal(written, context.written) ? context.key : key,
      failure: null,
    })),
    keepVersion: assign(({ context: { review } }, { draft_version }: { draft_version: number }) => ({
      review: review && {
        ...review,
        draft: review.draft && { ...review.draft, version: draft_version },
      },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitSent: emit({ type: 'review.sent' }),
    emitAnswered: emit({ type: 'review.answered' }),
  },
  guards: {
    isAsked: ({ context }) => context.review?.state === 'pending.waiting',
    isWritable: ({ context: { review } }) =>
      review !== null && review.draft !== null && review.state !== 'accepted.submitted',
    canAmend: ({ context }) => context.review?.can_amend === true,
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
    // It was answered elsewhere, its time is over, or it was cancelled: the present state is read again.
    isMoved: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
  delays: { quiet: 1000 },
})

const writtenOf = ({ draft }: ReviewDetails): T.Written => ({
  recommendation: draft?.recommendation ?? '',
  comments: draft?.comments ?? '',
  remarks: draft?.remarks ?? '',
})

/** Refusals that say that the review, not what was typed, is in the way. */
const movedOn = new Set<string>([
  'notFound',
  'paperWithdrawn',
  'reviewAccepted',
  'reviewAcknowledged',
  'reviewNotAccepted',
  'reviewCancelled',
  'reviewOver',
  'reviewResponseOver',
  'reviewSubmitted',
])
