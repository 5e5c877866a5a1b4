import { defineConfig } from '@playwright/test'

import { launchOptions } from '../../scripts/lib/chromium.mjs'

const port = Number(process.env['WORKSHOP_PORT'] || 4595)

/** The built workshop (`storybook-static`), used the way a reviewer uses it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A second attempt is reported as flaky, never as clean.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // A page loads the whole workshop, which takes 20 s where other work runs beside it; what passes does not wait longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/reports/workshop.json' }],
    ['../support/playwrightCostsReporter.ts'],
  ],
  outputDir: '../../test-results/workshop',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions({ shortLived: true }),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Shanghai',
    // Recording makes a page two to three times as slow; by hand: --trace on.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
})
