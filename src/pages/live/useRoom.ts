import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { live, openHub } from '../../app/lazyServices/live.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { liveHubMachine } from '../../machines/liveHub/liveHub.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The room of this page: its ports, and the connection that keeps them alive. Remounted for another live. */
export const useRoom = (liveId: number) => {
  const service = useServices().own(live)
  const [session] = useState(() => service.session(liveId))
  useEffect(() => service.hold(liveId), [service, liveId])
  const [logic] = useState(() =>
    liveHubMachine.provide({
      actors: actorsOf(liveHubMachine, {
        openHub: (takesOver, tell) => openHub(session.hub, service.ticket(liveId, takesOver), tell),
      }),
    }),
  )
  return { session, hub: useFlow(logic, {}) }
}
