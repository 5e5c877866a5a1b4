import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import { findEngines, sayMissing, takeTurns } from '../engines.mjs'
import { joinCoverage, recordingOf, sentencesOf, tableOf } from '../coverage.mjs'
import { root } from '../root.mjs'
import { seed } from '../seed.mjs'
import { specsOf } from '../specs.mjs'
import { runStorySuite } from '../storySuite.mjs'
import { costsFile } from './budgets.mjs'
import { testsOfPlaywright, testsOfStories, testsOfVitest } from './reds.mjs'

const reports = '.cache/reports'

/**
 * The part of a suite that runs. `units`: null for the whole suite; `piece`: name of the coverage recording, null for none;
 * `bail`: stop at the first red test; `deep`: both languages, both engines, all rounds of kills.
 * @typedef {{units: readonly import('./units.mjs').Unit[] | null, piece: string | null, bail: boolean, deep: boolean,
 *   both?: boolean}} Part `both`: stories in both languages
 * @typedef {{passed: number, failed: number, flaky?: string[], tests?: import('./reds.mjs').Test[], plays?: number}} Result
 *   `plays`: screens shown; `passed` counts a story once, however often it is shown
 */

/**
 * All suites. `needs`: build steps that run before. `leaves`: the suite leaves processor time, and no test in it depends on the
 * load, so the build steps of later suites run beside it.
 * @type {ReadonlyArray<{name: string, run: (part: Part) => Promise<Result>, needs?: string[], leaves?: boolean}>}
 */
export const suites = [
  { name: 'check', run: check },
  { name: 'unit', run: (part) => vitest('unit', part), leaves: true },
  { name: 'server', run: (part) => vitest('server', part), leaves: true },
  { name: 'flows', run: flows },
  { name: 'stories', run: stories, needs: ['workshop'] },
  { name: 'e2e', run: e2e, needs: ['site', 'ssr', 'server', 'workshop'] },
  { name: 'engines', run: engines, needs: ['site', 'ssr', 'server', 'workshop'] },
  // Before the workshop, whose page shows it.
  { name: 'coverage', run: coverage },
  {
    name: 'workshop',
    run: (part) => playwright('workshop', 'tests/workshop/workshop.config.ts', part),
    needs: ['workshop'],
  },
  {
    name: 'visual',
    run: (part) => playwright('visual', 'tests/visual/visual.config.ts', part),
    needs: ['workshop'],
  },
]

/** Builds at low priority. A failure shows when a suite needs the step. */
export const buildAside = async (steps) => {
  if (steps.length === 0) return
  const priority = constants.priority.PRIORITY_LOW
  await node(['scripts/build.mjs', ...new Set(steps)], { priority }).catch(console.error)
}

async function check() {
  const { text } = await node(['scripts/check.mjs'], { keep: true })
  const lines = text.split('\n').flatMap((line) => /^([✓✗]) ([\w ]+?) +\d+\.\d s$/.exec(line)?.slice(1) ?? [])
  const tests = []
  for (let at = 0; at < lines.length; at += 2)
    tests.push({ file: '', machine: null, title: lines[at + 1], passed: lines[at] === '✓' })
  const failed = tests.filter((test) => !test.passed).length
  return { passed: tests.length - failed, failed: tests.length === 0 ? 1 : failed, tests }
}

/** Counts one test per machine and one per suite that has to leave a recording. */
async function coverage() {
  const { report, faults, judged } = await joinCoverage()
  console.log(tableOf(report).join('\n'))
  for (const sentence of sentencesOf(faults)) console.error(sentence)
  const failed = Object.keys(faults).length
  return { passed: judged - failed, failed }
}

/** Runs on the built workshop. A second attempt (under CI only) is reported as flaky. */
async function stories({ units, piece, deep, both = false }) {
  const report = join(root, reports, 'stories.json')
  const { flaky, plays } = await runStorySuite({
    report,
    attempts: process.env['CI'] ? 2 : 1,
    ...(piece !== null && { recording: recordingOf('stories', piece, idsOf(units)) }),
    ...(units !== null && { files: units.map(({ file }) => file) }),
    ...(!deep && !both && { seed }),
  })
  const tests = testsOfStories(read(report))
  // A story that was played in two languages counts once.
  const ids = (some) => new Set(some.map(({ title }) => title.split(' ')[0]))
  const red = ids(tests.filter(({ passed }) => !passed))
  return { passed: ids(tests).size - red.size, failed: red.size, flaky, tests, plays }
}

