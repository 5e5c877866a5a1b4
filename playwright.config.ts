import { defineConfig } from '@playwright/test'

import { launchOptions } from './scripts/lib/chromium.mjs'

const port = Number(process.env['E2E_PORT'] || 4490)

/** Files in which several browsers work at once, most of them with pictures and sound that are made in real time. */
const heavy = /\/(?:journey|live\w*|society)\.test\.ts$/

/** The built site (`npm run build` first) on a copy of the data that a first start leaves. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  // Its default export names the data that the servers of single tests begin with.
  globalSetup: './tests/e2e/support/server.ts',
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'light', testIgnore: heavy },
    // One at a time; `npm test` runs them after the others, because beside anything else on two cores they run out of time.
    { name: 'heavy', testMatch: heavy, workers: 1 },
  ],
  // A second attempt is reported as flaky, never as clean.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Some load a dozen pages, each of which takes five seconds where two other workers run; what passes does not wait longer.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/reports/e2e.json' }],
    ['./tests/coverage/e2eTraceReporter.ts'],
    ['./tests/support/playwrightCostsReporter.ts'],
  ],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions({ shortLived: true }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording makes a page two to three times as slow; by hand: --trace on.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/serve-copy.mjs',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  },
})
