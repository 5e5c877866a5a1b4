import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

import { machines } from '../../src/machines/registry.ts'

/** What one story's machines did. */
export interface Watch {
  readonly inspect: (event: InspectionEvent) => void
  /** Leaves in which registered machines stand now (or have ended), as `<machine>.<path>`. */
  standing(): string[]
  /** Every leaf that was entered, in the same form. */
  visited(): string[]
  /** Every transition that was taken, as `<source id>|<event type or `always`>|<index among the candidates>`. */
  taken(): string[]
}

export const createWatch = (): Watch => {
  const latest = new Map<string, AnyMachineSnapshot>()
  const visited = new Set<string>()
  const taken = new Set<string>()
  return {
    inspect(event) {
      if (event.type === '@xstate.microstep') {
        if (isWatched(event.snapshot)) for (const step of event._transitions) taken.add(idOf(step))
        return
      }
      if (event.type !== '@xstate.snapshot' || !isWatched(event.snapshot)) return
      const place = placeOf(event.actorRef as AnyActorRef)
      // A machine that was stopped by its parent stands nowhere, unlike one that has reached its end.
      if (event.snapshot.status === 'stopped') return void latest.delete(place)
      latest.set(place, event.snapshot)
      for (const leaf of leavesOf(event.snapshot)) visited.add(leaf)
    },
    standing: () => [...new Set([...latest.values()].flatMap(leavesOf))].sort(),
    visited: () => [...visited].sort(),
    taken: () => [...taken].sort(),
  }
}

const ids = new Set<string>(Object.keys(machines))

const isWatched = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  ids.has((snapshot as AnyMachineSnapshot).machine.id)

/** A child that is started anew takes the place of the one before it. */
const placeOf = (actor: AnyActorRef) => `${actor._parent?.sessionId ?? actor.sessionId}/${actor.id}`

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => [snapshot.machine.id, ...node.path].join('.'))

const idOf = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  const candidates = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType === '' ? 'always' : eventType}|${candidates?.indexOf(transition) ?? -1}`
}
