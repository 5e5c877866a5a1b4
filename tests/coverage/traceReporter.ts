import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Reporter, TestCase } from 'vitest/node'

import { createLineCounter } from '../../.storybook/statechart/coverage/createLineCounter.ts'
import type { CountedLine, Recording } from '../../.storybook/statechart/coverage/trace.types.ts'

/**
 * Leaves what the machines of all tests did in the file that COVERAGE_FILE names. Only `npm test` names one, and only
 * for a suite that runs whole: half a suite would pass for one that misses something.
 */
export default class TraceReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, _errors, reason) => {
    const file = process.env['COVERAGE_FILE']
    if (file === undefined || reason === 'interrupted') return
    const counter = createLineCounter()
    for (const module of modules) for (const test of module.children.allTests()) counter.add(linesOf(test))
    writeRecording(file, counter.lines())
  }
}

/** Sources are what COVERAGE_SOURCES says. */
export const writeRecording = (file: string, lines: readonly CountedLine[]) => {
  const recording: Recording = {
    at: new Date().toISOString(),
    sources: process.env['COVERAGE_SOURCES'] ?? '',
    lines,
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(recording))
}

interface Report {
  readonly type: string
  readonly result: { readonly lines?: readonly CountedLine[] }
}

/** A test keeps its own; a story reports them. */
const linesOf = (test: TestCase): readonly CountedLine[] => {
  const { trace = [], reports = [] } = test.meta() as { trace?: CountedLine[]; reports?: Report[] }
  const told = reports.flatMap(({ type, result }) => (type === 'statechart' ? (result.lines ?? []) : []))
  return [...trace, ...told]
}
