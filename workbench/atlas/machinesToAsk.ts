import { machineIdOf } from '../core/machineIdOf.ts'
import type { WatchedActor } from './watch.ts'

/** The machine of a state (`<machine>.<path>`), then those that run it, the nearest first. */
export const machinesToAsk = (
  state: string,
  actors: readonly Pick<WatchedActor, 'machine' | 'actor'>[],
): string[] => {
  const machine = state.split('.')[0] ?? ''
  const found: string[] = [machine]
  const own = actors.findLast((each) => each.machine === machine)
  for (let actor = own?.actor._parent; actor !== undefined; actor = actor._parent) {
    const id = machineIdOf(actor)
    if (id !== undefined) found.push(id)
  }
  return found
}
