import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'

import type { Box, Chart, ChartLayout, ChartNode, EdgeLine, Point } from './chart.types.ts'
import { initialEdge, initialNode } from './initial.ts'
import { edgeLabelSize, frameSize, isInside, leafSize, rowBoxes } from './sizes.ts'
import type { Captions } from './sizes.ts'

/**
 * Layout of a chart. Runs while the workshop is built: its readers get the numbers only. Two directions are tried, and
 * the one that fits a landscape screen with larger letters is taken.
 */
export const layoutOf = async (chart: Chart, captions: Captions = {}): Promise<ChartLayout> => {
  const tried = await Promise.all(
    (['DOWN', 'RIGHT'] as const).map((way) => layoutAlong(chart, captions, way)),
  )
  return tried.reduce((best, next) => (shrinkage(next) < shrinkage(best) ? next : best))
}

type Direction = 'DOWN' | 'RIGHT'

/** Factor by which a drawing must be reduced to fit into 1200 × 800. */
const shrinkage = ({ width, height }: ChartLayout) => Math.max(width / 1200, height / 800)

const layoutAlong = async (chart: Chart, captions: Captions, direction: Direction): Promise<ChartLayout> => {
  const graph = await new ELK().layout(graphOf(chart, captions, direction))
  const boxes = boxesOf(graph)
  const bars = barsOf(chart, captions)
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge)]))
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    nodes: Object.fromEntries(chart.nodes.map(({ id }) => [id, at(boxes, id)])),
    edges: {
      ...Object.fromEntries(
        chart.edges
          .filter((edge) => !isInside(edge))
          .map(({ id, targets }) => [id, targets.map((target) => at(lines, lineId(id, target)))]),
      ),
      ...Object.fromEntries(
        chart.nodes
          .flatMap((node) => {
            const box = at(boxes, node.id)
            return rowBoxes(chart, node, box, bars[node.id] ?? box.height)
          })
          .map(rowLine),
      ),
    },
    bars,
    initials: Object.fromEntries(
      chart.nodes
        .filter(({ id }) => boxes.has(initialNode(id)))
        .map(({ id }) => [
          id,
          { dot: at(boxes, initialNode(id)), points: at(lines, initialEdge(id)).points },
        ]),
    ),
  }
}

const graphOf = (chart: Chart, captions: Captions, direction: Direction): ElkNode => {
  const build = (node: ChartNode): ElkNode => {
    const children = chart.nodes.filter(({ parent }) => parent === node.id)
    if (children.length === 0) {
      const { width, height } = leafSize(chart, node, captions)
      return { id: node.id, width, height, layoutOptions: leafOptions(width, height) }
    }
    const { bar, width } = frameSize(chart, node, captions)
    const first = node.kind === 'parallel' ? [] : [{ id: initialNode(node.id), width: 12, height: 12 }]
    return {
      id: node.id,
      children: [...first, ...children.map(build)],
      layoutOptions: {
        // The engine reads most options in the state around, not in the whole drawing.
        ...options,
        'elk.direction': direction,
        'elk.padding': `[top=${bar + 16},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${bar + 36})`,
      },
    }
  }
  return {
    id: '',
    children: chart.nodes.filter(({ parent }) => parent === null).map(build),
    edges: [...initialEdges(chart), ...transitionEdges(chart)],
    layoutOptions: { ...options, 'elk.direction': direction },
  }
}

/** A state at which many lines end grows, so that their heads are apart. */
const leafOptions = (width: number, height: number): LayoutOptions => ({
  'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS',
  'elk.nodeSize.minimum': `(${width},${height})`,
  'elk.spacing.portPort': '12',
  'elk.spacing.portsSurrounding': '[top=10,left=10,bottom=10,right=10]',
})

const barsOf = (chart: Chart, captions: Captions) =>
  Object.fromEntries(
    chart.nodes
      .filter(({ id }) => chart.nodes.some(({ parent }) => parent === id))
      .map((node) => [node.id, frameSize(chart, node, captions).bar]),
  )

const initialEdges = (chart: Chart): ElkExtendedEdge[] =>
  chart.nodes
    .filter(({ kind }) => kind === 'compound')
    .flatMap(({ id }) =>
      chart.nodes
        .filter((node) => node.parent === id && node.initial)
        .map((child) => ({ id: initialEdge(id), sources: [initialNode(id)], targets: [child.id] })),
    )

const transitionEdges = (chart: Chart): ElkExtendedEdge[] =>
  chart.edges
    .filter((edge) => !isInside(edge))
    .flatMap((edge) =>
      edge.targets.map((target, index) => ({
        id: lineId(edge.id, target),
        sources: [edge.source],
        targets: [target],
        // A transition into several regions is named once.
        labels:
          index === 0
            ? [{ text: edge.id, ...edgeLabelSize(edge), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }]
            : [],
      })),
    )

const lineId = (edge: string, target: string) => `${edge}→${target}`

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.randomSeed': '1',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '40',
}

const boxesOf = (graph: ElkNode): Map<string, Box> => {
  const boxes = new Map<string, Box>()
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    boxes.set(id, rounded({ x, y, width, height }))
    children.forEach(visit)
  }
  graph.children?.forEach(visit)
  return boxes
}

const lineOf = ({ sections = [], labels = [] }: ElkExtendedEdge): EdgeLine => {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  const [label] = labels
  return {
    points: points.map(({ x, y }): Point => [round(x), round(y)]),
    label: rounded({
      x: label?.x ?? 0,
      y: label?.y ?? 0,
      width: label?.width ?? 0,
      height: label?.height ?? 0,
    }),
  }
}

/** A transition that stays is a row in its state, with a hook at the border: out and in again. */
const rowLine = ({ edge, box }: { edge: string; box: Box }): [string, EdgeLine[]] => {
  const middle = box.y + box.height / 2
  const points: Point[] = [
    [box.x, middle - 4],
    [box.x + 9, middle - 4],
    [box.x + 9, middle + 4],
    [box.x, middle + 4],
  ]
  return [edge, [{ points, label: { ...box, x: box.x + 14, width: box.width - 14 } }]]
}

const round = (value: number) => Math.round(value * 10) / 10
const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

const at = <Value>(map: ReadonlyMap<string, Value>, id: string): Value => {
  const value = map.get(id)
  if (value === undefined) throw new Error(`The layout has no ${id}`)
  return value
}
