import type { Decision } from '../contract/paperWords.ts'
import {
  acceptReview,
  declineReview,
  getReview,
  saveReview,
  submitReview,
  writtenReview,
} from '../contract/review.ts'
import type { DeclineCause, DeclineTexts, ReviewDetails, ReviewDraft } from '../contract/review.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { createOwnWrites } from './ownWrites.ts'

interface Written {
  recommendation: Decision | ''
  comments: string
  remarks: string
}

/** Service of a reviewer's work; satisfies the port of `reviewing`. */
export const createReviewService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => {
  const boxOf = (id: number) => `review-${id}`
  const writes = createOwnWrites<Written>(drafts)
  /** Typed on this device after the server's version; it is not restored over another user's version. */
  const restored = ({ id, draft }: ReviewDetails): Written | null => {
    const { version, ...texts } = drafts.read(boxOf(id))
    if (draft === null) return null
    if (version !== String(draft.version) && !writes.isOwn(boxOf(id), storedText(draft))) return null
    const parsed = writtenReview.safeParse(texts)
    return parsed.success ? parsed.data : null
  }
  /** Saves or submits the review. */
  const write = async <Answer>(
    { id, draft }: ReviewDetails,
    written: Written,
    signal: AbortSignal,
    send: (draft_version: number) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await writes.write({
      box: boxOf(id),
      version: draft?.version ?? 0,
      text: readBack(written),
      send,
      read: async () => {
        const { draft: now } = await api.call(getReview, { id }, { signal })
        return { version: now?.version ?? 0, text: storedText(now) }
      },
    })
    drafts.drop(boxOf(id))
    return answer
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

    saveReview: ({ review, written }: { review: ReviewDetails; written: Written }, signal: AbortSignal) =>
      write(review, written, signal, (draft_version) =>
        api.call(saveReview, { id: review.id, draft_version, ...written }, { signal }),
      ),

    submitReview: (
      { review, written, key }: { review: ReviewDetails; written: Written; key: string },
      signal: AbortSignal,
    ) =>
      write(review, written, signal, (draft_version) =>
        api.call(submitReview, { id: review.id, draft_version, ...written, key }, { signal }),
      ),

    async reloadReview(id: number, signal: AbortSignal) {
      const review = await api.call(getReview, { id }, { signal })
      drafts.drop(boxOf(id))
      return review
    },
  }
}

const storedText = (draft: ReviewDraft | null): Written => ({
  recommendation: draft?.recommendation ?? '',
  comments: draft?.comments ?? '',
  remarks: draft?.remarks ?? '',
})

/** The server trims its input, and never stores a refused one. */
const readBack = (written: Written): Written => {
  const parsed = writtenReview.safeParse(written)
  return parsed.success ? parsed.data : written
}
