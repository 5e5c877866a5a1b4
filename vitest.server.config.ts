import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * These measure the memory of their process. What earlier files have left in it lets the engine keep more garbage: each is
 * the first in its process, of which there must be as many (`maxWorkers`).
 */
const first = ['notifications/load', 'papers/hostileFiles']
/** Minutes each. Begun last, they would leave the other processes without work at the end. */
const longest = ['db/durability', 'pay/kill', 'lifecycles/walk', 'api/login', 'api/process', 'pay/races']

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = [...first, ...longest].findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
      return at < 0 ? first.length + longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // One more than there are cores: these tests wait as much as they work, for processes that they kill and for databases.
    maxWorkers: 3,
    sequence: { sequencer: InOrder },
    include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Each process reads the modules once: a file closes what it opens, and what it changes is given back.
    isolate: false,
    setupFiles: [
      'tests/support/cpuSeconds.setup.ts',
      'tests/support/outerColumns.setup.ts',
      'tests/support/seed.ts',
    ],
    unstubGlobals: true,
    restoreMocks: true,
  },
})
