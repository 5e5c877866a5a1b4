import type { ChartEdge } from '../chart/chart.types.ts'
import { groupBy } from '../groupBy.ts'

export type Pair = readonly [before: ChartEdge, after: ChartEdge]

interface Matched {
  /** In the order of before. */
  readonly pairs: readonly Pair[]
  readonly left: readonly ChartEdge[]
  readonly right: readonly ChartEdge[]
}

/**
 * Matches candidates: first the equal ones, then those that share most. A candidate that shares neither guard nor
 * target with another was removed or added.
 */
export const matchCandidates = (before: readonly ChartEdge[], after: readonly ChartEdge[]): Matched => {
  const partners = new Map<ChartEdge, ChartEdge>()
  let left = before
  let right = after
  for (const likeness of likenesses) {
    const waiting = groupBy(right, (edge) => JSON.stringify(likeness(edge)))
    for (const edge of left) {
      const partner = waiting.get(JSON.stringify(likeness(edge)))?.shift()
      if (partner !== undefined) partners.set(edge, partner)
    }
    const taken = new Set(partners.values())
    left = left.filter((edge) => !partners.has(edge))
    right = right.filter((edge) => !taken.has(edge))
  }
  const pairs = before.flatMap((edge): Pair[] => {
    const partner = partners.get(edge)
    return partner === undefined ? [] : [[edge, partner]]
  })
  return { pairs, left, right }
}

/** From the same to the barely alike. */
const likenesses: ReadonlyArray<(edge: ChartEdge) => unknown> = [
  ({ guard, targets, actions, reenter }) => [guard, targets, actions, reenter],
  ({ guard, targets, actions }) => [guard, targets, actions],
  ({ guard, targets }) => [guard, targets],
  ({ guard, actions }) => [guard, actions],
  ({ targets, actions }) => [targets, actions],
  ({ guard }) => guard,
  ({ targets }) => targets,
]
