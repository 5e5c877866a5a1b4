import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../root.mjs'

/** Seconds that a file of tests may cost: of the processor where a suite measures them, else of the clock. */
export const budgets = { server: 15, e2e: 60 }

/** Where a suite leaves what each of its files costs; it adds to what it left before. */
export const costsFile = (suite) => join(root, '.cache/reports', `${suite}.costs.json`)

export const forgetCosts = (suite) => rmSync(costsFile(suite), { force: true })

/**
 * Files above the budget of their suite, the most expensive first; `isRefused`: it does not say that it is long, and why.
 * @param {string} suite
 * @param {readonly import('./units.mjs').Unit[]} units
 * @param {Readonly<Record<string, number>>} costs seconds by file
 */
export const overBudget = (suite, units, costs) => {
  const budget = budgets[suite]
  if (budget === undefined) return []
  return Object.entries(costs)
    .filter(([, seconds]) => seconds > budget)
    .toSorted(([, one], [, other]) => other - one)
    .map(([file, seconds]) => {
      const long = units.find(({ id }) => id === file)?.long ?? null
      return { file, seconds, isRefused: long === null, reason: long?.reason ?? null }
    })
}

/** What a suite left. @returns {Record<string, number>} */
export const readCosts = (suite) =>
  existsSync(costsFile(suite)) ? JSON.parse(readFileSync(costsFile(suite), 'utf8')) : {}

/** A line for each of them. */
export const budgetLines = (suite, files) =>
  files.map(
    ({ file, seconds, isRefused, reason }) =>
      `${isRefused ? '✗' : '·'} ${file}: ${seconds.toFixed(1)} s of ${budgets[suite]} ${isRefused ? 'and does not say why: begin it with // Deep, N min: …' : `(${reason})`}`,
  )
