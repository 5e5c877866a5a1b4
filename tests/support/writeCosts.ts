import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Seconds by the path of a file of tests, relative to the project. */
export type Costs = Readonly<Record<string, number>>

/** Adds to what is in the file that COSTS_REPORT names, because a suite may run in parts; without a name, nothing. */
export const writeCosts = (costs: Costs) => {
  const report = process.env['COSTS_REPORT']
  if (report === undefined) return
  const former: Costs = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const rounded = Object.entries(costs).map(([file, seconds]) => [file, Math.round(seconds * 100) / 100])
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify({ ...former, ...Object.fromEntries(rounded) }, null, 2))
}
