/** A chair's command about reviewers. */
export type ReviewerWish =
  | { kind: 'invite'; paperId: number; reviewerId: number; reason: string }
  /** Those who reviewed the round before. */
  | { kind: 'again'; paperId: number }
  | { kind: 'contact'; paperId: number; contact: string; name: string; reason: string }
  | { kind: 'link'; paperId: number; invitationId: number; act: 'resend' | 'cancel' }
  | {
      kind: 'review'
      reviewId: number
      version: number
      event: 'review.extend' | 'review.resend' | 'review.cancel'
      reason: string
    }
  | {
      kind: 'save'
      conferenceId: number
      contact: string
      name: string
      affiliation: string
      loadCap: number
      keywords: readonly string[]
    }
  /** A pasted list, one reviewer a line. */
  | { kind: 'list'; conferenceId: number; list: string }
  /** The pool of the conference before. */
  | { kind: 'reuse'; conferenceId: number }
  | { kind: 'remove'; conferenceId: number; reviewerId: number }
