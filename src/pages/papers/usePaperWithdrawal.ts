import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { papers } from '../../app/lazyServices/papers.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { paperWithdrawalMachine } from '../../machines/paperWithdrawal/paperWithdrawal.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The paper that is followed, and its withdrawal. */
export const usePaperWithdrawal = (id: number) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    paperWithdrawalMachine.provide({ actors: actorsOf(paperWithdrawalMachine, own(papers)) }),
  )
  const flow = useFlow(logic, { input: { id } })
  useEmitted<typeof paperWithdrawalMachine>(flow, {
    'paper.withdrawn': () => say('success', 'submission.withdrawn'),
    'paper.revived': () => say('success', 'submission.revived'),
  })
  return flow
}
