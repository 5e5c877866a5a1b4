import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the process, from before a file of tests is read until its last hook, for tests/support/costsReporter.ts. */
    cpuSeconds?: number
  }
}

// Run again for each file. Files of a process run one after the other; processes that a test starts are not counted.
const begun = process.cpuUsage()
// oxlint-disable-next-line no-empty-pattern -- Vitest takes nothing but a pattern here.
afterAll(({}, { file }) => {
  const { user, system } = process.cpuUsage(begun)
  file.meta.cpuSeconds = (user + system) / 1_000_000
})
