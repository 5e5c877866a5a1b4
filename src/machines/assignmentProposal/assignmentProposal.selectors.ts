import { shown } from '../shared/shown.ts'
import type { AssignmentProposalSnapshot } from './assignmentProposal.machine.ts'
import { proposalViews } from './assignmentProposal.types.ts'

export const selectView = (snapshot: AssignmentProposalSnapshot) => shown(snapshot, proposalViews)
export const selectProposal = (snapshot: AssignmentProposalSnapshot) => snapshot.context.proposal
export const selectApplied = (snapshot: AssignmentProposalSnapshot) => snapshot.context.applied
export const selectFailure = (snapshot: AssignmentProposalSnapshot) => snapshot.context.failure
export const selectIsSending = (snapshot: AssignmentProposalSnapshot) => snapshot.hasTag('sending')
