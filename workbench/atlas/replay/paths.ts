import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { begin, isHandled, keyOf, leafIds } from '../../core/walk.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { Step } from '../../core/walk.ts'

/** A way from one state to another, and the way to where it begins. */
export interface Path {
  readonly input: unknown
  readonly start: AnyMachineSnapshot
  /** Steps of the machine from its start to the beginning of the walk; empty when they are the same. */
  readonly approach: readonly Step[]
  /** Empty: already there. */
  readonly steps: readonly Step[]
  /** No way leads there from the chosen place, so the walk begins at the start instead. */
  readonly startsOver: boolean
}

/** States between which one can walk, in the order of the machine: those in which it rests. */
export const walkableStates = (model: AnyModel): string[] => leafIds(model.machine)

/**
 * The shortest way to the state `to` from the state `from`, or from the start when no `from` is given or nothing leads
 * there from it. Null when there is no way at all. Of several equally short ways the one with the shortest approach.
 * @param refuses ways that are impossible for another reason than the machine, by all of their events
 */
export const shortestPath = (
  model: AnyModel,
  { from, to }: { readonly from?: string | undefined; readonly to: string },
  refuses: (events: readonly AnyEventObject[]) => boolean = () => false,
): Path | null => {
  const isOpen = ({ approach, steps }: Path) => !refuses([...approach, ...steps].map(({ event }) => event))
  const fromStart = graphsOf(model).flatMap(({ input, start, ways }) =>
    nearest(to, ways, (steps): Path => ({ input, start, approach: [], steps, startsOver: false }), isOpen),
  )
  const overAgain = shortest(fromStart)
  if (from === undefined) return overAgain
  const between = graphsOf(model).flatMap(({ input, start, ways, waysFrom }) =>
    ways.flatMap((way) => {
      if (!standsIn(way.state, from)) return []
      const approach = stepsOf(way)
      const asPath = (steps: Step[]): Path => ({ input, start, approach, steps, startsOver: false })
      return nearest(to, waysFrom(way.key), asPath, isOpen)
    }),
  )
  return shortest(between) ?? (overAgain === null ? null : { ...overAgain, startsOver: true })
}

/** Whether the machine is in the state, or in one inside of it. */
export const standsIn = (snapshot: AnyMachineSnapshot, id: string) =>
  snapshot._nodes.some((node) => node.id === id)

/** The end of a shortest way from some place. */
interface Way {
  readonly key: string
  readonly state: AnyMachineSnapshot
  /** Null: already there. */
  readonly last: { readonly before: Way; readonly step: Step } | null
}

/** Everything that one way of starting leads to. */
interface Graph {
  readonly input: unknown
  readonly start: AnyMachineSnapshot
  /** From the start, as `waysFrom` gives them. */
  readonly ways: readonly Way[]
  /** One way to each place that can be reached, nearest first. */
  waysFrom(key: string): Iterable<Way>
}

const graphs = new WeakMap<AnyModel, readonly Graph[]>()

const graphsOf = (model: AnyModel): readonly Graph[] => {
  const known = graphs.get(model)
  if (known !== undefined) return known
  const drawn = model.inputs.map((input) => draw(model, input))
  graphs.set(model, drawn)
  return drawn
}

const draw = (model: AnyModel, input: unknown): Graph => {
  const nameOf = (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot)
  const adjacency = getAdjacencyMap(model.machine, {
    input,
    events: [...model.events] as AnyEventObject[],
    filterEvents: (snapshot, event) => isHandled(snapshot, event),
    serializeState: nameOf,
    limit: 20_000,
  })
  const exits = new Map<string, Array<{ step: Step; next: string }>>()
  const places = new Map<string, AnyMachineSnapshot>()
  const start = begin(model.machine, input).state
  places.set(nameOf(start), start)
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    const key = nameOf(state)
    const next = nameOf(nextState)
    // Ends have no exits, so they appear only as results of an event.
    places.set(key, state).set(next, nextState)
    const known = exits.get(key) ?? []
    known.push({ step: { event, state: nextState }, next })
    exits.set(key, known)
  }
  function* waysFrom(key: string): Generator<Way> {
    const first = places.get(key)
    if (first === undefined) return
    const seen = new Set([key])
    // Breadth first: iterating an array includes items added on the way, so it is its own queue.
    const queue: Way[] = [{ key, state: first, last: null }]
    for (const before of queue) {
      yield before
      for (const { step, next } of exits.get(before.key) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        queue.push({ key: next, state: step.state, last: { before, step } })
      }
    }
  }
  return { input, start, ways: [...waysFrom(nameOf(start))], waysFrom }
}

const stepsOf = ({ last }: Way): Step[] => (last === null ? [] : [...stepsOf(last.before), last.step])

/** The first open way to the state, which is the shortest. */
const nearest = (
  to: string,
  ways: Iterable<Way>,
  asPath: (steps: Step[]) => Path,
  isOpen: (path: Path) => boolean,
): Path[] => {
  for (const way of ways) {
    if (!standsIn(way.state, to)) continue
    const path = asPath(stepsOf(way))
    if (isOpen(path)) return [path]
  }
  return []
}

const shortest = (paths: readonly Path[]): Path | null => {
  const length = ({ approach, steps }: Path) => steps.length * 1000 + approach.length
  return paths.reduce<Path | null>(
    (best, path) => (best === null || length(path) < length(best) ? path : best),
    null,
  )
}
