import { getAdjacencyMap } from 'xstate/graph'
import type { AdjacencyMap } from 'xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { begin, isHandled, keyOf, leafIds } from '../../../tests/support/walk.ts'
import type { AnyModel, Step } from '../../../tests/support/walk.ts'

/** A way from one state to another, and the way to where it begins. */
export interface Path {
  readonly input: unknown
  readonly start: AnyMachineSnapshot
  /** Brings the machine from its start to where the walk begins; empty when that is the start. */
  readonly approach: readonly Step[]
  /** Empty: it stands there already. */
  readonly steps: readonly Step[]
  /** Nothing leads there from the wanted place, so the walk begins at the start instead. */
  readonly startsOver: boolean
}

/** States between which one can walk, in the order of the machine: those in which it rests. */
export const walkableStates = (model: AnyModel): string[] => leafIds(model.machine)

/**
 * The shortest way to the state `to` from the state `from`, or from the start when no `from` is given or nothing leads
 * there from it. Null when nothing leads there at all. Of several equally short ways the one with the shortest approach.
 */
export const shortestPath = (
  model: AnyModel,
  { from, to }: { readonly from?: string | undefined; readonly to: string },
): Path | null => {
  const fromStart = graphsOf(model).flatMap(({ input, start, ways }) =>
    waysTo(to, ways).map((steps): Path => ({ input, start, approach: [], steps, startsOver: false })),
  )
  const overAgain = shortest(fromStart)
  if (from === undefined) return overAgain
  const between = graphsOf(model).flatMap(({ input, start, ways, waysFrom }) =>
    [...ways].flatMap(([key, { state, steps: approach }]) =>
      standsIn(state, from)
        ? waysTo(to, waysFrom(key)).map((steps): Path => ({
            input,
            start,
            approach,
            steps,
            startsOver: false,
          }))
        : [],
    ),
  )
  return shortest(between) ?? (overAgain === null ? null : { ...overAgain, startsOver: true })
}

/** Whether the machine stands in the state, or in one inside of it. */
export const standsIn = (snapshot: AnyMachineSnapshot, id: string) =>
  snapshot._nodes.some((node) => node.id === id)

interface Way {
  readonly state: AnyMachineSnapshot
  readonly steps: readonly Step[]
}
/** By the key of the place that it leads to. */
type Ways = ReadonlyMap<string, Way>

/** Everything that one way of starting leads to. */
interface Graph {
  readonly input: unknown
  readonly start: AnyMachineSnapshot
  readonly ways: Ways
  waysFrom(key: string): Ways
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
  const places = getAdjacencyMap(model.machine, {
    input,
    events: [...model.events] as AnyEventObject[],
    filterEvents: (snapshot, event) => isHandled(snapshot, event),
    serializeState: (snapshot) => keyOf(model, snapshot),
    limit: 20_000,
  })
  const start = begin(model.machine, input).state
  const nameOf = (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot)
  return {
    input,
    start,
    ways: search(places, nameOf(start), nameOf),
    waysFrom: (key) => search(places, key, nameOf),
  }
}

type Places = AdjacencyMap<AnyMachineSnapshot, AnyEventObject>

/** Breadth first: the first way that is found to a place is a shortest one. */
const search = (places: Places, from: string, nameOf: (snapshot: AnyMachineSnapshot) => string): Ways => {
  const first = places[from]
  if (first === undefined) return new Map()
  const ways = new Map<string, Way>([[from, { state: first.state, steps: [] }]])
  // A Map hands out what is added while it is gone through, so it is its own queue.
  for (const [key, { steps }] of ways) {
    for (const { event, state } of Object.values(places[key]?.transitions ?? {})) {
      const next = nameOf(state)
      if (!ways.has(next)) ways.set(next, { state, steps: [...steps, { event, state }] })
    }
  }
  return ways
}

const waysTo = (id: string, ways: Ways) =>
  [...ways.values()].filter(({ state }) => standsIn(state, id)).map(({ steps }) => steps)

const shortest = (paths: readonly Path[]): Path | null => {
  const length = ({ approach, steps }: Path) => steps.length * 1000 + approach.length
  return paths.reduce<Path | null>(
    (best, path) => (best === null || length(path) < length(best) ? path : best),
    null,
  )
}
