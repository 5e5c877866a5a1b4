import { fileURLToPath } from 'node:url'

import type { Browser, Page } from '@playwright/test'

import { serveFolder } from '../../scripts/lib/staticServer.mjs'
import { installStage } from '../../scripts/lib/storyStage.mjs'
import type { VisualScene } from './scenes.ts'

const workshop = fileURLToPath(new URL('../../storybook-static', import.meta.url))

export interface Stages {
  /** The page that shows this scene, its play at its end. @throws the errors of the story */
  show(scene: VisualScene): Promise<Page>
  close(): Promise<void>
}

/**
 * Pages of the built workshop on which one scene follows the other, one page for each language: the preview takes seconds
 * to load, and a story that is switched on its channel, as the suite of stories does it, a fraction of one.
 */
export const openStages = async (browser: Browser): Promise<Stages> => {
  const { origin, close } = await serveFolder(workshop)
  const stages = new Map<string, Promise<Page>>()
  return {
    async show(scene) {
      const { story, locale, theme } = scene
      const opened = stages.get(locale) ?? openStage(browser, origin, locale)
      stages.set(locale, opened)
      const page = await opened
      await page.setViewportSize(sizeOf(scene))
      const { problems } = await page.evaluate(([id, mode]) => window.__stage.show(id, mode), [
        story,
        theme,
      ] as const)
      if (problems.length > 0) throw new Error(problems.join('\n'))
      await page.evaluate(() => document.fonts.ready)
      return page
    },
    async close() {
      for (const opened of stages.values()) await (await opened).context().close()
      close()
    },
  }
}

const sizeOf = ({ width }: VisualScene) => ({ width, height: width === 360 ? 780 : 900 })

/** The fixtures are of this day: by the clock of the machine, deadlines that are to come in a picture pass some day. */
const dayOfFixtures = '2026-11-21T02:00:00Z'

/** Runs in the page. The clock goes on from another instant, so many milliseconds away. */
const shiftClock = (milliseconds: number) => {
  const Real = Date
  window.Date = class extends Real {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [Real.now() + milliseconds] : parts) as [number]))
    }
    static override now = () => Real.now() + milliseconds
  } as DateConstructor
}

const openStage = async (browser: Browser, origin: string, locale: string): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  // The scene says how large the window is, not the story.
  await page.exposeFunction('__resize', () => {})
  await page.addInitScript(installStage)
  await page.addInitScript(shiftClock, Date.parse(dayOfFixtures) - Date.now())
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  // Axe examines the stories in a suite of their own.
  await page.evaluate((globals) => window.__stage.begin(globals), {
    locale,
    theme: 'light',
    a11y: { manual: true },
  })
  return page
}

declare global {
  interface Window {
    __stage: {
      begin(globals: Readonly<Record<string, unknown>>): Promise<void>
      show(id: string, theme: string): Promise<{ readonly problems: readonly string[] }>
    }
  }
}
