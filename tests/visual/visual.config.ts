import { defineConfig } from '@playwright/test'

import { launchOptions } from '../../scripts/lib/chromium.mjs'

const port = 4590

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
  fullyParallel: true,
  workers: 2,
  // A second attempt is reported as flaky, never as clean.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/reports/visual.json' }],
    ['../support/playwrightCostsReporter.ts'],
  ],
  outputDir: '../../test-results/visual',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Shanghai',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
})
