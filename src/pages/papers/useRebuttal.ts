import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { rebuttals } from '../../app/lazyServices/rebuttals.ts'
import type { OwnRebuttal } from '../../contract/rebuttal.ts'
import { draftMachine } from '../../machines/draft/draft.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/**
 * A rebuttal while it is typed, with its saving and submission. `typed`: input of this device that is not on the server;
 * `onChanged`: the page shows outdated data.
 */
export const useRebuttal = (rebuttal: OwnRebuttal, paperId: number, onChanged: () => void) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [service] = useState(() => own(rebuttals))
  const [port] = useState(() => service.portOf(rebuttal, paperId))
  const [typed] = useState(() => service.typedOn(rebuttal))
  const [keeping] = useState(() => draftMachine.provide({ actors: actorsOf(draftMachine, port) }))
  const draft = useFlow(keeping, {})
  const act = useDialogAct({
    sendAct: port.sendAct,
    onDone: () => {
      say('success', 'submission.rebuttal.sent')
      onChanged()
    },
    onLeft: onChanged,
  })
  return { draft, act, typed }
}
