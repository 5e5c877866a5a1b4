import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { gate as gateService } from '../../app/lazyServices/gate.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { gateMachine } from '../../machines/gate/gate.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The gate of this page; its place is remembered for the next visit. */
export const useGate = () => {
  const port = useServices().own(gateService)
  const [logic] = useState(() => gateMachine.provide({ actors: actorsOf(gateMachine, port) }))
  const gate = useFlow(logic, {})
  useEmitted<typeof gateMachine>(gate, { 'place.chosen': ({ place }) => port.keepPlace(place) })
  return gate
}
