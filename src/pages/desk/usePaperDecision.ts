import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import type { MessageId } from '../../i18n/locale.ts'
import { paperDecisionMachine } from '../../machines/paperDecision/paperDecision.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Decision flow for the paper of this page. */
export const usePaperDecision = (paperId: number) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    paperDecisionMachine.provide({ actors: actorsOf(paperDecisionMachine, own(paperDesk)) }),
  )
  const flow = useFlow(logic, { input: { paperId } })
  const tell = (text: MessageId) => {
    say('success', text)
    // The form goes away, and the focus must not go with it.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  useEmitted<typeof paperDecisionMachine>(flow, {
    'decision.saved': () => tell('desk.prepared'),
    'decision.dropped': () => tell('desk.discarded'),
    'decision.sent': () => tell('desk.sent'),
  })
  return flow
}
