import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { assignment } from '../../app/lazyServices/assignment.ts'
import * as select from '../../kinds/selectors.ts'
import { reviewerCommandMachine } from '../../machines/reviewerCommand/reviewerCommand.machine.ts'
import type { ReviewerWish } from '../../machines/reviewerCommand/reviewerCommand.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Commands of a chair on reviewers; `onDone`: the displayed data have changed. */
export const useReviewerCommand = (onDone: () => void) => {
  const { own, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    reviewerCommandMachine.provide({ actors: actorsOf(reviewerCommandMachine, own(assignment)) }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof reviewerCommandMachine>(flow, {
    'command.done': ({ wish }) => {
      say('success', `assignment.done.${wish.kind}`)
      onDone()
    },
  })
  const wish = useSelector(flow, select.selectWish)
  const failure = useSelector(flow, select.selectFailure)
  return {
    busy: useSelector(flow, select.selectIsBusy),
    /** Of the form that sent it. */
    formFailure: wish?.kind === 'contact' || wish?.kind === 'save' ? failure : null,
    /** Failure of a button. */
    failure: wish?.kind === 'contact' || wish?.kind === 'save' ? null : failure,
    send: (wanted: ReviewerWish) => flow.send({ type: 'command.send', wish: wanted, key: newKey() }),
  }
}

export type ReviewerCommand = ReturnType<typeof useReviewerCommand>
