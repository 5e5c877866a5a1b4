import { describeFault } from '../http/faults.ts'
import { runRefunds } from './refunds.ts'
import { tidyPayments } from './tidy.ts'
import type { PayTools } from './tools.ts'

/** Sends refunds and looks after attempts every `everyMs`, never twice at a time. Gives a stop that waits. */
export const startPayClock = (tools: PayTools, everyMs = 5000): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  const work = async () => {
    try {
      await runRefunds(tools)
      await tidyPayments(tools)
    } catch (error) {
      tools.log.error({ fault: describeFault(error) }, 'payments')
    } finally {
      running = null
    }
  }
  const ticker = setInterval(() => {
    running ??= work()
  }, everyMs)
  ticker.unref()
  return async () => {
    clearInterval(ticker)
    await running
  }
}
