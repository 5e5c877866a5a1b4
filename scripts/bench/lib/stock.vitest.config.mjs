import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from '../../lib/chromium.mjs'
import { root } from '../../lib/root.mjs'

/** Configuration that Storybook's documentation recommends, and nothing else: one language, every file in a page of its own. */
export default defineConfig({
  root,
  plugins: [await storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
