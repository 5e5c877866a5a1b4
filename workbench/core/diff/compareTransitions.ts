import type { Chart, ChartEdge } from '../chart/chart.types.ts'
import { candidatesOf, commute, numberOf } from './candidates.ts'
import type { OrderChange, TransitionAspect, TransitionChange } from './diff.types.ts'
import { matchCandidates } from './matchCandidates.ts'
import type { Pair } from './matchCandidates.ts'

interface Compared {
  readonly transitions: TransitionChange[]
  readonly orders: OrderChange[]
}

/** `moved` is `before` with the ids of `after`, in the same order. */
export const compareTransitions = (before: Chart, moved: Chart, after: Chart): Compared => {
  const old = new Map(moved.edges.map((edge, place) => [edge, before.edges[place] ?? edge]))
  const groups = candidatesOf(moved)
  const newGroups = candidatesOf(after)
  const removed: TransitionChange[] = []
  const changed: TransitionChange[] = []
  const orders: OrderChange[] = []
  for (const place of new Set([...groups.keys(), ...newGroups.keys()])) {
    const { pairs, left, right } = matchCandidates(groups.get(place) ?? [], newGroups.get(place) ?? [])
    const original = (edge: ChartEdge) => old.get(edge) ?? edge
    removed.push(...left.map((edge): TransitionChange => ({ change: 'removed', before: original(edge) })))
    changed.push(...right.map((edge): TransitionChange => ({ change: 'added', after: edge })))
    for (const [was, is] of pairs) {
      const aspects = aspectsOf(was, is)
      if (aspects.length > 0) changed.push({ change: 'changed', before: original(was), after: is, aspects })
    }
    const order = orderOf(pairs)
    if (order !== null) orders.push({ ...order, before: order.before.map(original) })
  }
  return { transitions: [...removed, ...changed], orders }
}

const aspectsOf = (was: ChartEdge, is: ChartEdge): TransitionAspect[] =>
  (['targets', 'guard', 'actions', 'reenter'] as const).filter(
    (aspect) => JSON.stringify(was[aspect]) !== JSON.stringify(is[aspect]),
  )

/** `pairs` in the order of before. Null when the order is the same. */
const orderOf = (pairs: readonly Pair[]): OrderChange | null => {
  const sorted = pairs.toSorted(([, a], [, b]) => numberOf(a) - numberOf(b))
  const order = sorted.map((pair) => pairs.indexOf(pair))
  if (order.every((from, to) => from === to)) return null
  const swaps = pairs.flatMap((first, place) =>
    pairs
      .slice(place + 1)
      .filter((second) => sorted.indexOf(first) > sorted.indexOf(second))
      .map((second) => [first, second] as const),
  )
  return {
    before: pairs.map(([was]) => was),
    after: sorted.map(([, is]) => is),
    order,
    matters: !swaps.every(([[a, b], [c, d]]) => commute(a, c) && commute(b, d)),
  }
}
