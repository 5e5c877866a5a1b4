import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { Remedy } from '../lib/say.mjs'
import { nameOfView, percentile, runStories, storiesOf } from '../lib/storyRunner.mjs'
import { allViews } from '../lib/storyViews.mjs'
import { times } from './lib/table.mjs'

const folder = join(root, 'storybook-static')

/**
 * All stories by the project's own runner (`scripts/lib/storyRunner.mjs`) beside Storybook's own in the configuration
 * of its documentation, one after the other on the same stories; then as many screens as the goal speaks of.
 */
export const measure = async ({ brief }) => {
  // How many screens the goal speaks of, and within how many seconds.
  const goal = { screens: brief ? allViews.length : 1000, seconds: 100 }
  const stories = storiesOf(folder).filter(({ id }) => !brief || id.startsWith('components-basics--'))
  const [first] = allViews
  const pair = { folder, stories, views: [first] }

  const own = [await timed('own', () => runStories(pair))]
  const stock = await timed('stock', () => runStock(brief ? ['stories/components/Basics'] : []))
  own.push(await timed('own', () => runStories(pair)))
  const speed = stories.length / (own.reduce((sum, { seconds }) => sum + seconds, 0) / own.length)
  const baseline = stock.passed / stock.seconds

  // As many stories from all over the workshop as make the number in every view.
  const count = goal.screens / allViews.length
  const some = Array.from({ length: count }, (_, at) => stories[Math.floor((at * stories.length) / count)])
  const great = await timed('great', () => runStories({ folder, stories: some, views: allViews }))
  const failed = [...own, great].flatMap(({ screens }) =>
    screens.filter(({ problems }) => problems.length > 0),
  )
  for (const { id, view, problems } of failed)
    console.log(`failed: ${id} (${nameOfView(view)})\n  ${problems.join('\n  ')}`)

  const rate = great.screens.length / great.seconds
  return {
    rows: [
      {
        what: `${great.screens.length} screens: play, state, axe, requests, reflow`,
        measured: `${great.seconds.toFixed(1)} s, ${rate.toFixed(1)}/s`,
        goal: `≤ ${goal.seconds} s`,
        met: great.seconds <= goal.seconds,
      },
      {
        what: 'one screen: p50 / p99',
        measured: `${percentile(great.screens, 0.5).toFixed(0)} / ${percentile(great.screens, 0.99).toFixed(0)} ms`,
      },
      {
        what: 'screens that failed',
        measured: `${failed.length}`,
        goal: '0',
        met: failed.length === 0,
      },
      {
        what: `${stories.length} stories in one language, screens per second`,
        measured: `${speed.toFixed(1)}/s`,
        goal: '≥ 2 ×',
        met: speed >= 2 * baseline,
        baseline: `${baseline.toFixed(1)}/s`,
        ratio: times(speed, baseline),
      },
    ],
    notes: [
      `A screen is one story in one view (language × theme × width): ${some.length} stories, evenly taken from all, × ${allViews.length} views. A story is rendered and played in Chromium once in each language; in each theme and at each width what stands there is compared with its running machine, examined by axe (WCAG 2.2 AA), checked for unanswered requests and for sideways scrolling. Time from the start of the browser, on the built workshop.`,
      `Baseline: @storybook/addon-vitest in the configuration of its documentation, the same stories, in between two runs of ours; ${stock.passed} passed and ${stock.failed} failed in ${stock.seconds.toFixed(1)} s, bundling included, because it cannot do without. Its preview is the same, so axe and the checks run there, too.`,
      `Load: ${[...own, stock, great].map(({ name, load }) => `${name} ${load}`).join(', ')}.`,
    ],
  }
}

const timed = async (name, work) => {
  const before = loadavg()[0]
  const result = await work()
  const load = `${before.toFixed(1)} → ${loadavg()[0].toFixed(1)}`
  console.log(`${name}: ${result.seconds.toFixed(1)} s, load ${load}`)
  return { name, load, ...result }
}

const report = join(root, '.cache/reports/stock.json')

/** @param {readonly string[]} files empty: all */
const runStock = (files) => {
  rmSync(report, { force: true })
  const since = performance.now()
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'scripts/bench/lib/stock.vitest.config.mjs',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  const seconds = (performance.now() - since) / 1000
  if (!existsSync(report))
    throw new Remedy(
      'The stock runner wrote no report.',
      'Its messages stand above; run `npm test stories`, too.',
    )
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
  if (passed === 0) throw new Remedy('The stock runner passed no story.', `See ${report}.`)
  return { passed, failed, seconds }
}
