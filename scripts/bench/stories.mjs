import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

import { launchOptions } from '../lib/chromium.mjs'
import { root } from '../lib/root.mjs'
import { Remedy } from '../lib/say.mjs'
import { freePort } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

/** How many stories the baseline visits, spread over the whole workshop. */
const sampled = 30

/** All stories in all languages and widths as `npm test stories` runs them, beside one page load for each story. */
export const measure = async () => {
  const suite = runSuite()
  console.log(`suite: ${suite.passed} passed, ${suite.failed} failed in ${suite.seconds.toFixed(1)} s`)
  const loads = await loadEach()
  console.log(`one page load each: ${loads.count} stories in ${loads.seconds.toFixed(1)} s`)
  const speed = suite.passed / suite.seconds
  const baseline = loads.count / loads.seconds
  return {
    rows: [
      {
        what: 'stories tested per second (play, state, axe, reflow)',
        measured: `${speed.toFixed(1)}/s`,
        baseline: `${baseline.toFixed(1)}/s`,
        ratio: times(speed, baseline),
      },
      {
        what: 'stories × languages and widths, passed and failed',
        measured: `${suite.passed} and ${suite.failed} in ${suite.seconds.toFixed(0)} s`,
        goal: '0 failed',
        met: suite.failed === 0 && suite.passed > 0,
      },
    ],
    notes: [
      'Each story is played in Chromium, compared with its running machine, examined by axe and for sideways scrolling, in zh-CN, en, and en at 360 px. Time from the start of the run (browser and bundling included).',
      `Baseline: ${loads.count} of the same stories in the built workshop with one page load each, the usual way, played but without axe.`,
    ],
  }
}

/** The configuration writes its report here; other reporters on the command line would switch it off. */
const report = join(root, 'test-results/stories.json')

const runSuite = () => {
  rmSync(report, { force: true })
  const since = performance.now()
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  const seconds = (performance.now() - since) / 1000
  if (!existsSync(report))
    throw new Remedy('The story tests wrote no report.', 'Run `npm test stories` to see why.')
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that could not be loaded has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, seconds }
}

const loadEach = async () => {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const step = Math.max(1, Math.floor(stories.length / sampled))
  const chosen = stories.filter((_, index) => index % step === 0)
  const { chromium } = await import('playwright')
  return withWorkshop(async (origin) => {
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage()
      const since = performance.now()
      for (const { id } of chosen) {
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
        await page.waitForFunction(() => {
          const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
          return phase === 'finished' || phase === 'errored'
        })
      }
      return { count: chosen.length, seconds: (performance.now() - since) / 1000 }
    } finally {
      await browser.close()
    }
  })
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const withWorkshop = async (work) => {
  const folder = join(root, 'storybook-static')
  const server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url, 'http://localhost').pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  const port = await freePort()
  await new Promise((done) => server.listen(port, 'localhost', done))
  try {
    return await work(`http://localhost:${port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
