import { shown } from '../shared/shown.ts'
import type { ReviewInvitationSnapshot } from './reviewInvitation.machine.ts'
import { invitationViews } from './reviewInvitation.types.ts'

export const selectView = (snapshot: ReviewInvitationSnapshot) => shown(snapshot, invitationViews)
export const selectPaper = (snapshot: ReviewInvitationSnapshot) => snapshot.context.paper
export const selectFailure = (snapshot: ReviewInvitationSnapshot) => snapshot.context.failure
export const selectIsSending = (snapshot: ReviewInvitationSnapshot) => snapshot.hasTag('sending')
