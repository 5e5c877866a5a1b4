import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { launchOptions } from './chromium.mjs'
import { serveFolder } from './staticServer.mjs'
import { installStage } from './storyStage.mjs'

/**
 * @typedef {{locale: string, theme: string, width: number, height: number}} View
 * @typedef {{
 *   id: string, view: View, ms: number,
 *   problems: string[],
 *   reports: Array<{type: string, status: string, result: unknown}>,
 * }} Screen `problems` is empty when the story passed; `ms` from asking for the story to its last check
 */

/** Storybook spares its tenth of a second of waiting for animations where it knows that a test looks on. */
const userAgent = 'Mozilla/5.0 (StorybookTestRunner) Chrome'

/** Every story of a built workshop: its id, its file, its tags, and the state that it claims (null for none). */
export const storiesOf = (folder) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, tags = [] }) => ({
      id,
      file: importPath.replace(/^\.\//, ''),
      tags,
      state: tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? null,
    }))
}

/**
 * Shows every story in every view in Chromium: render, play, axe, and the workshop's own checks, all run by the preview
 * itself. Each worker has one page, which loads the preview once for each language; stories are switched on its channel.
 * A story is played once in each language: in other themes and at other widths the page that is there is examined
 * again, by the same checks; where only the theme differs, axe examines the colours alone.
 * @param {{
 *   folder: string, stories: ReturnType<typeof storiesOf>, views: View[], workers?: number, attempts?: number,
 *   axe?: boolean, isWanted?: (story: ReturnType<typeof storiesOf>[number], view: View) => boolean,
 *   onScreen?: (screen: Screen, page: import('playwright').Page) => Promise<void> | void,
 * }} options `attempts`: how often a failing story is tried; `axe`: false leaves it out, for those who only want to look; `isWanted`: false leaves a story out of all views of that view's language; `onScreen`: awaited while the story still is on the page
 * @returns {Promise<{screens: Screen[], flaky: Screen[], seconds: number}>} seconds from the start of the browser;
 *   `flaky`: the failed attempts of screens that passed in the end
 */
export const runStories = async ({
  folder,
  stories,
  views,
  workers = 2,
  attempts = 1,
  axe = true,
  isWanted = () => true,
  onScreen,
}) => {
  const { chromium } = await import('playwright')
  const since = performance.now()
  const { origin, close } = await serveFolder(folder)
  const browser = await chromium.launch(launchOptions({ shortLived: true }))
  try {
    const queue = playsOf(views).flatMap((of) =>
      stories.filter((story) => isWanted(story, of[0])).map((story) => ({ story, views: of })),
    )
    const screens = []
    const flaky = []
    const work = async () => {
      // A context of its own: each story begins by clearing the cookies and storage of its browser.
      let stage = null
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        for (let attempt = 1; ; attempt += 1) {
          if (stage === null || stage.locale !== next.views[0].locale) {
            await stage?.close()
            stage = await openStage(browser, origin, next.views[0], axe)
          }
          const seen = []
          for (const view of next.views) {
            const screen = await show(stage, next.story, view, manner(view, seen))
            seen.push(screen)
            await onScreen?.(screen, stage.page)
            if (screen.problems.length > 0) break
          }
          const passed = seen.every(({ problems }) => problems.length === 0)
          // After a failure it is unknown which code still runs in the page.
          if (!passed) {
            await stage.close()
            stage = null
          }
          if (!passed && attempt < attempts) {
            flaky.push(...seen.filter(({ problems }) => problems.length > 0))
            continue
          }
          screens.push(...seen)
          break
        }
      }
      await stage?.close()
    }
    await Promise.all(Array.from({ length: workers }, work))
    const failed = new Set(screens.filter(({ problems }) => problems.length > 0).map(keyOf))
    return {
      screens,
      flaky: flaky.filter((screen) => !failed.has(keyOf(screen))),
      seconds: (performance.now() - since) / 1000,
    }
  } finally {
    await browser.close()
    close()
  }
}

