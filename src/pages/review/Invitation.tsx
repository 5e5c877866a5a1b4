import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { assignment } from '../../app/lazyServices/assignment.ts'
import { InvitationSheet } from '../../components/papers/Assignment/InvitationSheet.tsx'
import { reviewInvitationMachine } from '../../machines/reviewInvitation/reviewInvitation.machine.ts'
import * as select from '../../machines/reviewInvitation/reviewInvitation.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** A link to a person without an account; once it is bound to one, it is a request like any other. */
export const Invitation = ({ token }: { token: string }) => {
  const { own, go } = useServices()
  const [logic] = useState(() =>
    reviewInvitationMachine.provide({ actors: actorsOf(reviewInvitationMachine, own(assignment)) }),
  )
  const flow = useFlow(logic, { input: { token } })
  useEmitted<typeof reviewInvitationMachine>(flow, {
    'invitation.taken': ({ reviewId }) => go.to(`/onlinereview?review_id=${reviewId}`, { replace: true }),
  })
  return (
    <InvitationSheet
      view={useSelector(flow, select.selectView)}
      paper={useSelector(flow, select.selectPaper)}
      failure={useSelector(flow, select.selectFailure)}
      isSending={useSelector(flow, select.selectIsSending)}
      onRetry={() => flow.send({ type: 'invitation.retry' })}
      onTake={() => flow.send({ type: 'invitation.take' })}
    />
  )
}
