import type { Chart, ChartEdge, ChartNode } from '../chart/chart.types.ts'

type StateSketch = Partial<Omit<ChartNode, 'id' | 'parent'>>

interface EdgeSketch {
  readonly from: string
  readonly on: string
  readonly to?: string | readonly string[]
  readonly guard?: string
  readonly actions?: readonly string[]
  readonly reenter?: boolean
}

/** A made-up machine: states by their path without the machine's id, candidates in the order of the list. */
export const sketchChart = (
  machine: string,
  states: Readonly<Record<string, StateSketch>>,
  edges: readonly EdgeSketch[] = [],
): Chart => {
  const paths = Object.keys(states)
  const idOf = (path: string) => (path === '' ? machine : `${machine}.${path}`)
  const node = (path: string, sketch: StateSketch): ChartNode => ({
    id: idOf(path),
    parent: path === '' ? null : idOf(path.split('.').slice(0, -1).join('.')),
    kind: path === '' || paths.some((other) => other.startsWith(`${path}.`)) ? 'compound' : 'atomic',
    initial: false,
    tags: [],
    invokes: [],
    entry: [],
    exit: [],
    ...sketch,
  })
  const counts = new Map<string, number>()
  const edge = ({ from, on, to = [], guard, actions = [], reenter = false }: EdgeSketch): ChartEdge => {
    const place = `${idOf(from)}|${on}`
    const number = counts.get(place) ?? 0
    counts.set(place, number + 1)
    return {
      id: `${place}|${number}`,
      source: idOf(from),
      event: on,
      targets: [to].flat().map(idOf),
      guard: guard ?? null,
      actions,
      reenter,
    }
  }
  return {
    machine,
    nodes: [node('', {}), ...Object.entries(states).map(([path, sketch]) => node(path, sketch))],
    edges: edges.map(edge),
  }
}
