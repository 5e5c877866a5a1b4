import { registry } from '../../registry.ts'
import { ruleText } from '../registry/rules.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { leafIds } from '../../core/walk.ts'
import { storiesShowing } from './shownStates.ts'

/** Parts of one machine that match a search, by name. */
export interface Hit {
  readonly id: MachineId
  /** All of them when the machine itself is meant. */
  readonly states: readonly string[]
  readonly events: readonly string[]
  readonly rules: readonly string[]
}

/** Machines with something that contains every word of the query, in either language, in the order of the registry. */
export const search = (query: string): Hit[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (Object.keys(registry) as MachineId[]).flatMap((id) => {
    const entry = registry[id]
    const matches = (...texts: readonly string[]) => {
      const text = texts.join(' ').toLowerCase()
      return wanted.every((word) => text.includes(word))
    }
    const title = Object.values(entry.title)
    const states = leafIds(entry.machine)
    if (wanted.length === 0 || matches(id, ...title)) return [{ id, states, events: [], rules: [] }]
    const hit: Hit = {
      id,
      states: states.filter((state) =>
        matches(
          state,
          ...title,
          ...Object.values(entry.states[state] ?? {}),
          ...storiesShowing(state).map(({ name }) => name),
        ),
      ),
      events: Object.entries(entry.events)
        .filter(([event, { says }]) => matches(event, ...Object.values(says)))
        .map(([event]) => event),
      rules: entry.rules.filter((rule) => matches(rule, ...Object.values(ruleText(rule)))),
    }
    return hit.states.length + hit.events.length + hit.rules.length > 0 ? [hit] : []
  })
}
