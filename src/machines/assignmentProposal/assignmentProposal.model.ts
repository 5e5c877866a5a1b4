import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { assignmentProposalMachine } from './assignmentProposal.machine.ts'

const proposal = fixturesFor('zh').proposeAssignment

export const assignmentProposal: Model<typeof assignmentProposalMachine> = {
  machine: assignmentProposalMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    { type: 'proposal.make' },
    done('proposeAssignment', proposal),
    failed('proposeAssignment', callError('offline')),
    { type: 'proposal.apply', key: 'key-1' },
    { type: 'proposal.drop' },
    done('applyAssignment', fixturesFor('zh').applyAssignment),
    failed('applyAssignment', callError('offline')),
  ],
  project: ({ proposal: made, applied, failure }) => ({
    proposed: made?.proposed,
    isApplied: applied !== null,
    failure: failure?.kind,
  }),
}
