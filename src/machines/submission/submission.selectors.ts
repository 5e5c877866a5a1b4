import { shown } from '../shared/shown.ts'
import type { SubmissionSnapshot } from './submission.machine.ts'
import { paperKeepings, submissionViews } from './submission.types.ts'

export const selectView = (snapshot: SubmissionSnapshot) => shown(snapshot, submissionViews)
/** Save state of the form; none while it is sent. */
export const selectKeeping = (snapshot: SubmissionSnapshot) => shown(snapshot, paperKeepings)
export const selectSubmission = (snapshot: SubmissionSnapshot) => snapshot.context.submission
export const selectPaper = (snapshot: SubmissionSnapshot) => snapshot.context.paper
export const selectTyped = (snapshot: SubmissionSnapshot) => snapshot.context.typed
export const selectIsRestored = (snapshot: SubmissionSnapshot) => snapshot.context.isRestored
export const selectIsSending = (snapshot: SubmissionSnapshot) => snapshot.hasTag('sending')
export const selectIsBusy = (snapshot: SubmissionSnapshot) => snapshot.hasTag('busy')
export const selectIsFinal = (snapshot: SubmissionSnapshot) => snapshot.hasTag('final')
export const selectIsAmendable = (snapshot: SubmissionSnapshot) => snapshot.can({ type: 'paper.edit' })
export const selectFailure = (snapshot: SubmissionSnapshot) => snapshot.context.failure
