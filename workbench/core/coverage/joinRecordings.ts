import type { Chart } from '../chart/chart.types.ts'
import { aspects, suites } from './report.types.ts'
import type { Aspect, Counts, CoverageReport, MachineCoverage, Suite, SuiteRun } from './report.types.ts'
import { tally } from './tally.ts'
import type { MachineTally } from './tally.ts'
import type { Recording } from './trace.types.ts'

type Recordings = Readonly<Record<Suite, Recording | null>>

/** One table of all suites' coverage, over the present machines. `at`: ISO 8601. */
export const joinRecordings = (
  charts: Readonly<Record<string, Chart>>,
  recordings: Recordings,
  at: string,
): CoverageReport => {
  const tallies = bySuite((suite) => tally(charts, recordings[suite]?.lines ?? []))
  return {
    at,
    suites: bySuite((suite) => runOf(recordings[suite])),
    machines: Object.fromEntries(
      Object.keys(charts).map((id) => [id, coverageOf(bySuite((suite) => tallies[suite][id]))]),
    ),
  }
}

const bySuite = <Value>(of: (suite: Suite) => Value) =>
  Object.fromEntries(suites.map((suite) => [suite, of(suite)])) as Record<Suite, Value>

const runOf = (recording: Recording | null): SuiteRun | null => {
  if (recording === null) return null
  const { at, sources, lines } = recording
  return { at, sources, steps: lines.reduce((sum, { times }) => sum + times, 0) }
}

const coverageOf = (tallies: Record<Suite, MachineTally | undefined>): MachineCoverage =>
  Object.fromEntries(aspects.map((aspect) => [aspect, rowsOf(tallies, aspect)])) as Record<
    Aspect,
    Record<string, Counts>
  >

const rowsOf = (tallies: Record<Suite, MachineTally | undefined>, aspect: Aspect) => {
  const ids = Object.keys(tallies.unit?.[aspect] ?? {})
  return Object.fromEntries(ids.map((id) => [id, bySuite((suite) => tallies[suite]?.[aspect][id] ?? 0)]))
}
