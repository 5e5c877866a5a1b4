import type { Chart, ChartEdge } from '../chart/chart.types.ts'
import type { TraceLine } from './trace.types.ts'

/** One evaluated guard: its transition, and its result. */
export interface Verdict {
  readonly transition: string
  readonly passed: boolean
}

/** The guards that a step evaluated: before it, and, where it came to rest, after it. */
export const verdictsOf = (
  chart: Chart,
  { before, event, taken, after, rests }: Omit<TraceLine, 'machine'>,
): Verdict[] => {
  const isEventless = taken.length > 0 && taken.every((id) => eventOf(id) === 'always')
  const asked = verdictsIn(chart, before, taken, (edge) =>
    isEventless ? edge.event === 'always' : answers(edge, event),
  )
  const unmoved = rests ? verdictsIn(chart, after, [], ({ event }) => event === 'always') : []
  return [...asked, ...unmoved]
}

/** Candidates are evaluated in order until one passes; a parent's only when no child of it moved. */
const verdictsIn = (
  chart: Chart,
  nodes: readonly string[],
  taken: readonly string[],
  concerns: (edge: ChartEdge) => boolean,
): Verdict[] =>
  nodes.flatMap((node) => {
    if (taken.some((id) => sourceOf(id).startsWith(`${node}.`))) return []
    const candidates = (leaving(chart).get(node) ?? []).filter(concerns)
    const chosen = candidates.findIndex(({ id }) => taken.includes(id))
    const asked = chosen === -1 ? candidates : candidates.slice(0, chosen + 1)
    return asked
      .filter(({ guard }) => guard !== null)
      .map(({ id }) => ({ transition: id, passed: taken.includes(id) }))
  })

/** By source, in the order of evaluation: looked up at each step of each walk. */
const leaving = (chart: Chart): ReadonlyMap<string, readonly ChartEdge[]> => {
  const known = edgesOf.get(chart)
  if (known !== undefined) return known
  const found = new Map<string, ChartEdge[]>()
  for (const edge of chart.edges.toSorted(bySpecificity))
    found.set(edge.source, [...(found.get(edge.source) ?? []), edge])
  edgesOf.set(chart, found)
  return found
}
const edgesOf = new WeakMap<Chart, ReadonlyMap<string, readonly ChartEdge[]>>()

const answers = ({ event }: ChartEdge, type: string) =>
  event === type || event === '*' || (event.endsWith('.*') && `${type}.`.startsWith(event.slice(0, -1)))

/** Wildcards are evaluated last, the widest at the very end. Nothing is longer than the event's own name. */
const bySpecificity = (one: ChartEdge, other: ChartEdge) => breadth(one) - breadth(other)
const breadth = ({ event }: ChartEdge) => (event.endsWith('*') ? 1 / event.length : 0)

const sourceOf = (transition: string) => transition.slice(0, transition.indexOf('|'))
const eventOf = (transition: string) =>
  transition.slice(transition.indexOf('|') + 1, transition.lastIndexOf('|'))
