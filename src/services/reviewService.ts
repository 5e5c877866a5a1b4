import type { Decision } from '../contract/paperWords.ts'
import {
  acceptReview,
  declineReview,
  getReview,
  saveReview,
  submitReview,
  writtenReview,
} from '../contract/review.ts'
import type { DeclineCause, DeclineTexts, ReviewDetails } from '../contract/review.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'

interface Written {
  recommendation: Decision | ''
  comments: string
  remarks: string
}

/** What a reviewer's work does to the outside world; satisfies the port of `reviewing`. */
export const createReviewService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => {
  const boxOf = (id: number) => `review-${id}`
  /** Typed on this device after what the server has; of an older version it is not brought back. */
  const restored = ({ id, draft }: ReviewDetails): Written | null => {
    const { version, ...texts } = drafts.read(boxOf(id))
    if (draft === null || version !== String(draft.version)) return null
    const parsed = writtenReview.safeParse(texts)
    return parsed.success ? parsed.data : null
  }
  return {
    /** At once on this device; the server gets it after a quiet second. */
    keepWritten: ({ id, draft }: ReviewDetails, written: Written) =>
      drafts.keep(boxOf(id), { version: String(draft?.version ?? 0), ...written }),

    async loadReview(id: number, signal: AbortSignal) {
      const review = await api.call(getReview, { id }, { signal })
      return { review, written: restored(review) }
    },

    acceptReview: (
      { review: { id, version }, key }: { review: ReviewDetails; key: string },
      signal: AbortSignal,
    ) => api.call(acceptReview, { id, version, key, is_free: 1, is_confidential: 1 }, { signal }),

    declineReview: (
      {
        review: { id, version },
        ...wish
      }: { review: ReviewDetails; cause: DeclineCause; key: string } & DeclineTexts,
      signal: AbortSignal,
    ) => api.call(declineReview, { id, version, ...wish }, { signal }),

    async saveReview(
      { review: { id, draft }, written }: { review: ReviewDetails; written: Written },
      signal: AbortSignal,
    ) {
      const wish = { id, draft_version: draft?.version ?? 0, ...written }
      const kept = await api.call(saveReview, wish, { signal })
      drafts.drop(boxOf(id))
      return kept
    },

    async submitReview(
      { review: { id, draft }, written, key }: { review: ReviewDetails; written: Written; key: string },
      signal: AbortSignal,
    ) {
      const wish = { id, draft_version: draft?.version ?? 0, ...written, key }
      const sent = await api.call(submitReview, wish, { signal })
      drafts.drop(boxOf(id))
      return sent
    },

    async reloadReview(id: number, signal: AbortSignal) {
      const review = await api.call(getReview, { id }, { signal })
      drafts.drop(boxOf(id))
      return review
    },
  }
}
