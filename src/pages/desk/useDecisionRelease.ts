import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import { decisionReleaseMachine } from '../../machines/decisionRelease/decisionRelease.machine.ts'
import type { DecisionReleaseInput } from '../../machines/decisionRelease/decisionRelease.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Decisions released together, from the dialog to each result. */
export const useDecisionRelease = (input: DecisionReleaseInput, onLeft: (isReleased: boolean) => void) => {
  const { own } = useServices()
  const [logic] = useState(() =>
    decisionReleaseMachine.provide({ actors: actorsOf(decisionReleaseMachine, own(paperDesk)) }),
  )
  const flow = useFlow(logic, { input })
  useEmitted<typeof decisionReleaseMachine>(flow, {
    'release.left': ({ isReleased }) => onLeft(isReleased),
  })
  return flow
}
