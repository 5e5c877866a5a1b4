import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // One core less than there are is one where there are two; these tests wait as much as they work.
    maxWorkers: 2,
    include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    setupFiles: ['tests/support/seed.ts'],
    unstubGlobals: true,
    restoreMocks: true,
  },
})
