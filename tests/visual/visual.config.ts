import { defineConfig } from '@playwright/test'

import { launchOptions } from '../../scripts/lib/chromium.mjs'

/**
 * Chosen stories of the built workshop (`storybook-static`) against the pictures in `baselines/`.
 *
 * New pictures: `npx playwright test -c tests/visual/visual.config.ts --update-snapshots`, on a machine with Noto Sans
 * CJK and Noto Serif CJK. How much may differ is said in visual.spec.ts.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A story without its picture is a failure, not a reason to make one.
  updateSnapshots: 'none',
  // Its scenes share the pages that the preview is loaded in (stage.ts).
  workers: 1,
  // A second attempt is reported as flaky, never as clean.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/reports/visual.json' }],
    ['../support/playwrightCostsReporter.ts'],
  ],
  outputDir: '../../test-results/visual',
  use: { launchOptions: launchOptions() },
})
