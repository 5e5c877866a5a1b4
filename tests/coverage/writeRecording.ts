import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { CountedLine, Recording } from '../../workbench/core/coverage/trace.types.ts'

/**
 * Leaves what a suite counted in the file that COVERAGE_FILE names. Only `npm test` names one, and only for a suite that
 * runs whole: half a suite would pass for one that misses something. Sources are what COVERAGE_SOURCES says.
 */
export const writeRecording = (count: () => readonly CountedLine[]) => {
  const file = process.env['COVERAGE_FILE']
  if (file === undefined) return
  const recording: Recording = {
    at: new Date().toISOString(),
    sources: process.env['COVERAGE_SOURCES'] ?? '',
    lines: count(),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(recording))
}
