import { describe, expect, it } from 'vitest'

import { shortestPath, standsIn, walkableStates } from '../../../.storybook/statechart/replay/paths.ts'
import type { Path } from '../../../.storybook/statechart/replay/paths.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { models } from '../../support/models.ts'
import { begin, placesOf, take } from '../../support/walk.ts'
import type { AnyModel } from '../../support/walk.ts'

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
    for (const from of states) {
      const apart = states.filter((to) => pathTo(model, { from, to }).startsOver)
      // To look everywhere takes long, and is only needed where something is apart.
      const reached = apart.length === 0 ? new Set<string>() : reachedFrom(model, from)
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

/** Where the machine itself, and not the path, says that its events lead. */
const arrival = (model: AnyModel, { input, approach, steps }: Path) =>
  replay(model, input, [...approach, ...steps])

const replay = (model: AnyModel, input: unknown, steps: Path['steps']) =>
  steps.reduce(
    (state, { event }) => take(model.machine, input, state, event).state,
    begin(model.machine, input).state,
  )

const reachedFrom = (model: AnyModel, from: string) => {
  const places = placesOf(model).filter(({ state }) => standsIn(state, from))
  const reached = new Set<string>()
  // Where one place was left, another need not go again: what follows it is reached already.
  const seenWith = new Map<unknown, Set<string>>()
  for (const { input, state } of places) {
    const seen = seenWith.get(input) ?? new Set<string>()
    seenWith.set(input, seen)
    const queue = [state]
    for (const present of queue) {
      const key = JSON.stringify([present.value, model.project(present.context as never)])
      if (seen.has(key)) continue
      seen.add(key)
      for (const node of present._nodes) reached.add(node.id)
      if (present.status !== 'active') continue
      for (const event of model.events) queue.push(take(model.machine, input, present, event).state)
    }
  }
  return [...reached]
}
