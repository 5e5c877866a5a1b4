import { describe, expect, it } from 'vitest'
import statecharts from 'virtual:statecharts'
import { createMachine } from 'xstate'

import type { Box, Chart, ChartLayout, Point } from '../../../workbench/core/chart/chart.types.ts'
import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { layoutOf } from '../../../workbench/core/chart/layoutOf.ts'
import { isInside } from '../../../workbench/core/chart/sizes.ts'
import { calling, everything } from './chartMachines.ts'

const crowd = createMachine({
  id: 'crowd',
  initial: 'a',
  states: {
    a: { on: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`to.b.${index}`, 'b'])) },
    b: { on: { back: 'a', self: { target: 'b', reenter: true }, none: {} } },
  },
})
const single = createMachine({ id: 'single' })

const own = await Promise.all(
  [everything, calling, crowd, single].map(async (machine) => {
    const chart = chartOf(machine)
    return [machine.id, chart, await layoutOf(chart)] as const
  }),
)
const registered = Object.values(statecharts).map(
  ({ chart, layout }) => [chart.machine, chart, layout] as const,
)
const all: ReadonlyArray<readonly [string, Chart, ChartLayout]> = [...own, ...registered]

describe.each(all)('the layout of %s', (_id, chart, layout) => {
  it('places every state, every transition, and nothing else', () => {
    expect(Object.keys(layout.nodes).sort()).toEqual(chart.nodes.map(({ id }) => id).sort())
    expect(Object.keys(layout.edges).sort()).toEqual(chart.edges.map(({ id }) => id).sort())
    for (const { id, targets } of chart.edges) {
      expect(layout.edges[id], id).toHaveLength(Math.max(1, targets.length))
    }
  })

  it('keeps each state inside its parent, below the title bar, and the whole inside the drawing', () => {
    for (const { id, parent } of chart.nodes) {
      const outer =
        parent === null
          ? { x: 0, y: 0, width: layout.width, height: layout.height }
          : below(box(layout, parent), layout.bars[parent] ?? Number.NaN)
      expect(contains(outer, box(layout, id)), `${id} in ${parent ?? 'the drawing'}`).toBe(true)
    }
  })

  it('keeps siblings apart', () => {
    for (const a of chart.nodes) {
      for (const b of chart.nodes) {
        if (a.id >= b.id || a.parent !== b.parent) continue
        expect(overlap(box(layout, a.id), box(layout, b.id)), `${a.id} and ${b.id}`).toBe(false)
      }
    }
  })

  it('lets each line begin at the border of its source and end at the border of its target', () => {
    for (const edge of chart.edges) {
      layout.edges[edge.id]?.forEach(({ points }, index) => {
        const [start, end] = [points[0], points.at(-1)]
        expect(onBorder(box(layout, edge.source), start), `${edge.id} begins at ${String(start)}`).toBe(true)
        const target = edge.targets[index] ?? edge.source
        expect(onBorder(box(layout, target), end), `${edge.id} ends at ${String(end)}`).toBe(true)
      })
    }
  })

  it('lets the arrow of each first state lead from its dot to it', () => {
    for (const node of chart.nodes.filter(({ kind }) => kind === 'compound')) {
      const first = chart.nodes.find(({ parent, initial }) => parent === node.id && initial)
      const initial = layout.initials[node.id]
      expect(onBorder(box(layout, first?.id ?? ''), initial?.points.at(-1)), node.id).toBe(true)
      expect(initial !== undefined && onBorder(initial.dot, initial.points[0]), node.id).toBe(true)
    }
  })

  it('lets no words cover a state without children, and no two words each other', () => {
    const leaves = chart.nodes.filter(({ id }) => !(id in layout.bars))
    const labels = chart.edges
      .filter((edge) => !isInside(edge))
      .map(({ id }) => ({ id, label: layout.edges[id]?.[0]?.label ?? empty }))
    for (const { id, label } of labels) {
      for (const leaf of leaves) {
        expect(overlap(label, box(layout, leaf.id)), `${id} over ${leaf.id}`).toBe(false)
      }
      for (const other of labels) {
        if (other.id > id) expect(overlap(label, other.label), `${id} over ${other.id}`).toBe(false)
      }
    }
  })

  it('writes a transition that stays into its own state', () => {
    for (const edge of chart.edges.filter(isInside)) {
      const label = layout.edges[edge.id]?.[0]?.label ?? empty
      expect(contains(box(layout, edge.source), label), edge.id).toBe(true)
    }
  })

  it('draws each line through its own words', () => {
    for (const edge of chart.edges.filter((one) => !isInside(one))) {
      const [line] = layout.edges[edge.id] ?? []
      expect(line !== undefined && crosses(line.points, line.label), edge.id).toBe(true)
    }
  })
})

it('is the same for the same machine', async () => {
  expect(await layoutOf(chartOf(everything))).toEqual(await layoutOf(chartOf(everything)))
})

it('leaves room for the longest name that a state has in any language', async () => {
  const chart = chartOf(everything)
  const layout = await layoutOf(chart, { 'all.closed': ['关', 'Closed for the whole of the afternoon'] })
  const plain = await layoutOf(chart)
  expect(box(layout, 'all.closed').width).toBeGreaterThan(box(plain, 'all.closed').width)
  expect(box(layout, 'all.closed').height).toBeGreaterThan(box(plain, 'all.closed').height)
})

it('lets a state grow with the lines that end at it, until their heads are separate', () => {
  const [, , layout] = all.find(([id]) => id === 'crowd') ?? []
  if (layout === undefined) throw new Error('There is no crowd')
  const starts = Object.entries(layout.edges)
    .filter(([id]) => id.startsWith('crowd.a|'))
    .map(([, [line]]) => line?.points[0] ?? [0, 0])
  expect(starts).toHaveLength(12)
  for (const [index, [x, y]] of starts.entries()) {
    for (const [otherX, otherY] of starts.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(8)
    }
  }
})

const empty: Box = { x: 0, y: 0, width: 0, height: 0 }

const box = (layout: ChartLayout, id: string): Box => {
  const found = layout.nodes[id]
  if (found === undefined) throw new Error(`There is no box of ${id}`)
  return found
}

const below = ({ x, y, width, height }: Box, bar: number): Box => ({
  x,
  y: y + bar,
  width,
  height: height - bar,
})

/** Half a pixel is lost by rounding. */
const slack = 0.5

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack

const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + slack &&
  b.x + b.width > a.x + slack &&
  a.y + a.height > b.y + slack &&
  b.y + b.height > a.y + slack

const onBorder = ({ x, y, width, height }: Box, point: Point | undefined) => {
  if (point === undefined) return false
  const [px, py] = point
  const inside = px >= x - 1 && px <= x + width + 1 && py >= y - 1 && py <= y + height + 1
  const distance = Math.min(
    Math.abs(px - x),
    Math.abs(px - x - width),
    Math.abs(py - y),
    Math.abs(py - y - height),
  )
  return inside && distance <= 1
}

/** Lines are horizontal or vertical. */
const crosses = (points: readonly Point[], label: Box) =>
  points.some((point, index) => {
    const next = points[index + 1]
    if (next === undefined) return false
    const segment: Box = {
      x: Math.min(point[0], next[0]) - 1,
      y: Math.min(point[1], next[1]) - 1,
      width: Math.abs(point[0] - next[0]) + 2,
      height: Math.abs(point[1] - next[1]) + 2,
    }
    return overlap(segment, label)
  })
