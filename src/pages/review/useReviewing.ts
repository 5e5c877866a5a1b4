import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { reviews } from '../../app/lazyServices/reviews.ts'
import { reviewingMachine } from '../../machines/reviewing/reviewing.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

export type Port = ReturnType<typeof reviews>

/** The review of this page. A final answer leads on, and the way back does not lead here again (REV-03). */
export const useReviewing = (reviewId: number) => {
  const { own, go } = useServices()
  const { say } = useToasts()
  const [port] = useState(() => own(reviews))
  const [logic] = useState(() => reviewingMachine.provide({ actors: actorsOf(reviewingMachine, port) }))
  const flow = useFlow(logic, { input: { reviewId } })
  useEmitted<typeof reviewingMachine>(flow, {
    'review.answered': () => go.to(`/reviewed?review_id=${reviewId}`, { replace: true }),
    'review.sent': () => {
      say('success', 'review.sent')
      // The form goes away, and the focus must not go with it.
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return { reviewing: flow, port }
}
