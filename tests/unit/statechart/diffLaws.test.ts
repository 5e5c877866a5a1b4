import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Chart } from '../../../workbench/core/chart/chart.types.ts'
import { applyDiff } from '../../../workbench/core/diff/applyDiff.ts'
import { diffCharts, isUnchanged } from '../../../workbench/core/diff/diffCharts.ts'
import { invertDiff } from '../../../workbench/core/diff/invertDiff.ts'
import { runs } from '../../support/seed.ts'
import { sketchChart } from '../../../workbench/core/diff/sketchChart.ts'

/** Few names and few words, so that two charts have much in common: states move, guards change, candidates swap. */
const names = ['a', 'b', 'c']
const paths = [...names, ...names.flatMap((outer) => names.map((inner) => `${outer}.${inner}`))]
const words = (...all: string[]) => fc.subarray(all)

const anyChart: fc.Arbitrary<Chart> = fc
  .record({
    wanted: fc.subarray(paths, { minLength: 1 }),
    faces: fc.array(
      fc.record({
        initial: fc.boolean(),
        tags: words('busy', 'failure'),
        entry: words('ring', 'hush'),
        exit: words('hush'),
        invokes: fc.subarray([
          { id: 'ask', src: 'ask' },
          { id: 'tell', src: 'tell' },
        ]),
      }),
      { minLength: paths.length, maxLength: paths.length },
    ),
    edges: fc.array(
      fc.record({
        from: fc.nat(),
        on: fc.constantFrom('go', 'always', 'xstate.after.poll.'),
        to: fc.option(fc.nat()),
        guard: fc.option(fc.constantFrom('p', 'q', 'not p', 'p and q')),
        actions: words('keep', 'tell'),
        reenter: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ wanted, faces, edges }) => {
    const present = wanted.filter((path) => !path.includes('.') || wanted.includes(path.split('.')[0] ?? ''))
    const states = present.length > 0 ? present : ['a']
    const at = (number: number) => states[number % states.length] ?? 'a'
    return sketchChart(
      'm',
      Object.fromEntries(states.map((path, place) => [path, faces[place] ?? {}])),
      edges.map(({ from, on, to, guard, ...edge }) => ({
        ...edge,
        from: at(from),
        on: on.endsWith('.') ? `${on}m.${at(from)}` : on,
        ...(to === null ? {} : { to: at(to) }),
        ...(guard === null ? {} : { guard }),
      })),
    )
  })

/** Without the order in which things happen to be written down. */
const normal = ({ machine, nodes, edges }: Chart) => ({
  machine,
  nodes: sorted(
    nodes.map(({ tags, invokes, ...node }) => ({ ...node, tags: tags.toSorted(), invokes: sorted(invokes) })),
  ),
  edges: sorted(edges),
})
const sorted = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  things.toSorted((one, two) => (one.id < two.id ? -1 : 1))

const orderless = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      Array.isArray(part) ? part.map((item) => JSON.stringify(item)).sort() : part,
    ]),
  )

it('a chart does not differ from itself', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const diff = diffCharts(chart, structuredClone(chart))
      expect(isUnchanged(diff)).toBe(true)
      expect(diff.orders).toEqual([])
    }),
  )
})

it('making the differences in the one chart gives the other, also after they were kept as JSON', () => {
  fc.assert(
    fc.property(anyChart, anyChart, (before, after) => {
      const diff = JSON.parse(JSON.stringify(diffCharts(before, after))) as ReturnType<typeof diffCharts>
      expect(normal(applyDiff(before, diff))).toEqual(normal(after))
    }),
    runs(400),
  )
})

it('the way back has the same differences, turned around', () => {
  fc.assert(
    fc.property(anyChart, anyChart, (before, after) => {
      expect(orderless(invertDiff(diffCharts(before, after)))).toEqual(orderless(diffCharts(after, before)))
    }),
    runs(400),
  )
})

it('charts that differ in nothing are equal, so no difference is overlooked', () => {
  fc.assert(
    fc.property(anyChart, anyChart, (before, after) => {
      const diff = diffCharts(before, after)
      const harmless = diff.orders.length > 0
      expect(isUnchanged(diff) && !harmless).toBe(
        JSON.stringify(normal(before)) === JSON.stringify(normal(after)),
      )
    }),
  )
})
