import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { papers } from '../../app/lazyServices/papers.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { submissionMachine } from '../../machines/submission/submission.machine.ts'
import { conferenceId as idOf } from '../conferences/conferenceId.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

export type Port = ReturnType<typeof papers>

/**
 * The paper named by the address, with `edit=1` opened to edit the submission. The address gets its id as soon as it is
 * begun, so that the way back finds it again.
 */
export const useSubmission = (conferenceId: number, address: URLSearchParams) => {
  const named = idOf({ id: address.get('paper_id') ?? '' })
  const { own, go } = useServices()
  const { say } = useToasts()
  const [port] = useState(() => own(papers))
  const [logic] = useState(() => submissionMachine.provide({ actors: actorsOf(submissionMachine, port) }))
  const flow = useFlow(logic, {
    input: { conferenceId, paperId: named === 0 ? null : named, isEditing: address.get('edit') === '1' },
  })
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
