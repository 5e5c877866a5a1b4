import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import { affectedBy } from './lib/affected.mjs'
import { changedSince, textsOfProject } from './lib/changedFiles.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { findEngines, sayMissing, takeTurns } from './lib/engines.mjs'
import { joinCoverage, measuredSuites, recordingOf, sentencesOf, tableOf } from './lib/coverage.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run, seconds } from './lib/say.mjs'
import { seed } from './lib/seed.mjs'
import { specsOf } from './lib/specs.mjs'
import { runStorySuite } from './lib/storySuite.mjs'

const reports = '.cache/reports'
const deep = '--deep'
const onlyChanged = '--changed'
const bail = '--bail'
const without = '--without='
const within = '--within='
const isBailing = process.argv.includes(bail)

/**
 * Every suite there is. `npm test [names…]` runs all, or the named ones; `--deep` kills and cuts off twenty times where the
 * plain run does so a few times, at other moments each time; `--changed [rev]` runs only what a change since then can
 * affect, which `run` is told as `part` (without it, everything), `--bail` ends a suite at its first red test,
 * `--without=<file>` leaves one file of tests out of such a part, and `--within=<file>` all but the ones it names. `needs` of the build: made before. `leaves`: the
 * suite waits at times, and nothing in it is timed by what else the machine does; what the others need is built meanwhile.
 */
const suites = [
  { name: 'check', run: check },
  { name: 'unit', run: (part) => vitest('unit', 'vitest.unit.config.ts', part), leaves: true },
  { name: 'server', run: (part) => vitest('server', 'vitest.server.config.ts', part), leaves: true },
  { name: 'flows', run: flows },
  { name: 'stories', run: stories, needs: ['workshop'] },
  {
    name: 'e2e',
    run: e2e,
    needs: ['site', 'ssr', 'server', 'workshop'],
  },
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

await run(async () => {
  checkNode()
  ensureInstalled()
  await ensureBrowser()
  const { wanted, revision } = readArguments(process.argv.slice(2))
  if (process.argv.includes(deep)) process.env.DEEP = '1'
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No such suite: ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}`,
    )
  }
  mkdirSync(join(root, reports), { recursive: true })

  const rows = []
  const parts = revision === undefined ? null : partsOf(revision, wanted)
  const chosen = suites.filter(
    ({ name }) => (wanted.length === 0 || wanted.includes(name)) && (parts === null || parts.has(name)),
  )
  let aside = null
  for (const suite of chosen) {
    console.log(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}`)
    const since = performance.now()
    if (suite.leaves) aside ??= buildAside(chosen.flatMap(({ needs = [] }) => needs))
    else await aside
    const result = await ready(suite, parts?.get(suite.name)).catch((error) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    const row = { suite: suite.name, ...result, time: seconds(since) }
    rows.push(row)
    // A run that is ended from outside has no table: this says where its time went.
    console.log(`${row.suite} took ${row.time}; failed: ${row.failed}`)
  }

  console.log('\nsuite        passed   failed    flaky     time')
  for (const { suite, passed, failed, flaky = [], time } of rows) {
    const numbers = [passed, failed, flaky.length, time].map((cell) => String(cell).padStart(8))
    console.log(`${suite.padEnd(10)} ${numbers.join(' ')}`)
  }
  // Each of these is a fault of the product or of its test that waits to be found: see docs/CONVENTIONS.md.
  for (const { suite, flaky = [] } of rows)
    for (const name of flaky) console.log(`flaky in ${suite}: ${name}`)
  for (const line of parts?.leftOut ?? []) console.log(line)
  if (chosen.some(({ name }) => measuredSuites.includes(name)) && !chosen.some(isCoverage))
    console.log('coverage was not judged: that takes all suites, as npm test without names runs them')
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  // Nothing run proves nothing.
  if (failed > 0 || passed === 0) process.exitCode = 1
})

function isCoverage({ name }) {
  return name === 'coverage'
}

