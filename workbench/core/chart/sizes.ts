import { locales } from '../../../src/i18n/locale.ts'
import type { Box, Chart, ChartEdge, ChartNode } from './chart.types.ts'
import { eventLabel, isDelay } from './labels.ts'
import { textWidth, wrapped } from './textWidth.ts'

/** Names of states besides their key, in every language: room is left for the longest. */
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
export const leafSize = (chart: Chart, node: ChartNode, captions: Captions) => {
  const named = captions[node.id] ?? []
  const names = named.flatMap(nameLines)
  const lines = Math.max(1, ...named.map((caption) => nameLines(caption).length))
  const head = lines * metrics.nameLine + (named.length > 0 ? metrics.keyLine : 0)
  return {
    width: Math.max(
      node.kind === 'history' ? 48 : 124,
      width(chart, node, [...names.map(nameWidth), nameWidth(keyOf(node.id))]),
    ),
    height: head + height(chart, node),
  }
}

/** Height of the title bar of a state with children, and the least width of the whole. */
export const frameSize = (chart: Chart, node: ChartNode, captions: Captions) => {
  const key = textWidth(keyOf(node.id), metrics.small) + 8
  const names = (captions[node.id] ?? []).map((caption) => nameWidth(caption) + key)
  return {
    bar: metrics.nameLine + height(chart, node),
    width: width(chart, node, [...names, nameWidth(keyOf(node.id))]),
  }
}

/** A name in lines of about twelve ideographs or twenty-four letters. */
export const nameLines = (name: string): string[] => wrapped(name, metrics.name, 172)

export const nameWidth = (line: string) => Math.ceil(textWidth(line, metrics.name) * 1.05)

/** Offsets from the lower border of the title bar or state: its parts below the name are at the bottom. */
export const contentOffsets = (chart: Chart, node: ChartNode) => {
  const tags = metrics.padding + (node.tags.length > 0 ? metrics.chip : 0)
  const rows = tags + (node.tags.length > 0 ? 6 : -4) + insideEdges(chart, node).length * metrics.row
  return { tags, rows, invokes: rows + node.invokes.length * metrics.row }
}

/** The rows of a state's own transitions that stay, from border to border; `bar` is the height of the text. */
export const rowBoxes = (chart: Chart, node: ChartNode, box: Box, bar: number) =>
  insideEdges(chart, node).map((edge, index) => ({
    edge: edge.id,
    box: {
      x: box.x,
      y: box.y + bar - contentOffsets(chart, node).rows + index * metrics.row,
      width: Math.min(box.width, rowWidth(edge)),
      height: metrics.row,
    },
  }))

/** The event above, the guard below it. */
export const edgeLabelSize = (edge: ChartEdge) => ({
  width: Math.max(eventWidth(edge), edge.guard === null ? 0 : guardWidth(edge.guard)) + 12,
  height: edge.guard === null ? 20 : 36,
})

/** Text of the guard in the drawing. */
export const guardLabel = (guard: string) => `[${guard}]`

export const insideEdges = (chart: Chart, node: ChartNode) =>
  chart.edges.filter((edge) => edge.source === node.id && isInside(edge))

export const tagWidth = (tag: string) => textWidth(tag, metrics.small) + 14

const width = (chart: Chart, node: ChartNode, names: readonly number[]) => {
  const { small, padding, glyph } = metrics
  const lines = [
    ...names,
    ...node.invokes.map((invoke) => glyph + textWidth(invokeText(invoke), small)),
    ...insideEdges(chart, node).map((edge) => rowWidth(edge) - 2 * padding),
    node.tags.reduce((sum, tag) => sum + tagWidth(tag) + 6, -6),
  ]
  return Math.ceil(Math.max(...lines) + 2 * padding)
}

/** Height of everything but the name. */
const height = (chart: Chart, node: ChartNode) => {
  const { invokes } = contentOffsets(chart, node)
  const isEmpty = node.invokes.length + node.tags.length + insideEdges(chart, node).length === 0
  return metrics.padding - 2 + (isEmpty ? metrics.padding - 2 : invokes + 4)
}

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
