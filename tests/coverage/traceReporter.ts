import type { Reporter, TestCase } from 'vitest/node'

import { createLineCounter } from '../../workbench/core/coverage/createLineCounter.ts'
import type { CountedLine } from '../../workbench/core/coverage/trace.types.ts'
import { writeRecording } from './writeRecording.ts'

/** Adds up what the machines of all tests did. */
export default class TraceReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, _errors, reason) => {
    if (reason === 'interrupted') return
    writeRecording(() => {
      const counter = createLineCounter()
      for (const module of modules) for (const test of module.children.allTests()) counter.add(linesOf(test))
      return counter.lines()
    })
  }
}

/** Lines that the test recorded. */
const linesOf = (test: TestCase): readonly CountedLine[] =>
  (test.meta() as { trace?: CountedLine[] }).trace ?? []
