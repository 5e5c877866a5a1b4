import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { baselineFingerprint, fingerprintOf, keepFingerprint } from './fingerprint.ts'
import { scenes } from './scenes.ts'
import type { VisualScene } from './scenes.ts'

/** Share of pixels that may differ: on the machine that made the pictures, none that an eye would notice. */
const strict = 0.002
/** With other fonts or another browser every letter differs; what is left to find is a broken layout. */
const lenient = 0.12

for (const scene of scenes) {
  const { story, locale, theme, width } = scene
  test(`${story} looks as before in ${locale}, ${theme}, ${width} px`, async ({ page }) => {
    await open(page, scene)
    const fingerprint = await fingerprintOf(page)
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) keepFingerprint(fingerprint)
    await expect(page).toHaveScreenshot(`${story}-${locale}-${theme}-${width}.png`, {
      animations: 'disabled',
      maxDiffPixelRatio: fingerprint === baselineFingerprint() ? strict : lenient,
    })
  })
}

/** Shows the story and waits until its play has come to its end. */
const open = async (page: Page, { story, locale, theme, width }: VisualScene) => {
  await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
  // The story's own screen size would be simulated inside this one.
  const globals = `locale:${locale};theme:${theme};viewport:!undefined`
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => {
    const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return phase === 'finished' || phase === 'errored'
  })
  expect(await page.evaluate(() => document.body.className)).not.toContain('sb-show-errordisplay')
  await page.evaluate(() => document.fonts.ready)
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
}
