import type { Chart, ChartEdge, ChartNode } from '../chart/chart.types.ts'
import { numberOf } from './candidates.ts'

/** Old id → new id. */
export type Moves = ReadonlyMap<string, string>

/** The chart with new ids, also inside events; nodes and edges keep their places in the lists. */
export const relocate = (chart: Chart, moves: Moves): Chart =>
  moves.size === 0
    ? chart
    : {
        ...chart,
        nodes: chart.nodes.map((node) => relocateNode(node, moves)),
        edges: chart.edges.map((edge) => relocateEdge(edge, moves)),
      }

export const relocateEdge = (edge: ChartEdge, moves: Moves): ChartEdge => {
  const source = moves.get(edge.source) ?? edge.source
  // `xstate.after.poll.scan.watching` and `xstate.done.state.scan.watching` name their own state.
  const event = edge.event.endsWith(`.${edge.source}`)
    ? `${edge.event.slice(0, -edge.source.length)}${source}`
    : edge.event
  return {
    ...edge,
    id: `${source}|${event}|${numberOf(edge)}`,
    source,
    event,
    targets: edge.targets.map((target) => moves.get(target) ?? target),
  }
}

const relocateNode = (node: ChartNode, moves: Moves): ChartNode => ({
  ...node,
  id: moves.get(node.id) ?? node.id,
  parent: node.parent === null ? null : (moves.get(node.parent) ?? node.parent),
})
