import charts from 'virtual:statecharts'
import type { AnyEventObject } from 'xstate'

import type { MachineId } from '../../../src/machines/registry.ts'
import { registry } from '../../registry.ts'
import type { Happening, WatchedActor } from '../watch.ts'
import { choicesFor } from './choices.ts'
import type { MachineView } from './protocol.ts'

export { viewOf } from './views.ts'

export const machineView = (id: MachineId): MachineView => {
  const { title, purpose, states, guards } = registry[id]
  return { id, title, purpose, ...charts[id], states, guards }
}

/** The event of a displayed choice; undefined when there is none of that id. */
export const eventOf = (
  watched: WatchedActor,
  choice: string,
  history: readonly Happening[],
): AnyEventObject | undefined =>
  choicesFor(watched, registry[watched.machine].model, history).find(({ id }) => id === choice)?.event
