import type { Reporter, TestModule } from 'vitest/node'

import { writeCosts } from './writeCosts.ts'

/** Costs of each test file: processor seconds if its suite measures them, else seconds. */
export default class CostsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) =>
    writeCosts(Object.fromEntries(modules.map((module) => [module.relativeModuleId, secondsOf(module)])))
}

const secondsOf = (module: TestModule): number => {
  const { collectDuration, duration } = module.diagnostic()
  return module.meta().cpuSeconds ?? (collectDuration + duration) / 1000
}
