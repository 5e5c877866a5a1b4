import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { gateChances } from './faults/gateShare.mjs'
import { applied, plant, withdraw } from './faults/plant.mjs'
import { faults } from './faults/table.mjs'
import { format } from './lib/format.mjs'
import { createModuleGraph } from './lib/moduleGraph.mjs'
import { presentTree } from './lib/proof/tree.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run, seconds } from './lib/say.mjs'
import { specsOf } from './lib/specs.mjs'

/** Cheap ones first: the first red one ends the matter. Pictures and kept charts say only that something differs. */
const every = ['unit', 'flows', 'server', 'stories', 'e2e']
const only = '--only='
const near = { unit: /^tests\/(?:machines|unit)\/.*\.test\.tsx?$/, server: /^tests\/server\/.*\.test\.ts$/ }
/** Kept by git: a whole run takes longer than one sitting, and the page is written from it. */
const results = 'scripts/faults/results.json'
const target = 'docs/faults.md'
/** Say of a fault only that it is there. */
const witnesses = ['tests/unit/statechart/keptCharts.test.ts', 'tests/unit/faults.test.ts']

/**
 * `npm run faults [ids, kinds or areas…] [-- --again] [-- --only=unit,flows]`: plants one silent fault after the other, runs the tests that `npm test -- --changed`
 * picks for it until a test is red, and takes it back. Results are kept, so that a run can go on after an
 * interruption; `--again` repeats them. `--only` runs some suites first; faults that survive these are not kept. Writes docs/faults.md. Exit code 1 when a fault survives.
 */
await run(async () => {
  withdraw()
  const own = [results, target].map((path) => `:!${path}`)
  if (git('status', '--porcelain', '--', '.', ...own).trim() !== '')
    throw new Remedy(
      'There are changes that are not committed.',
      'Commit or stash them: faults are planted in these files.',
    )
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  const named = process.argv.find((word) => word.startsWith(only))?.slice(only.length)
  const suites = named === undefined ? every : every.filter((suite) => named.split(',').includes(suite))
  const isAgain = process.argv.includes('--again')
  const unknown = words.filter((word) => !faults.some((fault) => isNamed(fault, word)))
  if (unknown.length > 0)
    throw new Remedy(`No such fault, kind or area: ${unknown.join(', ')}.`, 'See scripts/faults/table.mjs.')
  const chosen = faults.filter((fault) => words.length === 0 || words.some((word) => isNamed(fault, word)))

  const known = existsSync(join(root, results)) ? JSON.parse(readFileSync(join(root, results), 'utf8')) : {}
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      withdraw()
      process.exit(130)
    })
  for (const fault of chosen) {
    if (known[fault.id] !== undefined && !isAgain) continue
    const since = performance.now()
    plant(fault)
    const caught = await outcomeOf(fault, suites).finally(withdraw)
    if (caught.suite === null && suites.length < every.length) {
      console.log(`? ${fault.id} is let through by ${suites.join(', ')} (${seconds(since)})`)
      continue
    }
    known[fault.id] = { ...caught, time: seconds(since) }
    writeFileSync(join(root, results), await format(results, JSON.stringify(known)))
    console.log(
      `${caught.suite === null ? '✗ survived' : '✓ caught  '} ${fault.id} (${known[fault.id].time}) ${caught.test ?? ''}`,
    )
  }
  if (applied()) throw new Error('A fault is still planted.')

  const judged = faults.filter(({ id }) => known[id] !== undefined)
  const survivors = judged.filter(({ id }) => known[id].suite === null)
  writeFileSync(join(root, target), await format(target, pageOf(judged, known, survivors)))
  console.log(
    `\n${judged.length - survivors.length} of ${judged.length} caught, ${faults.length - judged.length} not tried; written: ${target}`,
  )
  if (survivors.length > 0) process.exitCode = 1
})

function isNamed({ id, kind, area }, word) {
  return [id, kind, area].includes(word)
}

/** The first suite with a red test, and that test; nulls for a survivor. */
async function outcomeOf({ file, near: likely = [] }, suites) {
  const soon = await nearest(file, suites)
  if (soon !== null) return soon
  if (likely.length > 0) {
    const first = await changed(
      suites,
      likely.map((test) => `--within=${test}`),
    )
    if (first !== null) return first
  }
  if (file.endsWith('.json')) {
    const { status, text } = await node(['scripts/check.mjs', 'texts'])
    if (status !== 0)
      return {
        suite: 'check',
        test:
          text
            .split('\n')
            .find((line) => line.startsWith('  '))
            ?.trim() ?? 'texts',
      }
  }
  return (await changed(suites, [])) ?? { suite: null, test: null }
}

