import type { Failure } from '../../contract/failure.ts'
import type { AppliedRow, Proposal } from '../../contract/paperAssignment.ts'

export interface AssignmentProposalInput {
  conferenceId: number
}

export interface AssignmentProposalContext extends AssignmentProposalInput {
  proposal: Proposal | null
  /** Outcome of each invitation; null before it was applied. */
  applied: readonly AppliedRow[] | null
  /** Idempotency key of the proposal. */
  key: string
  failure: Failure | null
}

export type AssignmentProposalEvent =
  /** Computes a proposal; nothing is written. */
  | { type: 'proposal.make' }
  /** Sends its invitations. */
  | { type: 'proposal.apply'; key: string }
  | { type: 'proposal.drop' }

export type AssignmentProposalEmitted = { type: 'proposal.applied' }

/** Views of the page; each is a tag of the machine. */
export const proposalViews = ['none', 'making', 'proposal', 'applied'] as const
export type AssignmentProposalTag = 'busy' | 'failure' | 'sending' | (typeof proposalViews)[number]

/** Everything rejects with `CallError`. @public */
export interface AssignmentProposalPort {
  proposeAssignment(conferenceId: number, signal: AbortSignal): Promise<Proposal>
  applyAssignment(
    wish: { proposal: Proposal; key: string },
    signal: AbortSignal,
  ): Promise<{ rows: readonly AppliedRow[] }>
}