/** Views that one play serves: those of one language, each once. */
const playsOf = (views) => {
  const plays = []
  for (const view of views) {
    const open = plays.findLast(([{ locale }]) => locale === view.locale)
    if (open === undefined || open.some((other) => nameOfView(other) === nameOfView(view))) plays.push([view])
    else open.push(view)
  }
  return plays
}

/** `zh-CN dark 360` */
export const nameOfView = ({ locale, theme, width }) => `${locale} ${theme} ${width}`

/** Milliseconds below which the share `part` (0 to 1) of the screens stayed. */
export const percentile = (screens, part) => {
  const sorted = screens.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const keyOf = ({ id, view }) => `${id} ${nameOfView(view)}`

/** Long enough for the slowest honest story, and for the preview itself, on a busy machine; what never ends must not hold up the rest. */
const patience = 60_000

const openStage = async (browser, origin, view, axe) => {
  const { locale, theme, width, height } = view
  const stage = { locale, axe, width, height }
  const context = await browser.newContext({
    userAgent,
    viewport: { width, height },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const thrown = []
  page.on('pageerror', (error) => thrown.push(error.message))
  page.on('crash', () => thrown.push('The page crashed.'))
  let shown = { width, height }
  await page.exposeFunction('__resize', async (wanted) => {
    const size = wanted ?? { width: stage.width, height: stage.height }
    if (size.width === shown.width && size.height === shown.height) return
    shown = size
    await page.setViewportSize(size)
  })
  await page.addInitScript(installStage)
  await page.goto(`${origin}/iframe.html?viewMode=story`, { timeout: patience })
  await page.evaluate((globals) => window.__stage.begin(globals), {
    locale,
    theme,
    ...(axe ? {} : { a11y: { manual: true } }),
  })
  return Object.assign(stage, { theme, page, thrown, close: () => context.close() })
}

/**
 * How a story is shown in the next view: played where it is the first; of one that is at a width at which all was
 * examined already only the colours, which is what a theme changes.
 */
const manner = (view, seen) => {
  if (seen.length === 0) return 'play'
  return seen.some((screen) => screen.view.width === view.width) ? 'colours' : 'all'
}

const show = async (stage, story, view, how) => {
  const { axe, page, thrown } = stage
  // Errors thrown from here on belong to this story; a late one of an earlier story has been reported with it.
  thrown.length = 0
  Object.assign(stage, { width: view.width, height: view.height })
  const since = performance.now()
  const work = async () => {
    if (stage.theme !== view.theme)
      await page.emulateMedia({ colorScheme: view.theme === 'dark' ? 'dark' : 'light' })
    stage.theme = view.theme
    return how === 'play'
      ? page.evaluate(([id, theme]) => window.__stage.show(id, theme), [story.id, view.theme])
      : page.evaluate(([theme, how]) => window.__stage.look(theme, how), [view.theme, how])
  }
  const { problems, reports } = await withinPatience(work()).catch((error) => ({
    problems: [error.message],
    reports: [],
  }))
  return {
    id: story.id,
    view,
    ms: performance.now() - since,
    problems: [...new Set([...problems, ...missing(story, reports, problems, axe), ...thrown])],
    reports,
  }
}

/** A check that did not run proves nothing. */
const missing = (story, reports, problems, axe) => {
  if (problems.length > 0) return []
  const said = []
  if (axe && !reports.some(({ type, status }) => type === 'a11y' && status === 'passed'))
    said.push('axe did not examine this story.')
  const { result } = reports.find(({ type }) => type === 'statechart') ?? {}
  if (story.state !== null && result?.claimed !== story.state)
    said.push(`Nothing compared this story with the state ${story.state} that it claims.`)
  return said
}

const withinPatience = async (work) => {
  let timer
  const late = new Promise((_settle, fail) => {
    timer = setTimeout(() => fail(new Error(`The story did not end within ${patience / 1000} s.`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