/** `wanted`: names of suites; `revision`: undefined without `--changed`, null where it names none. */
function readArguments(words) {
  const at = words.indexOf(onlyChanged)
  const next = at < 0 ? undefined : (words[at + 1] ?? null)
  const isNamed =
    typeof next === 'string' && !next.startsWith('-') && !suites.some(({ name }) => name === next)
  const wanted = words.filter(
    (word, place) =>
      ![deep, onlyChanged, bail].includes(word) &&
      ![without, within].some((flag) => word.startsWith(flag)) &&
      !(isNamed && place === at + 1),
  )
  return { wanted, revision: next === undefined || isNamed ? next : null }
}

/**
 * By suite what of it a change can affect; suites without anything are not in it. Says what is run; `leftOut` are lines
 * that say what is not. The checks take a minute and look at every file: they always run.
 */
function partsOf(revision, wanted) {
  const { since, changed } = changedSince(revision)
  console.log(`${changed.length} files differ from ${since.slice(0, 10)}`)
  for (const file of changed) console.log(`  ${file}`)
  const parts = new Map([['check', {}]])
  parts.leftOut = []
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
  const [dropped, only] = [without, within].map((flag) =>
    process.argv.flatMap((word) => (word.startsWith(flag) ? [word.slice(flag.length)] : [])),
  )
  const isChosen = (file) => !dropped.includes(file) && (only.length === 0 || only.includes(file))
  const affected = affectedBy({ changed, contents: textsOfProject(changed) })
  console.log(isWanted('check') ? '\nruns: check, whole' : '')
  for (const [name, part] of Object.entries(affected)) {
    const { all, why, machines } = part
    const files = part.files.filter(isChosen)
    const walks = (part.walks ?? []).filter(isChosen)
    const run = [...files, ...walks]
    if (!isWanted(name)) continue
    if (run.length > 0) {
      parts.set(name, { ...part, files, walks })
      const whole =
        why.length > 0 ? `whole, because of ${why.join(', ')}` : `${run.length} of ${all.length} files`
      console.log(`runs: ${name}, ${whole}`)
      if (why.length === 0) for (const file of run) console.log(`  ${file}`)
      if (walks.length > 0 && machines !== null) console.log(`  walks of ${machines.join(', ')} only`)
    }
    const left = all.filter((file) => !run.includes(file))
    if (left.length === 0) continue
    const names = left.length === all.length ? 'everything' : left.join(' ')
    parts.leftOut.push(`left out of ${name}: ${left.length} of ${all.length} files: ${names}`)
  }
  parts.leftOut.push('left out: coverage, which joins what whole suites recorded')
  return parts
}

/** The suite, on what it needs. `part`: what of it runs; undefined: all. */
async function ready({ needs = [], run }, part) {
  if (needs.length > 0) await build({ only: needs })
  return run(part)
}

/** Builds with what the suites leave of the cores. Whether it worked is judged when something is needed. */
async function buildAside(steps) {
  if (steps.length === 0) return
  const priority = constants.priority.PRIORITY_LOW
  await node(['scripts/build.mjs', ...new Set(steps)], { priority }).catch(console.error)
}

async function check() {
  const { text } = await node(['scripts/check.mjs'], { keep: true })
  const count = (mark) => text.split('\n').filter((line) => line.startsWith(`${mark} `)).length
  const failed = text.split('\n').filter((line) => /^✗ [\w ]+\d+\.\d s$/.test(line)).length
  const passed = count('✓')
  return { passed, failed: passed + failed === 0 ? 1 : failed }
}

/** One test for each machine, and one for each suite that should have measured it. */
async function coverage() {
  const { report, faults, judged } = await joinCoverage()
  console.log(tableOf(report).join('\n'))
  for (const sentence of sentencesOf(faults)) console.error(sentence)
  const failed = Object.keys(faults).length
  return { passed: judged - failed, failed }
}

/**
 * On the built workshop, which is what people open. A second attempt, under CI only, is told as flaky. A plain run of all
 * draws the language of each state; what a change may affect is shown in both.
 */
