import { machines } from '../../../src/machines/registry.ts'
import { chartOf } from '../../core/chart/chartOf.ts'
import { joinRecordings } from '../../core/coverage/joinRecordings.ts'
import type { Suite } from '../../core/coverage/report.types.ts'
import { shortfallsOf } from '../../core/coverage/shortfalls.ts'
import type { Recording } from '../../core/coverage/trace.types.ts'

/** The registered machines against the recordings of the suites. `at`: ISO 8601. */
export const measure = (recordings: Readonly<Record<Suite, Recording | null>>, at: string) => {
  const charts = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, chartOf(machine)]))
  const report = joinRecordings(charts, recordings, at)
  return { report, shortfalls: shortfallsOf(report) }
}