/** Output of `npm test -- --changed` with these further words; null: no test is red. */
async function changed(suites, words) {
  for (const suite of suites) {
    const report = join(root, `.cache/reports/${suite}.json`)
    rmSync(report, { force: true })
    const { text } = await node([
      'scripts/test.mjs',
      '--changed',
      'HEAD',
      '--bail',
      ...witnesses.map((file) => `--without=${file}`),
      ...words,
      suite,
    ])
    const failed = Number(/(\d+) failed\s*$/.exec(text.trimEnd())?.[1] ?? Number.NaN)
    if (Number.isNaN(failed)) throw new Error(`${suite} ended without a result:\n${text.slice(-2000)}`)
    if (failed === 0) continue
    // A suite can end red without a red test (an unhandled rejection): that names nothing, and is no catch.
    const test = firstRed(report)
    if (test !== null) return { suite, test }
  }
  return null
}

/**
 * Output of the tests that load the file themselves. They are among those that `--changed` picks, where most faults are
 * caught after minutes; here it takes seconds. Null: they are green or missing.
 */
async function nearest(file, suites) {
  const contents = presentTree().texts
  const { importsOf } = createModuleGraph(contents)
  for (const [suite, pattern] of Object.entries(near)) {
    if (!suites.includes(suite)) continue
    const tests = [...contents.keys()].filter(
      (path) => pattern.test(path) && !witnesses.includes(path) && importsOf(path).includes(file),
    )
    if (tests.length === 0) continue
    const report = join(root, `.cache/reports/${suite}.near.json`)
    rmSync(report, { force: true })
    const config = ['--config', `vitest.${suite}.config.ts`, '--bail=1']
    const output = ['--reporter=json', `--outputFile=${report}`]
    await node(['node_modules/vitest/vitest.mjs', 'run', ...config, ...output, ...tests])
    const test = firstRed(report)
    if (test !== null) return { suite, test }
  }
  return null
}

/** Title of the first failed test in a report of Vitest, of Playwright or of the stories, or null. */
function firstRed(report) {
  if (!existsSync(report)) return null
  const { testResults, suites: nested, results: screens } = JSON.parse(readFileSync(report, 'utf8'))
  if (screens !== undefined) return screens.find(({ problems }) => problems.length > 0)?.name ?? null
  if (testResults !== undefined) {
    const red = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed')
    return red?.fullName ?? null
  }
  return specsOf(nested).find(({ ok }) => !ok)?.title ?? null
}

function pageOf(judged, known, survivors) {
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const rows = judged.map(({ id, kind, area, file, says }) => {
    const { suite, test } = known[id]
    return `| ${id} | ${kind} | ${area ?? ''} | ${file} | ${cell(says)} | ${suite === null ? '**survived**' : cell(`${suite}: ${test}`)} |`
  })
  const chances = gateChances(judged, known).map(({ chance }) => chance)
  const certain = chances.filter((chance) => chance === 1).length
  const expected = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
  const percent = (share) => `${Math.round(share * 100)} %`
  return [
    '# Planted faults',
    '',
    'Each of these was planted by `npm run faults`, which then ran what `npm test -- --changed` picks for the file until a test was red, and took the fault back. Those with an area were planted by hand first, several at once where each has tests of its own, and these tests were run. A kept chart or a picture that merely differs does not count. The faults are in `scripts/faults/table.mjs`; this page is written by the script.',
    '',
    `${judged.length - survivors.length} of ${judged.length} were caught${judged.length < faults.length ? `; ${faults.length - judged.length} are not tried yet` : ''}.`,
    '',
    `The gate alone (\`npm test\`) runs the test that caught it for ${certain} of them whatever the commit, and with its draws for ${percent(expected)} on average; the others wait for the draw or for the next deep run (docs/CONVENTIONS.md).`,
    '',
    '| id | kind | area | file | what is wrong | caught by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' })
}

function node(words) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
    child.on('error', fail)
    child.on('close', (status) => done({ status, text: Buffer.concat(parts).toString() }))
  })
}
