import { locales } from '../../../src/i18n/locale.ts'
import type { Box, Chart, ChartEdge, ChartNode } from './chart.types.ts'
import { eventLabel, isDelay } from './labels.ts'
import { textWidth } from './textWidth.ts'

/** What states are called besides their key, in every language: room is left for the longest. */
export type Captions = Readonly<Record<string, readonly string[]>>

/** Pixels. The drawing uses the same numbers as the layout. */
export const metrics = {
  name: 14,
  small: 12,
  padding: 12,
  nameLine: 20,
  keyLine: 16,
  row: 20,
  chip: 18,
  glyph: 16,
} as const

/** Last part of the id. */
export const keyOf = (id: string) => id.slice(id.lastIndexOf('.') + 1)

/** Whether it stays where it is: it is then written into its state instead of drawn as a line. */
export const isInside = ({ source, targets }: ChartEdge) => targets.every((target) => target === source)

/** Size of a state without children. */
export const leafSize = (chart: Chart, node: ChartNode, captions: Captions) => ({
  width: Math.max(node.kind === 'history' ? 40 : 132, contentWidth(chart, node, captions)),
  height: contentHeight(chart, node),
})

/** Size of the title bar of a state with children, and the least width of the whole. */
export const frameSize = (chart: Chart, node: ChartNode, captions: Captions) => ({
  top: contentHeight(chart, node),
  width: contentWidth(chart, node, captions),
})

/** Offset of the invocations, of the transitions that stay, and of the tags from the upper border. */
export const contentTops = (chart: Chart, node: ChartNode) => {
  const invokes = metrics.padding + metrics.nameLine + metrics.keyLine - 2
  const rows = invokes + node.invokes.length * metrics.row
  const tags = rows + insideEdges(chart, node).length * metrics.row + 4
  return { invokes, rows, tags }
}

/** The rows of a state's own transitions that stay, from border to border. */
export const rowBoxes = (chart: Chart, node: ChartNode, box: Box, captions: Captions) =>
  insideEdges(chart, node).map((edge, index) => ({
    edge: edge.id,
    box: {
      x: box.x,
      y: box.y + contentTops(chart, node).rows + index * metrics.row,
      width: Math.min(box.width, Math.max(rowWidth(edge), contentWidth(chart, node, captions))),
      height: metrics.row,
    },
  }))

/** The event above, the guard below it. */
export const edgeLabelSize = (edge: ChartEdge) => ({
  width: Math.max(eventWidth(edge), edge.guard === null ? 0 : guardWidth(edge.guard)) + 12,
  height: edge.guard === null ? 20 : 36,
})

/** How the guard stands in the drawing. */
export const guardLabel = (guard: string) => `[${guard}]`

export const insideEdges = (chart: Chart, node: ChartNode) =>
  chart.edges.filter((edge) => edge.source === node.id && isInside(edge))

export const tagWidth = (tag: string) => textWidth(tag, metrics.small) + 14

const contentWidth = (chart: Chart, node: ChartNode, captions: Captions) => {
  const { name, small, padding, glyph } = metrics
  const lines = [
    textWidth(keyOf(node.id), name) * 1.06,
    ...(captions[node.id] ?? []).map((caption) => textWidth(caption, name) * 1.06),
    ...node.invokes.map((invoke) => glyph + textWidth(invokeText(invoke), small)),
    ...insideEdges(chart, node).map((edge) => rowWidth(edge) - 2 * padding),
    node.tags.reduce((sum, tag) => sum + tagWidth(tag) + 6, -6),
  ]
  return Math.ceil(Math.max(...lines) + 2 * padding)
}

/** Of everything written in a state. */
export const contentHeight = (chart: Chart, node: ChartNode) =>
  contentTops(chart, node).tags + (node.tags.length > 0 ? metrics.chip + 8 : 0) + metrics.padding - 8

/** The actor, and its kind where that has another name. */
export const invokeText = ({ id, src }: ChartNode['invokes'][number]) => (id === src ? src : `${id}: ${src}`)

const rowWidth = (edge: ChartEdge) =>
  14 +
  eventWidth(edge) +
  (edge.guard === null ? 0 : guardWidth(edge.guard) + 6) +
  (edge.reenter ? metrics.glyph : 0) +
  metrics.padding

const eventWidth = (edge: ChartEdge) =>
  Math.max(...locales.map((locale) => textWidth(eventLabel(edge, locale), metrics.small))) +
  (isDelay(edge) ? metrics.glyph : 0)

const guardWidth = (guard: string) => textWidth(guardLabel(guard), metrics.small)