function stories(part) {
  return runStorySuite({
    report: join(root, reports, 'stories.json'),
    attempts: process.env['CI'] ? 2 : 1,
    ...(part === undefined ? { recording: recordingOf('stories') } : { files: part.files }),
    ...(part === undefined && process.env.DEEP !== '1' && { seed }),
  })
}

/** Walks are chosen by their machine, the other tests by their file: two runs, one report each. */
async function flows(part) {
  const run = (some, words) => vitest('flows', 'vitest.flows.config.ts', some, words)
  if (part === undefined || part.machines === null || part.walks.length === 0)
    return run(part && { files: [...part.files, ...part.walks] })
  const some = `(?:the page of|the shortest ways through) (?:${part.machines.join('|')})\\b`
  const walked = await run({ files: part.walks }, ['--testNamePattern', some])
  if (part.files.length === 0) return walked
  const others = await run({ files: part.files })
  return {
    passed: walked.passed + others.passed,
    failed: walked.failed + others.failed,
    flaky: [...walked.flaky, ...others.flaky],
  }
}

async function vitest(name, config, part, words = []) {
  const report = `${reports}/${name}.json`
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/flakyReporter.ts',
    '--reporter=./tests/coverage/traceReporter.ts',
    `--outputFile.json=${report}`,
  ]
  const unsteady = `${reports}/${name}.flaky.json`
  for (const old of [report, unsteady]) rmSync(join(root, old), { force: true })
  const { status } = await node(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      config,
      ...reporters,
      ...(isBailing ? ['--bail=1'] : []),
      ...words,
      ...(part?.files ?? []),
    ],
    { env: { FLAKY_REPORT: join(root, unsteady), ...(part === undefined ? recordingOf(name) : {}) } },
  )
  const result = read(report)
  if (result === null) return { passed: 0, failed: 1, flaky: [] }
  // A file that could not be loaded has no tests that could fail.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = result.numFailedTests + broken.length
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    flaky: read(unsteady) ?? [],
  }
}

/** The heavy files after the others, in a run of their own (see playwright.config.ts). */
async function e2e(part) {
  const run = (project, env) =>
    playwright('e2e', 'playwright.config.ts', part, {
      // A folder each: Playwright empties it first, and pictures of what failed in the other run would be gone.
      words: [`--project=${project}`, `--output=test-results/e2e/${project}`, '--pass-with-no-tests'],
      env,
    })
  const light = await run('light', {})
  if (isBailing && light.failed > 0) return light
  const heavy = await run('heavy', { E2E_GOES_ON: '1' })
  return {
    passed: light.passed + heavy.passed,
    failed: light.failed + heavy.failed,
    flaky: [...(light.flaky ?? []), ...(heavy.flaky ?? [])],
  }
}

/** `words`: for the command line; `env`: for its process. */
async function playwright(name, config, part, { words = [], env = {} } = {}) {
  const report = `${reports}/${name}.json`
  rmSync(join(root, report), { force: true })
  const { status } = await node(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      config,
      ...(isBailing ? ['-x'] : []),
      ...words,
      ...(part?.files ?? []),
    ],
    { env: { ...(part === undefined ? recordingOf(name) : {}), ...env } },
  )
  const result = read(report)
  if (result === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = result.stats
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && status !== 0 ? 1 : unexpected,
    flaky: specsOf(result.suites).flatMap(({ file, title, tests }) =>
      tests.some((test) => test.status === 'flaky') ? `${file} › ${title}` : [],
    ),
  }
}

/** In one of the other engines that this machine has, in turn; with `--deep` in all. */
async function engines(part) {
  const found = findEngines()
  for (const sentence of sayMissing(found)) console.log(sentence)
  if (Object.keys(found).length === 0) return { passed: 0, failed: 0 }
  const { env, says } = takeTurns(found)
  console.log(says)
  return playwright('engines', 'tests/engines/engines.config.ts', part, { env })
}

function read(report) {
  const file = join(root, report)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Runs a script with this Node; its output is shown, and answered when it is to be kept. */
function node(args, { keep = false, env = {}, priority = constants.priority.PRIORITY_NORMAL } = {}) {
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
