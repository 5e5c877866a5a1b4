import { onTestFinished } from 'vitest'

import type { CountedLine } from '../../workbench/core/coverage/trace.types.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Steps of the machines in this test, for tests/coverage/traceReporter.ts. */
    trace?: readonly CountedLine[]
  }
}

/** Asks for the lines when this test is over, after everything that is asked to clean up later than this. */
export const keepTrace = (lines: () => readonly CountedLine[]) =>
  onTestFinished(({ task }) => {
    task.meta.trace = lines()
  })
