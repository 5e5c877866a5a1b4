import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { FullResult, Reporter } from '@playwright/test/reporter'

import { createLineCounter } from '../../workbench/core/coverage/createLineCounter.ts'
import { partsFolder } from '../e2e/support/traces.ts'
import { writeRecording } from './writeRecording.ts'

/**
 * Adds up what the workers counted. With E2E_GOES_ON it is added to what the run before has counted. A worker that failed a test
 * is followed by another, with a file of its own.
 */
export default class E2eTraceReporter implements Reporter {
  onBegin() {
    if (process.env['E2E_GOES_ON'] !== '1') rmSync(partsFolder, { recursive: true, force: true })
  }

  onEnd({ status }: FullResult) {
    if (status === 'interrupted') return
    writeRecording(() => {
      const counter = createLineCounter()
      const parts = existsSync(partsFolder) ? readdirSync(partsFolder) : []
      for (const part of parts) counter.add(JSON.parse(readFileSync(join(partsFolder, part), 'utf8')))
      return counter.lines()
    })
  }
}
