import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
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
 * @param refuses ways that cannot be gone for another reason than the machine, by all of their events
 */
export const shortestPath = (
  model: AnyModel,
  { from, to }: { readonly from?: string | undefined; readonly to: string },
  refuses: (events: readonly AnyEventObject[]) => boolean = () => false,
): Path | null => {
  const isOpen = ({ approach, steps }: Path) => !refuses([...approach, ...steps].map(({ event }) => event))
  const fromStart = graphsOf(model).flatMap(({ input, start, ways }) =>
    waysTo(to, ways).map((steps): Path => ({ input, start, approach: [], steps, startsOver: false })),
  )
  const overAgain = shortest(fromStart.filter(isOpen))
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
  return shortest(between.filter(isOpen)) ?? (overAgain === null ? null : { ...overAgain, startsOver: true })
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
  const nameOf = (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot)
  const adjacency = getAdjacencyMap(model.machine, {
    input,
    events: [...model.events] as AnyEventObject[],
    filterEvents: (snapshot, event) => isHandled(snapshot, event),
    serializeState: nameOf,
    limit: 20_000,
  })
  const exits = new Map<string, Step[]>()
  const places = new Map<string, AnyMachineSnapshot>()
  const start = begin(model.machine, input).state
  places.set(nameOf(start), start)
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    const key = nameOf(state)
    // Ends have no exits, so that they appear only as what an event leads to.
    places.set(key, state).set(nameOf(nextState), nextState)
    exits.set(key, [...(exits.get(key) ?? []), { event, state: nextState }])
  }
  const waysFrom = (key: string): Ways => {
    const first = places.get(key)
    if (first === undefined) return new Map()
    const ways = new Map<string, Way>([[key, { state: first, steps: [] }]])
    // Breadth first: a Map hands out what is added while it is gone through, so it is its own queue.
    for (const [place, { steps }] of ways) {
      for (const step of exits.get(place) ?? []) {
        const next = nameOf(step.state)
        if (!ways.has(next)) ways.set(next, { state: step.state, steps: [...steps, step] })
      }
    }
    return ways
  }
  return { input, start, ways: waysFrom(nameOf(start)), waysFrom }
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
