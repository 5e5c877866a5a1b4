import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Reporter } from 'vitest/node'

/** Names the tests that passed at their second attempt only, and leaves them in the file that FLAKY_REPORT names. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult: NonNullable<Reporter['onTestCaseResult']> = (test) => {
    if (test.diagnostic()?.flaky === true)
      this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`)
  }

  onTestRunEnd() {
    const file = process.env['FLAKY_REPORT']
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(this.#names))
  }
}
