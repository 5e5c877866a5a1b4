import { createActor, SimulatedClock } from 'xstate'
import type { ActorOptions, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate'

/** A machine that runs, on a clock that stands still, with everything that it emitted. */
export const run = <M extends AnyStateMachine>(machine: M, input?: InputFrom<M>) => {
  const clock = new SimulatedClock()
  const emitted: Array<EmittedFrom<M>> = []
  const actor = createActor(machine, { input, clock } as ActorOptions<M>)
  actor.on('*', (event) => emitted.push(event as EmittedFrom<M>))
  actor.start()
  return { actor, clock, emitted }
}
