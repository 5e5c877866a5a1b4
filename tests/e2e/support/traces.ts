import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

import { createLineCounter } from '../../../workbench/core/coverage/createLineCounter.ts'
import type { LineCounter } from '../../../workbench/core/coverage/createLineCounter.ts'
import { createTracer } from '../../../workbench/core/coverage/createTracer.ts'
import type { TraceLine } from '../../../workbench/core/coverage/trace.types.ts'
import { machines } from '../../../src/machines/registry.ts'

export type WorkerTraces = LineCounter

/** Folder of the workers' counts, until the reporter adds them up. */
export const partsFolder = '.cache/coverage/e2e'

/**
 * Pages of this context tell what their machines do. Each line leaves the page at once, so that it is known even when
 * the page is gone with the next click.
 */
export const traceInto = async (context: BrowserContext, { add }: WorkerTraces) => {
  await context.exposeBinding('__traceLines', (_source, lines: readonly TraceLine[]) => add(lines))
  await context.addInitScript(inspectorScript)
}

export const tracesOfWorker = async (index: number, use: (traces: WorkerTraces) => Promise<void>) => {
  const counter = createLineCounter()
  await use(counter)
  mkdirSync(partsFolder, { recursive: true })
  // Both of two runs that are added up have a first worker.
  const run = process.env['E2E_GOES_ON'] === '1' ? 'second' : 'first'
  writeFileSync(join(partsFolder, `${run}-${index}.json`), JSON.stringify(counter.lines()))
}

// A page that closes cannot take the answer any more, which is no fault.
const inspectorScript = `{
  const createTracer = ${createTracer.toString()}
  const write = (lines) => void globalThis.__traceLines(lines).catch(() => {})
  globalThis.__SYMPOSIUM_INSPECT__ = createTracer(${JSON.stringify(Object.keys(machines))}, write)
}`
