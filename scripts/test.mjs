import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { isRecorded, measuredSuites } from './lib/coverage.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { writeLists } from './lib/machineLists.mjs'
import { checkNode } from './lib/node.mjs'
import { readArguments } from './lib/proof/arguments.mjs'
import { budgetLines, forgetCosts, overBudget, readCosts } from './lib/proof/budgets.mjs'
import { planOf } from './lib/proof/plan.mjs'
import { formatRecord, parseRecord, recordAfter, recordFile } from './lib/proof/record.mjs'
import { repeatLines, verdicts } from './lib/proof/reds.mjs'
import { buildAside, suites } from './lib/proof/suites.mjs'
import { branchPoint, commitOf, isClean } from './lib/proof/tree.mjs'
import { root } from './lib/root.mjs'
import { run, seconds } from './lib/say.mjs'

/**
 * `npm test`: the gate, what a submission has to pass. `--deep`: everything, in both languages and engines; `--slice=2/4` the
 * second quarter of it. `--changed [rev]`: all that a change since then can affect. Names of suites, files of tests and
 * `walks:<machine>`: those. `--bail` ends a suite at its first red test; `--without=<file>` leaves one file out,
 * `--within=<file>` all others. How the gate chooses is said in docs/CONVENTIONS.md.
 */
await run(async () => {
  checkNode()
  ensureInstalled()
  await ensureBrowser()
  const wish = readArguments(
    process.argv.slice(2),
    suites.map(({ name }) => name),
  )
  if (wish.deep) process.env.DEEP = '1'
  writeLists()
  const plan = planOf(wish, { suites, branchPoint })
  for (const line of plan.says) console.log(line)

  const rows = []
  const chosen = suites.filter(({ name }) => plan.parts.has(name))
  let aside = null
  for (const suite of chosen) {
    console.log(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}`)
    const since = performance.now()
    if (suite.leaves) aside ??= buildAside(chosen.flatMap(({ needs = [] }) => needs))
    else await aside
    if (suite.name === 'coverage' && wish.slice !== null && !isMeasured(plan.units)) {
      console.log('judged by the slice that is the last to run on these sources')
      continue
    }
    const part = { bail: wish.bail, deep: wish.deep, ...plan.parts.get(suite.name) }
    forgetCosts(suite.name)
    let result = await ready(suite, part)
    const further = plan.furtherAfter(suite.name, result)
    if (further !== null) {
      console.log(`${further.says}\n`)
      result = together(result, await ready(suite, { ...part, units: further.units, piece: null }))
    }
    result = together(result, judgedCosts(suite.name, plan.units, wish))
    rows.push({ suite: suite.name, ...result, time: seconds(since) })
    // If the run is killed there is no table; these lines show where the time went.
    console.log(`${suite.name} took ${rows.at(-1).time}; failed: ${result.failed}`)
  }

  printTable(rows)
  const { units } = plan
  const outcome = verdicts(
    rows.flatMap(({ tests = [] }) => tests),
    units,
  )
  keepRecord({ wish, units, plan, outcome })
  // A flaky test is a fault of the product or of the test: see docs/CONVENTIONS.md.
  for (const { suite, flaky = [] } of rows)
    for (const name of flaky) console.log(`flaky in ${suite}: ${name}`)
  for (const line of plan.leftOut) console.log(line)
  const reds = rows.flatMap(({ suite, tests = [] }) => repeatLines(suite, tests))
  if (reds.length > 0) console.log(`\nWhat is red, and what repeats it alone:\n${reds.join('\n')}`)
  if (plan.stale !== null) console.log(`\n✗ ${plan.stale}`)
  if (plan.closes !== null) console.log(`\n${plan.closes}`)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0) + (plan.stale === null ? 0 : 1)
  console.log(`\n${passed} passed, ${failed} failed`)
  // A run without tests proves nothing.
  if (failed > 0 || passed === 0) process.exitCode = 1
})

/** Builds what the suite needs, then runs it. */
async function ready({ needs = [], run: work }, part) {
  try {
    if (needs.length > 0) await build({ only: needs })
    return await work(part)
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

/** Lists files above their budget. A deep run fails for files that do not declare why they are long. */
function judgedCosts(name, units, { deep }) {
  const files = overBudget(name, units, readCosts(name), deep)
  for (const line of budgetLines(name, files)) console.log(line)
  const refused = files.filter(({ isRefused }) => isRefused)
  return {
    ...{ passed: 0, failed: deep ? refused.length : 0 },
    tests: deep
      ? refused.map(({ file }) => ({
          file,
          machine: null,
          title: 'costs more than its budget',
          passed: false,
        }))
      : [],
  }
}

/** True if the slices of a deep run have left recordings of all units. */
function isMeasured(units) {
  return measuredSuites.every((name) =>
    isRecorded(
      name,
      units.filter(({ suite }) => suite === name).map(({ id }) => id),
    ),
  )
}

function together(one, other) {
  const lists = (name) => [...(one[name] ?? []), ...(other[name] ?? [])]
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    flaky: lists('flaky'),
    tests: lists('tests'),
    plays: (one.plays ?? 0) + (other.plays ?? 0),
  }
}

function printTable(rows) {
  console.log('\nsuite        passed   failed    flaky     time')
  for (const { suite, passed, failed, flaky = [], time, plays = 0 } of rows) {
    const numbers = [passed, failed, flaky.length, time].map((cell) => String(cell).padStart(8))
    console.log(`${suite.padEnd(10)} ${numbers.join(' ')}${plays > 0 ? `   (${plays} plays)` : ''}`)
  }
}

/** A deep run on a clean tree records its green units; a red unit loses its line after any run. */
function keepRecord({ wish, units, plan, outcome: { green, red } }) {
  const file = join(root, recordFile)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const commit = commitOf('HEAD')
  const mayClaim = wish.deep && commit !== null && plan.isClean && isClean([recordFile])
  if (wish.deep && !mayClaim)
    console.log('\nNothing is recorded: the work tree differs from its commit, or there is no commit.')
  const whole = new Set(units.filter(({ id }) => green.has(id) && plan.isWhole(id)).map(({ id }) => id))
  const after = formatRecord(
    recordAfter(parseRecord(before), {
      ...{ units, red, commit: commit ?? '' },
      green: mayClaim ? whole : new Set(),
    }),
  )
  if (after === before) return
  writeFileSync(file, after)
  console.log(
    `\nwritten: ${recordFile}${mayClaim ? `, ${whole.size} units proved at ${commit.slice(0, 10)}` : ''}`,
  )
}
