import type { Chart, ChartEdge, ChartNode } from '../chart/chart.types.ts'
import { candidatesOf, numberOf } from './candidates.ts'
import type { ChartDiff, StateChange } from './diff.types.ts'
import { relocate } from './relocate.ts'

/** `before` with the differences made: equal to `after`, up to the order in which states and tags are written down. */
export const applyDiff = (before: Chart, diff: ChartDiff): Chart => {
  const moved = relocate(before, new Map(Object.entries(diff.moves)))
  return {
    machine: diff.machine,
    nodes: applyStates(before, moved, diff.states),
    edges: applyTransitions(before, moved, diff),
  }
}

const applyStates = (before: Chart, moved: Chart, changes: readonly StateChange[]): ChartNode[] => {
  const results = resultsOf(changes)
  const kept = before.nodes.flatMap(({ id }, place) => {
    const result = results.has(id) ? results.get(id) : moved.nodes[place]
    return result === undefined ? [] : [result]
  })
  return [...kept, ...addedBy(changes)]
}

const applyTransitions = (before: Chart, moved: Chart, { transitions, orders }: ChartDiff): ChartEdge[] => {
  const oldIds = new Map(moved.edges.map(({ id }, place) => [id, before.edges[place]?.id ?? id]))
  const results = resultsOf(transitions)
  const groups = candidatesOf(moved)
  const newcomers = candidatesOf({ ...before, edges: addedBy(transitions) })
  return [...new Set([...groups.keys(), ...newcomers.keys()])].flatMap((place) => {
    const kept = (groups.get(place) ?? []).flatMap((edge) => {
      const id = oldIds.get(edge.id) ?? edge.id
      const result = results.has(id) ? results.get(id) : edge
      return result === undefined ? [] : [result]
    })
    const change = orders.find(({ after: [first] }) => `${first?.source}|${first?.event}` === place)
    const list = change === undefined ? kept : change.order.flatMap((from) => kept[from] ?? [])
    for (const edge of newcomers.get(place) ?? []) list.splice(numberOf(edge), 0, edge)
    return list.map((edge, number) => ({ ...edge, id: `${place}|${number}` }))
  })
}

/** By the id before; undefined for a removed one. */
const resultsOf = <Thing extends ChartNode | ChartEdge>(changes: ReadonlyArray<Change<Thing>>) =>
  new Map(changes.flatMap(({ before, after }) => (before === undefined ? [] : [[before.id, after] as const])))

const addedBy = <Thing extends ChartNode | ChartEdge>(changes: ReadonlyArray<Change<Thing>>) =>
  changes.flatMap(({ before, after }) => (before === undefined && after !== undefined ? [after] : []))

interface Change<Thing> {
  readonly before?: Thing
  readonly after?: Thing
}
