import type { Chart, ChartEdge } from '../chart/chart.types.ts'
import { groupBy } from '../groupBy.ts'

/** Candidates of one event of one state, in the order of evaluation, by `source|event`. */
export const candidatesOf = (chart: Chart): Map<string, readonly ChartEdge[]> => {
  const groups = groupBy(chart.edges, ({ source, event }) => `${source}|${event}`)
  return new Map(
    [...groups].map(([place, edges]) => [place, edges.toSorted((a, b) => numberOf(a) - numberOf(b))]),
  )
}

/** Place among the candidates, counted from 0. */
export const numberOf = ({ id }: ChartEdge) => Number(id.slice(id.lastIndexOf('|') + 1))

/** Whether the order of evaluating two candidates makes no difference. */
export const commute = (a: ChartEdge, b: ChartEdge) =>
  effectOf(a) === effectOf(b) || exclude(a.guard, b.guard)

/** Everything but the guard. */
const effectOf = ({ targets, actions, reenter }: ChartEdge) => JSON.stringify([targets, actions, reenter])

const exclude = (a: string | null, b: string | null) =>
  a !== null && b !== null && ((isName(a) && b === `not ${a}`) || (isName(b) && a === `not ${b}`))

/** No operators: `not a and b` does not deny `a and b`. */
const isName = (guard: string) => !guard.includes(' ')
