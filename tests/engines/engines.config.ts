import { defineConfig } from '@playwright/test'

import { launchOptions } from '../../scripts/lib/chromium.mjs'
import { chosenEngines, findEngines } from '../../scripts/lib/engines.mjs'
import type { Engine } from './support/visitor.ts'

const port = Number(process.env['ENGINES_PORT'] || 4690)

/**
 * The built site and its workshop in the engines that this machine has beside Chromium, which is the second device here
 * and the host of lives.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // `npm test` opens one of them, in turn.
  projects: chosenEngines(findEngines()).map((engine) => ({ name: engine, use: { engine } })),
  // The files of one engine after the other in one worker; two engines side by side.
  workers: 2,
  // A second attempt is reported as flaky, never as clean.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/reports/engines.json' }],
    ['../support/playwrightCostsReporter.ts'],
  ],
  outputDir: '../../test-results/engines',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  },
  webServer: {
    command: 'node scripts/serve-copy.mjs',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LIVE_UDP_PORT: '0',
    },
  },
})
