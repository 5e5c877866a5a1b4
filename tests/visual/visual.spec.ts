import { expect, test as base } from '@playwright/test'

import { baselineFingerprint, fingerprintOf, keepFingerprint } from './fingerprint.ts'
import { scenes } from './scenes.ts'
import { openStages } from './stage.ts'
import type { Stages } from './stage.ts'

/** Share of pixels that may differ: on the machine that made the pictures, none that an eye would notice. */
const strict = 0.002
/** With other fonts or another browser every letter differs; what is left to find is a broken layout. */
const lenient = 0.12

/** Scenes follow each other on the pages of their worker; after one that failed the worker is another. */
const test = base.extend<object, { stages: Stages }>({
  stages: [
    async ({ browser }, use) => {
      const stages = await openStages(browser)
      await use(stages)
      await stages.close()
    },
    { scope: 'worker' },
  ],
})

for (const scene of scenes) {
  const { story, locale, theme, width } = scene
  test(`${story} looks as before in ${locale}, ${theme}, ${width} px`, async ({ stages }) => {
    const page = await stages.show(scene)
    const fingerprint = await fingerprintOf(page)
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) keepFingerprint(fingerprint)
    await expect(page).toHaveScreenshot(`${story}-${locale}-${theme}-${width}.png`, {
      animations: 'disabled',
      maxDiffPixelRatio: fingerprint === baselineFingerprint() ? strict : lenient,
    })
  })
}
