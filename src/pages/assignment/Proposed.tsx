import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { assignment } from '../../app/lazyServices/assignment.ts'
import { ProposalView } from '../../components/papers/Assignment/ProposalView.tsx'
import { assignmentProposalMachine } from '../../machines/assignmentProposal/assignmentProposal.machine.ts'
import * as select from '../../machines/assignmentProposal/assignmentProposal.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  conferenceId: number
  /** The loads of the pool have changed. */
  onApplied: () => void
}

/** The automatic assignment of a conference. */
export const Proposed = ({ conferenceId, onApplied }: Props) => {
  const { own, newKey } = useServices()
  const [logic] = useState(() =>
    assignmentProposalMachine.provide({ actors: actorsOf(assignmentProposalMachine, own(assignment)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  useEmitted<typeof assignmentProposalMachine>(flow, { 'proposal.applied': onApplied })
  return (
    <ProposalView
      view={useSelector(flow, select.selectView)}
      proposal={useSelector(flow, select.selectProposal)}
      applied={useSelector(flow, select.selectApplied)}
      failure={useSelector(flow, select.selectFailure)}
      isSending={useSelector(flow, select.selectIsSending)}
      onMake={() => flow.send({ type: 'proposal.make' })}
      onApply={() => flow.send({ type: 'proposal.apply', key: newKey() })}
      onDrop={() => flow.send({ type: 'proposal.drop' })}
    />
  )
}
