import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './scripts/lib/chromium.mjs'
import { shared } from './scripts/vite/shared.ts'
import { isDeep } from './tests/support/deep.ts'

const walks = ['tests/flows/walks.test.tsx']

export default defineConfig({
  ...shared(),
  // Discovered late, these would make the dev server reload in the middle of a test.
  optimizeDeps: {
    include: [
      '@ark-ui/react/dialog',
      '@ark-ui/react/toast',
      '@testing-library/dom',
      '@testing-library/user-event',
      'storybook/test',
      '@simplewebauthn/browser',
      '@xstate/react',
      'dompurify',
      'hls.js',
      'msw',
      'msw/browser',
      'pdfjs-dist',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-intl',
      'styled-components',
      'qr/decode.js',
      'uqr',
      'wouter',
      'xstate',
      'xstate/graph',
      'zod/mini',
    ],
  },
  test: {
    name: 'flows',
    include: ['tests/flows/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    setupFiles: ['tests/support/insertRules.setup.ts'],
    // The environment of this process is not there in a browser.
    provide: { isDeep },
    // A second attempt is reported as flaky, never as clean.
    retry: process.env['CI'] ? 1 : 0,
    // One page for many files: each test closes its stage and leaves the browser as it found it.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      // Two pages at a time; each takes about as long as the other.
      instances: [
        { browser: 'chromium', name: 'pages', exclude: walks },
        { browser: 'chromium', name: 'walks', include: walks },
      ],
    },
  },
})
