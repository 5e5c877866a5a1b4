/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures are needed. */
import { findEngines } from '../../../scripts/lib/engines.mjs'
import { test as base } from '../../e2e/support/people.ts'
import { expect } from '../../e2e/support/test.ts'
import { startFirefox } from './firefox.ts'
import type { Engine, Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

interface Machine {
  visit(): Promise<Visitor>
  end(): Promise<void>
}

/**
 * `test` with a visitor in the engine of the project. A page that throws, opens a dialog of the browser, breaks the security
 * policy or logs an error fails the test, here as in Chromium.
 */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine; machine: Machine }>({
  // Chromium is the second device here: it is begun only for those who ask for `device` or `person`.
  watched: async ({}, use) => use(undefined),
  engine: ['firefox', { option: true, scope: 'worker' }],
  machine: [
    async ({ engine }, use, { project }) => {
      const machine = await startEngine(engine, String(project.use.baseURL))
      try {
        await use(machine)
      } finally {
        await machine.end()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ machine }, use) => {
    const visitor = await machine.visit()
    try {
      await use(visitor)
      expect(await visitor.faults()).toEqual([])
    } finally {
      await visitor.close()
    }
  },
})

const startEngine = (engine: Engine, site: string): Promise<Machine> => {
  const { firefox, webkit } = findEngines()
  if (engine === 'firefox' && firefox !== undefined) return startFirefox(firefox, site)
  if (engine === 'webkit' && webkit !== undefined) return startWebkit(webkit, site)
  throw new Error(`There is no ${engine} here.`)
}

export { expect }
