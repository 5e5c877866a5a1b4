import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { shortestPath, standsIn, walkableStates } from '../../../workbench/atlas/replay/paths.ts'
import type { Path } from '../../../workbench/atlas/replay/paths.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { models } from '../../../workbench/registry.ts'
import { begin, placesOf, take } from '../../../workbench/core/walk.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'

describe.each(Object.entries(models) as Array<[MachineId, AnyModel]>)('a walk through %s', (_id, model) => {
  const states = walkableStates(model)

  it('leads from the start to every state', () => {
    for (const to of states) expect(standsIn(arrival(model, pathTo(model, { to })), to)).toBe(true)
  })

  it('leads from every state to every other, from the start where nothing leads there', () => {
    for (const from of states) {
      for (const to of states) {
        const path = pathTo(model, { from, to })
        const there = replay(model, path.input, path.approach)
        expect(path.startsOver || standsIn(there, from), `begins in ${from}`).toBe(true)
        expect(standsIn(arrival(model, path), to), `${from} → ${to}`).toBe(true)
      }
    }
  })

  it('starts over only when no place in the state leads to the other', () => {
    const reachedFrom = explorerOf(model)
    for (const from of states) {
      const apart = states.filter((to) => pathTo(model, { from, to }).startsOver)
      // To look everywhere takes long, and is only needed where something is apart.
      const reached = apart.length === 0 ? new Set<string>() : reachedFrom(from)
      for (const to of apart) expect(reached).not.toContain(to)
    }
  })

  it('is no longer than any way that the traversal of the machine knows', () => {
    const places = placesOf(model)
    for (const to of states) {
      const known = places.filter(({ state }) => standsIn(state, to)).map(({ steps }) => steps.length)
      expect(pathTo(model, { to }).steps).toHaveLength(Math.min(...known))
    }
  })

  it('is empty between a state and itself', () => {
    for (const state of states) {
      const { steps, startsOver } = pathTo(model, { from: state, to: state })
      expect({ steps, startsOver }).toEqual({ steps: [], startsOver: false })
    }
  })
})

describe('a walk to a state that does not exist', () => {
  it('is none', () => {
    expect(shortestPath(models.scan, { to: 'scan.nowhere' })).toBeNull()
    expect(shortestPath(models.scan, { from: 'scan.loading', to: 'scan.nowhere' })).toBeNull()
  })
})

const pathTo = (model: AnyModel, ends: { from?: string; to: string }): Path => {
  const path = shortestPath(model, ends)
  if (path === null) throw new Error(`No way from ${ends.from ?? 'the start'} to ${ends.to}`)
  return path
}

/** State that the machine itself, and not the path, reaches by its events. */
const arrival = (model: AnyModel, { input, approach, steps }: Path) =>
  replay(model, input, [...approach, ...steps])

const replay = (model: AnyModel, input: unknown, steps: Path['steps']) =>
  steps.reduce(
    (state, { event }) => take(model.machine, input, state, event).state,
    begin(model.machine, input).state,
  )

/** The nodes that the machine itself, and not a path, gets to from the places in a state. */
const explorerOf = (model: AnyModel) => {
  const places = placesOf(model)
  // Asked of the machine once for each place, however many states have a way through it.
  const followers = new Map<string, AnyMachineSnapshot[]>()
  const follow = (input: unknown, present: AnyMachineSnapshot, key: string) => {
    const known = followers.get(key)
    if (known !== undefined) return known
    const found =
      present.status === 'active'
        ? model.events.map((event) => take(model.machine, input, present, event).state)
        : []
    followers.set(key, found)
    return found
  }
  return (from: string): string[] => {
    const reached = new Set<string>()
    const seen = new Set<string>()
    for (const { input, state } of places.filter((place) => standsIn(place.state, from))) {
      const queue = [state]
      for (const present of queue) {
        const key = JSON.stringify([input, present.value, model.project(present.context as never)])
        if (seen.has(key)) continue
        seen.add(key)
        for (const node of present._nodes) reached.add(node.id)
        queue.push(...follow(input, present, key))
      }
    }
    return [...reached]
  }
}
