import type { Failure } from '../../contract/failure.ts'
import type { InvitedPaper } from '../../contract/paperAssignment.ts'

export interface ReviewInvitationInput {
  /** Token of the link. */
  token: string
}

export interface ReviewInvitationContext extends ReviewInvitationInput {
  paper: InvitedPaper | null
  failure: Failure | null
}

export type ReviewInvitationEvent =
  | { type: 'invitation.retry' }
  /** Binds it to the account that is signed in. */
  | { type: 'invitation.take' }

export type ReviewInvitationEmitted = { type: 'invitation.taken'; reviewId: number }

/** Views of the page; each is a tag of the machine. */
export const invitationViews = ['loading', 'failed', 'missing', 'shown'] as const
export type ReviewInvitationTag = 'busy' | 'failure' | 'sending' | (typeof invitationViews)[number]

/** Everything rejects with `CallError`. @public */
export interface ReviewInvitationPort {
  openInvitation(token: string, signal: AbortSignal): Promise<InvitedPaper>
  takeInvitation(token: string, signal: AbortSignal): Promise<{ review_id: number }>
}