/** Walks are selected by machine and other tests by file, which takes two runs. */
async function flows(part) {
  if (part.units === null) return vitest('flows', part)
  const walks = part.units.filter(({ machine }) => machine !== null)
  const others = part.units.filter(({ machine }) => machine === null)
  const pattern = `(?:the page of|the shortest ways through) (?:${walks.map(({ machine }) => machine).join('|')})\\b`
  const runs = []
  if (walks.length > 0)
    runs.push(
      await vitest(
        'flows',
        {
          ...{ ...part, units: walks, files: walkFileNames },
          ...(part.piece !== null && { piece: `${part.piece}.walks` }),
        },
        ['--testNamePattern', pattern],
      ),
    )
  if (others.length > 0 && !(part.bail && runs.some(({ failed }) => failed > 0)))
    runs.push(await vitest('flows', { ...part, units: others }))
  return joined(runs)
}

const walkFileNames = ['walks', 'moreWalks', 'paths'].map((name) => `tests/flows/${name}.test.tsx`)

async function vitest(name, part, words = []) {
  const report = `${reports}/${name}.json`
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/flakyReporter.ts',
    '--reporter=./tests/coverage/traceReporter.ts',
    '--reporter=./tests/support/costsReporter.ts',
    `--outputFile.json=${report}`,
  ]
  const unsteady = `${reports}/${name}.flaky.json`
  for (const old of [report, unsteady]) rmSync(join(root, old), { force: true })
  const files = part.files ?? part.units?.map(({ file }) => file) ?? []
  const { status } = await node(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', `vitest.${name}.config.ts`],
      ...reporters,
      ...(part.bail ? ['--bail=1'] : []),
      ...words,
      ...files,
    ],
    {
      env: {
        FLAKY_REPORT: join(root, unsteady),
        ...(part.piece === null ? {} : recordingOf(name, part.piece, idsOf(part.units))),
        COSTS_REPORT: costsFile(name),
      },
    },
  )
  const result = read(report)
  if (result === null) return { passed: 0, failed: 1, flaky: [], tests: [] }
  const tests = testsOfVitest(result, root)
  const failed = tests.filter(({ passed }) => !passed).length
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    flaky: read(unsteady) ?? [],
    tests,
  }
}

/** Runs the heavy files after the others (see playwright.config.ts). */
async function e2e(part) {
  const run = (project, env) =>
    playwright('e2e', 'playwright.config.ts', part, {
      // A folder each: Playwright empties it first, and pictures of what failed in the other run would be gone.
      words: [`--project=${project}`, `--output=test-results/e2e/${project}`, '--pass-with-no-tests'],
      env,
    })
  const light = await run('light', {})
  if (part.bail && light.failed > 0) return light
  return joined([light, await run('heavy', { E2E_GOES_ON: '1' })])
}

/** `words`: for the command line; `env`: for its process. */
async function playwright(name, config, part, { words = [], env = {} } = {}) {
  const report = `${reports}/${name}.json`
  rmSync(join(root, report), { force: true })
  const { status } = await node(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '-c', config],
      ...(part.bail ? ['-x'] : []),
      ...words,
      ...(part.units?.map(({ file }) => file) ?? []),
    ],
    {
      env: {
        ...(part.piece === null ? {} : recordingOf(name, part.piece, idsOf(part.units))),
        COSTS_REPORT: costsFile(name),
        ...env,
      },
    },
  )
  const result = read(report)
  if (result === null) return { passed: 0, failed: 1, tests: [] }
  const { expected, unexpected, flaky } = result.stats
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && status !== 0 ? 1 : unexpected,
    flaky: specsOf(result.suites).flatMap(({ file, title, tests }) =>
      tests.some((test) => test.status === 'flaky') ? `${file} › ${title}` : [],
    ),
    tests: testsOfPlaywright(result, `tests/${name}`),
  }
}

/** Runs in Firefox or WebKit, in turn by commit; a deep run uses both. */
async function engines(part) {
  const found = findEngines()
  for (const sentence of sayMissing(found)) console.log(sentence)
  if (Object.keys(found).length === 0) return { passed: 0, failed: 0 }
  const { env, says } = takeTurns(found)
  console.log(says)
  return playwright('engines', 'tests/engines/engines.config.ts', part, { env })
}

const joined = (runs) => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  flaky: runs.flatMap(({ flaky = [] }) => flaky),
  tests: runs.flatMap(({ tests = [] }) => tests),
})

const idsOf = (units) => units?.map(({ id }) => id) ?? null

const read = (report) => {
  const file = join(root, report.replace(`${root}/`, ''))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Runs a script with this Node. Its output is shown, and returned with `keep`. */
function node(args, { keep = false, env = {}, priority = constants.priority.PRIORITY_NORMAL } = {}) {
  mkdirSync(join(root, reports), { recursive: true })
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    })
    if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL)
      setPriority(child.pid, priority)
    const parts = []
    child.stdout?.on('data', (part) => {
      parts.push(part)
      process.stdout.write(part)
    })
    child.on('error', fail)
    child.on('close', (status) => done({ status, text: Buffer.concat(parts).toString() }))
  })
}
