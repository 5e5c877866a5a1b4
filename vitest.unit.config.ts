import { defineConfig } from 'vitest/config'

import { shared } from './scripts/vite/shared.ts'
import { shownStates } from './scripts/vite/shownStates.ts'
import { statecharts } from './scripts/vite/statecharts.ts'

export default defineConfig({
  ...shared(),
  plugins: [...shared().plugins, statecharts(), shownStates()],
  test: {
    name: 'unit',
    environment: 'node',
    // One core less than there are is one where there are two; these tests wait as much as they work.
    maxWorkers: 2,
    // Each process reads the modules once: no test here changes one, the clock, the environment or what is global.
    isolate: false,
    include: [
      'tests/machines/**/*.test.{ts,tsx}',
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/property/**/*.test.{ts,tsx}',
      'tests/coverage/**/*.test.ts',
    ],
    testTimeout: 20_000,
    setupFiles: ['tests/support/seed.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    // The alias must reach react-intl, which node would otherwise load by itself.
    server: { deps: { inline: [/react-intl/, /@formatjs/, /intl-messageformat/] } },
  },
})
