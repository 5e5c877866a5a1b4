import type { ReviewerCommandSnapshot } from './reviewerCommand.machine.ts'

export const selectFailure = (snapshot: ReviewerCommandSnapshot) => snapshot.context.failure
export const selectIsSending = (snapshot: ReviewerCommandSnapshot) => snapshot.hasTag('busy')
/** Command under way, or refused: the answer belongs to its form. */
export const selectWish = (snapshot: ReviewerCommandSnapshot) => snapshot.context.wish
