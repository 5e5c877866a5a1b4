import type { Chart } from '../chart/chart.types.ts'
import { suites } from './report.types.ts'
import type { CoverageReport, Suite } from './report.types.ts'

/** Freshness of a report for the present product. */
export interface Freshness {
  /** Left nothing. */
  readonly absent: readonly Suite[]
  /** Measured a product or stories that have changed since. */
  readonly stale: readonly Suite[]
  /** Machines with other states, transitions or guards than in the report. */
  readonly reshaped: readonly string[]
}

export const freshnessOf = (
  report: CoverageReport,
  charts: Readonly<Record<string, Chart>>,
  sources: string,
): Freshness => ({
  absent: suites.filter((suite) => report.suites[suite] === null),
  stale: suites.filter((suite) => (report.suites[suite]?.sources ?? sources) !== sources),
  reshaped: Object.entries(charts)
    .filter(([id, chart]) => shapeOf(report, id) !== shape(chart))
    .map(([id]) => id),
})

const shapeOf = ({ machines }: CoverageReport, id: string) => {
  const { states = {}, transitions = {}, passed = {} } = machines[id] ?? {}
  return text(Object.keys(states), Object.keys(transitions), Object.keys(passed))
}

const shape = ({ nodes, edges }: Chart) =>
  text(
    idsOf(nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')),
    idsOf(edges),
    idsOf(edges.filter(({ guard }) => guard !== null)),
  )

const idsOf = (things: ReadonlyArray<{ readonly id: string }>) => things.map(({ id }) => id)
const text = (...lists: string[][]) => JSON.stringify(lists.map((list) => [...list].sort()))
