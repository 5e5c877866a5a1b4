import { shown } from '../shared/shown.ts'
import type { ReviewingSnapshot } from './reviewing.machine.ts'
import { reviewingViews, reviewKeepings } from './reviewing.types.ts'

export const selectView = (snapshot: ReviewingSnapshot) => shown(snapshot, reviewingViews)
/** Save state of the form; none while it is sent. */
export const selectKeeping = (snapshot: ReviewingSnapshot) => shown(snapshot, reviewKeepings)
export const selectReview = (snapshot: ReviewingSnapshot) => snapshot.context.review
export const selectWritten = (snapshot: ReviewingSnapshot) => snapshot.context.written
export const selectIsRestored = (snapshot: ReviewingSnapshot) => snapshot.context.isRestored
export const selectIsSending = (snapshot: ReviewingSnapshot) => snapshot.hasTag('sending')
export const selectFailure = (snapshot: ReviewingSnapshot) => snapshot.context.failure
