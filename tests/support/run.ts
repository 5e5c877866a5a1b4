import { expect, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ActorOptions, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate'

/** A running machine, on a stopped clock, with everything that it emitted. */
export const run = <M extends AnyStateMachine>(machine: M, input?: InputFrom<M>) => {
  const clock = new SimulatedClock()
  const emitted: Array<EmittedFrom<M>> = []
  const actor = createActor(machine, { input, clock } as ActorOptions<M>)
  actor.on('*', (event) => emitted.push(event as EmittedFrom<M>))
  actor.start()
  /** Does something whose effect reaches the machine a few turns later, and waits for that. */
  const settled = async (act: () => void) => {
    const before = actor.getSnapshot()
    act()
    await vi.waitFor(() => expect(actor.getSnapshot()).not.toBe(before), { interval: 1 })
  }
  return { actor, clock, emitted, settled }
}
