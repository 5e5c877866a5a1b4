import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { papers } from '../../app/lazyServices/papers.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { submissionMachine } from '../../machines/submission/submission.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

export type Port = ReturnType<typeof papers>

/** The paper of this page. The address names it as soon as it is begun, so that the way back finds it again. */
export const useSubmission = (conferenceId: number, paperId: number | null) => {
  const { own, go } = useServices()
  const { say } = useToasts()
  const [port] = useState(() => own(papers))
  const [logic] = useState(() => submissionMachine.provide({ actors: actorsOf(submissionMachine, port) }))
  const flow = useFlow(logic, { input: { conferenceId, paperId } })
  useEmitted<typeof submissionMachine>(flow, {
    'paper.opened': ({ paper: { id } }) =>
      go.to(`/conferences/${conferenceId}/submit?paper_id=${id}`, { replace: true }),
    'paper.sent': () => {
      say('success', 'submission.sent')
      // The form goes away, and the focus must not go with it.
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return { submission: flow, port }
}
