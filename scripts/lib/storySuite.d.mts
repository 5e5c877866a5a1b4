import type { View } from './storyRunner.mjs'

export const suiteViews: readonly View[]

export const runStorySuite: (options: {
  readonly report: string
  readonly attempts?: number
  readonly folder?: string
  readonly words?: readonly string[]
  readonly files?: readonly string[] | null
  readonly recording?: { readonly COVERAGE_FILE: string; readonly COVERAGE_SOURCES: string } | null
  readonly seed?: number | null
}) => Promise<{ readonly passed: number; readonly failed: number; readonly flaky: string[] }>
