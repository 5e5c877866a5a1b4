import type { Chart, ChartNode } from '../chart/chart.types.ts'
import type { ChartDiff } from './diff.types.ts'
import { groupBy } from '../groupBy.ts'
import { relocate, relocateEdge } from './relocate.ts'
import type { Moves } from './relocate.ts'

/**
 * Removed and added states under one parent with the same insides, reached and left in the same ways. Only where one
 * answers to exactly one: a machine with several such states would leave the reader guessing anyway.
 */
export const findRenames = (before: Chart, after: Chart, moves: Moves): ChartDiff['renames'] => {
  const gone = rootsMissingFrom(before, after, new Set(moves.keys()))
  const come = rootsMissingFrom(after, before, new Set(moves.values()))
  const removed = groupBy(gone, (node) => fingerprint(node, before, moves))
  const added = groupBy(come, (node) => fingerprint(node, after, new Map()))
  return [...removed].flatMap(([print, [was, ...others]]) => {
    const [is, ...rivals] = added.get(print) ?? []
    if (was === undefined || is === undefined || others.length + rivals.length > 0) return []
    return [{ before: was.id, after: is.id }]
  })
}

const rootsMissingFrom = (chart: Chart, other: Chart, moved: ReadonlySet<string>) => {
  const known = new Set(other.nodes.map(({ id }) => id))
  const isMissing = (id: string) => !known.has(id) && !moved.has(id)
  return chart.nodes.filter(({ id, parent }) => isMissing(id) && (parent === null || !isMissing(parent)))
}

/** Equal for states that differ in their name only. */
const fingerprint = (root: ChartNode, chart: Chart, moves: Moves) => {
  const inside = new Map(
    chart.nodes
      .filter(({ id }) => isWithin(root.id, id))
      .map(({ id }) => [id, `?${id.slice(root.id.length)}`]),
  )
  const names = new Map([...moves, ...inside])
  const renamed = relocate(chart, names)
  const own = renamed.nodes.filter(({ id }) => id.startsWith('?'))
  const edges = chart.edges
    .filter(({ source, targets }) => inside.has(source) || targets.some((target) => inside.has(target)))
    .map((edge) => JSON.stringify({ ...relocateEdge(edge, names), id: '' }))
  if (edges.length === 0) return `nothing like ${root.id}`
  return JSON.stringify([
    own.map(({ id, parent, kind, initial }) => [id, parent, kind, initial]),
    edges.sort(),
  ])
}

const isWithin = (root: string, id: string) => id === root || id.startsWith(`${root}.`)
