import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { drawStories } from './drawStories.mjs'
import { loadTypeScript } from './loadTypeScript.mjs'
import { root } from './root.mjs'
import { seconds } from './say.mjs'
import { nameOfView, percentile, runStories, storiesOf } from './storyRunner.mjs'

/** In Chinese on a desktop, and in the longer English on the narrowest screen. */
export const suiteViews = [
  { locale: 'zh-CN', theme: 'light', width: 1440, height: 900 },
  { locale: 'en', theme: 'light', width: 360, height: 780 },
]

/**
 * Stories of the built workshop as `npm test` judges them: shown, played, examined by axe, compared with the state that
 * they declare. Says each failure, and leaves one result for each story and view in `report`.
 * @param {{
 *   report: string, attempts?: number, folder?: string, words?: string[], files?: string[] | null,
 *   recording?: {COVERAGE_FILE: string, COVERAGE_SOURCES: string} | null, seed?: number | null,
 * }} options `report`: a file; `attempts`: how often a failing story is tried; `words`: only stories whose id contains
 *   one of them; `files`: only stories of these; `recording`: where to leave what the machines did; `seed`: draws the language
 *   of each state and part, and the machines whose atlas pages are played; null: all in both
 * @returns {Promise<{passed: number, failed: number, plays: number, flaky: string[]}>}
 */
export const runStorySuite = async ({
  report,
  attempts = 1,
  folder = join(root, 'storybook-static'),
  words = [''],
  files = null,
  recording = null,
  seed = null,
}) => {
  const since = performance.now()
  const stories = storiesOf(folder).filter(
    ({ id, file }) => words.some((word) => id.includes(word)) && (files?.includes(file) ?? true),
  )
  const fileOf = new Map(stories.map(({ id, file }) => [id, file]))
  const languages = seed === null ? null : drawStories(stories, seed)
  if (languages !== null) {
    const none = [...languages.values()].filter((chosen) => chosen.length === 0).length
    console.log(`Languages of ${stories.length} stories drawn with FC_SEED=${seed}`)
    if (none > 0) console.log(`left out: the atlas pages of ${none} machines (--deep plays them)`)
  }
  const { screens, flaky } = await runStories({
    folder,
    stories,
    views: suiteViews,
    workers: 3,
    attempts,
    isWanted: ({ id }, { locale }) => languages?.get(id)?.includes(locale) ?? true,
    onScreen: async (screen, page) => {
      if (screen.problems.length === 0) return
      console.error(`${failureOf(screen)}\n  ${await keepPicture(screen, page)}`)
    },
  })
  const failed = screens.filter(({ problems }) => problems.length > 0).length
  write(report, {
    results: screens.map(({ id, view, ms, problems }) => ({
      ...{ name: nameOf({ id, view }), file: fileOf.get(id), ms, problems },
    })),
    flaky: flaky.map(nameOf),
  })
  if (recording !== null) await record(screens, recording)
  const [half, most] = [0.5, 0.99].map((part) => Math.round(percentile(screens, part)))
  console.log(
    `${new Set(screens.map(({ id }) => id)).size} stories on ${screens.length} screens: ${failed} failed (${seconds(since)}; half within ${half} ms, 99 % within ${most} ms)`,
  )
  return {
    passed: screens.length - failed,
    failed,
    plays: screens.length,
    flaky: flaky.map((screen) => `${nameOf(screen)}: ${screen.problems[0]}`),
  }
}

const nameOf = ({ id, view }) => `${id} (${nameOfView(view)})`

const failureOf = (screen) => `✗ ${nameOf(screen)}\n  ${screen.problems.join('\n').replaceAll('\n', '\n  ')}`

/** Stores the picture of a failed story and the content of its form: much of it is gone with the page. Returns the path. */
const keepPicture = async (screen, page) => {
  const path = join(root, 'test-results/stories', `${nameOf(screen).replaceAll(/[^\w-]+/g, '_')}.png`)
  try {
    await page.screenshot({ path, timeout: 10_000 })
    const held = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea, select')]
      const focus = document.activeElement
      return `${fields.map(({ name, type, value }) => `${name || type}=${JSON.stringify(value)}`).join(' ')} · focus: ${focus?.tagName} ${focus?.getAttribute('name') ?? ''}`
    })
    return `${path}\n  ${held}`
  } catch (error) {
    return `No picture: ${error.message}`
  }
}

/** Adds up what the machines of all stories did; `scripts/lib/coverage.mjs` joins it with what other suites left. */
const record = async (screens, { COVERAGE_FILE, COVERAGE_SOURCES }) => {
  const { createLineCounter } = await loadTypeScript('workbench/core/coverage/createLineCounter.ts')
  const counter = createLineCounter()
  for (const { reports } of screens)
    for (const { type, result } of reports) if (type === 'statechart') counter.add(result.lines)
  write(COVERAGE_FILE, {
    at: new Date().toISOString(),
    sources: COVERAGE_SOURCES,
    lines: counter.lines(),
  })
}

const write = (file, content) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
