import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../root.mjs'

/** Budget of a test file in seconds: processor time where the suite measures it, wall time otherwise. */
export const budgets = { server: 15, e2e: 60 }

/** Factor of the budget in a deep run, for files that do more there (`grows`). */
const deepTimes = 4

/** Report of the cost of each file of a suite. A suite adds to an existing report. */
export const costsFile = (suite) => join(root, '.cache/reports', `${suite}.costs.json`)

export const forgetCosts = (suite) => rmSync(costsFile(suite), { force: true })

/**
 * Files above the budget of their suite, most expensive first. `isRefused`: the file does not declare why it is long.
 * @param {string} suite
 * @param {readonly import('./units.mjs').Unit[]} units
 * @param {Readonly<Record<string, number>>} costs seconds by file
 * @param {boolean} isDeep
 */
export const overBudget = (suite, units, costs, isDeep = false) => {
  const budget = budgets[suite]
  if (budget === undefined) return []
  const grown = new Set(isDeep ? units.filter(({ grows }) => grows).map(({ id }) => id) : [])
  return Object.entries(costs)
    .filter(([file, seconds]) => seconds > budget * (grown.has(file) ? deepTimes : 1))
    .toSorted(([, one], [, other]) => other - one)
    .map(([file, seconds]) => {
      const long = units.find(({ id }) => id === file)?.long ?? null
      return { file, seconds, isRefused: long === null, reason: long?.reason ?? null }
    })
}

/** Reads the cost report of a suite. @returns {Record<string, number>} */
export const readCosts = (suite) =>
  existsSync(costsFile(suite)) ? JSON.parse(readFileSync(costsFile(suite), 'utf8')) : {}

/** One line per file above its budget. */
export const budgetLines = (suite, files) =>
  files.map(
    ({ file, seconds, isRefused, reason }) =>
      `${isRefused ? '✗' : '·'} ${file}: ${seconds.toFixed(1)} s of ${budgets[suite]} ${isRefused ? 'and does not say why: begin it with // Deep, N min: …' : `(${reason})`}`,
  )
