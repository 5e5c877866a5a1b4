import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
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
