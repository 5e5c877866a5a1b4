import { useEffect } from 'react'
import type { AnyActorRef, EmittedFrom, AnyStateMachine, ActorRefFrom } from 'xstate'

import { useNewest } from './useNewest.ts'

type Handlers<Machine extends AnyStateMachine> = {
  [Type in EmittedFrom<Machine>['type']]?: (event: Extract<EmittedFrom<Machine>, { type: Type }>) => void
}

/** Listens to events that an actor emits, with the newest handlers. `undefined`: there is no such actor now. */
export const useEmitted = <Machine extends AnyStateMachine>(
  actor: ActorRefFrom<Machine> | undefined,
  handlers: Handlers<Machine>,
) => {
  const newest = useNewest(handlers)
  useEffect(() => {
    if (actor === undefined) return
    const handleEvent = (event: { type: string }) => {
      const handle = newest.current[event.type as keyof Handlers<Machine>]
      ;(handle as ((event: { type: string }) => void) | undefined)?.(event)
    }
    const subscription = (actor as AnyActorRef).on('*', handleEvent)
    return () => subscription.unsubscribe()
  }, [actor, newest])
}
