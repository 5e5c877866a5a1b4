import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { findEngines, sayMissing } from './lib/engines.mjs'
import { joinCoverage, measuredSuites, recordingOf, sentencesOf, tableOf } from './lib/coverage.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run, seconds } from './lib/say.mjs'
import { runStorySuite } from './lib/storySuite.mjs'

const reports = '.cache/reports'
const deep = '--deep'

/**
 * Every suite there is. `npm test [names…]` runs all, or the named ones; `--deep` kills and cuts off twenty times where the
 * plain run does so a few times, at other moments each time. `needs` of the build: made before. `leaves`: the
 * suite waits at times, and nothing in it is timed by what else the machine does; what the others need is built meanwhile.
 */
const suites = [
  { name: 'check', run: check },
  { name: 'unit', run: () => vitest('unit', 'vitest.unit.config.ts'), leaves: true },
  { name: 'server', run: () => vitest('server', 'vitest.server.config.ts'), leaves: true },
  { name: 'flows', run: () => vitest('flows', 'vitest.flows.config.ts') },
  { name: 'stories', run: stories, needs: ['workshop'] },
  {
    name: 'e2e',
    run: () => playwright('e2e', 'playwright.config.ts'),
    needs: ['site', 'ssr', 'server', 'workshop'],
  },
  { name: 'engines', run: engines, needs: ['site', 'ssr', 'server', 'workshop'] },
  // Before the workshop, whose page shows it.
  { name: 'coverage', run: coverage },
  {
    name: 'workshop',
    run: () => playwright('workshop', 'tests/workshop/workshop.config.ts'),
    needs: ['workshop'],
  },
  {
    name: 'visual',
    run: () => playwright('visual', 'tests/visual/visual.config.ts'),
    needs: ['workshop'],
  },
]

await run(async () => {
  checkNode()
  ensureInstalled()
  process.env.CHROMIUM_PATH = await ensureBrowser()
  const wanted = process.argv.slice(2).filter((word) => word !== deep)
  if (process.argv.includes(deep)) process.env.DEEP = '1'
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No such suite: ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}`,
    )
  }
  mkdirSync(join(root, reports), { recursive: true })

  const rows = []
  const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  let aside = null
  for (const suite of chosen) {
    console.log(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}`)
    const since = performance.now()
    if (suite.leaves) aside ??= buildAside(chosen.flatMap(({ needs = [] }) => needs))
    else await aside
    const result = await ready(suite).catch((error) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    rows.push({ suite: suite.name, ...result, time: seconds(since) })
  }

  console.log('\nsuite        passed   failed    flaky     time')
  for (const { suite, passed, failed, flaky = [], time } of rows) {
    const numbers = [passed, failed, flaky.length, time].map((cell) => String(cell).padStart(8))
    console.log(`${suite.padEnd(10)} ${numbers.join(' ')}`)
  }
  // Each of these is a fault of the product or of its test that waits to be found: see docs/CONVENTIONS.md.
  for (const { suite, flaky = [] } of rows)
    for (const name of flaky) console.log(`flaky in ${suite}: ${name}`)
  if (wanted.some((name) => measuredSuites.includes(name)) && !wanted.includes('coverage'))
    console.log('coverage was not judged: that takes all suites, as npm test without names runs them')
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  // Nothing run proves nothing.
  if (failed > 0 || passed === 0) process.exitCode = 1
})

/** The suite, on what it needs. */
async function ready({ needs = [], run }) {
  if (needs.length > 0) await build({ only: needs })
  return run()
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

/** On the built workshop, which is what people open. A second attempt, under CI only, is told as flaky. */
function stories() {
  return runStorySuite({
    report: join(root, reports, 'stories.json'),
    attempts: process.env['CI'] ? 2 : 1,
    recording: recordingOf('stories'),
  })
}

async function vitest(name, config) {
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
  const { status } = await node(['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...reporters], {
    env: { FLAKY_REPORT: join(root, unsteady), ...recordingOf(name) },
  })
  const result = read(report)
  if (result === null) return { passed: 0, failed: 1 }
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

async function playwright(name, config) {
  const report = `${reports}/${name}.json`
  rmSync(join(root, report), { force: true })
  const { status } = await node(['node_modules/@playwright/test/cli.js', 'test', '-c', config], {
    env: recordingOf(name),
  })
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

/** In those of the other engines that this machine has. */
async function engines() {
  const found = findEngines()
  for (const sentence of sayMissing(found)) console.log(sentence)
  if (Object.keys(found).length === 0) return { passed: 0, failed: 0 }
  return playwright('engines', 'tests/engines/engines.config.ts')
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])
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
