import { relative } from 'node:path'

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { writeCosts } from './writeCosts.ts'

/** Costs of each test file: the seconds that its tests take, with every attempt. */
export default class PlaywrightCostsReporter implements Reporter {
  readonly #costs: Record<string, number> = {}

  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    const file = relative(process.cwd(), location.file)
    this.#costs[file] = (this.#costs[file] ?? 0) + duration / 1000
  }

  onEnd() {
    writeCosts(this.#costs)
  }
}
