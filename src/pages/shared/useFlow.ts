import { useActorRef } from '@xstate/react'
import type { Actor, ActorOptions, AnyStateMachine } from 'xstate'

import { useServices } from '../../app/context.tsx'

/** The machine of a page, running for as long as the page is shown, and open to the workshop's inspection. */
export const useFlow = <Logic extends AnyStateMachine>(
  logic: Logic,
  options: Pick<ActorOptions<Logic>, 'input'>,
): Actor<Logic> => {
  const { actorOptions } = useServices()
  return useActorRef(logic, { ...actorOptions, ...options } as never)
}
