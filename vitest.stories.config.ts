import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './scripts/lib/chromium.mjs'
import { statechartReporter } from './tests/coverage/statechartReporter.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Read by Storybook's plugin: the toolbar as it stands when the stories of an instance start. */
    'storybook/test-initial-globals': { locale: string; viewport?: { value: string; isRotated: boolean } }
  }
}
const globals = 'storybook/test-initial-globals'

/** Every story in a real browser: in Chinese on a desktop, in the longer English on the narrowest screen; both share one server. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // One page for all stories of a language: each starts clean anyway (see .storybook/preview.tsx).
    isolate: false,
    testTimeout: 30_000,
    // A second attempt is reported as flaky, never as clean.
    retry: process.env['CI'] ? 1 : 0,
    reporters: [
      'default',
      './tests/support/flakyReporter.ts',
      './tests/coverage/traceReporter.ts',
      ['json', { outputFile: 'test-results/stories.json' }],
      statechartReporter('test-results/statechart.json'),
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [
        { browser: 'chromium', name: 'zh-CN', provide: { [globals]: { locale: 'zh-CN' } } },
        {
          browser: 'chromium',
          name: 'en phone',
          provide: { [globals]: { locale: 'en', viewport: { value: 'phone', isRotated: false } } },
        },
      ],
    },
  },
})
