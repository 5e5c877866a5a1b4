import { outageOf } from './db/errors.ts'
import type { Log } from './db/types.ts'
import { describeFault } from './shared/faults.ts'

/** Something that only time causes. */
export interface Task {
  /** Named in the log when it fails. */
  readonly name: string
  readonly everyMs: number
  /**
   * Must be able to run on several servers at once. One that goes through rows leaves out those that fail
   * (`server/jobs/rowByRow.ts`); with `only` it tries such a row again.
   */
  readonly work: (only?: string) => Promise<unknown>
}

/** A task that fails again and again is tried more and more rarely, and once a minute in the end. */
const longestPauseMs = 60_000

/**
 * The clock of the server: each task every so often, never twice at a time, and none holds up the others. A task that
 * fails is tried again, after pauses that grow. Gives a stop that waits for what runs.
 */
export const startClock = (tasks: readonly Task[], log: Log): (() => Promise<void>) => {
  const stops = tasks.map((task) => repeat(task, log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

const repeat = ({ name, everyMs, work }: Task, log: Log): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let failures = 0
  let left = 0
  const once = async () => {
    try {
      await work()
      failures = 0
    } catch (error) {
      // An outage was logged when its connections were opened; the task goes on after it.
      if (outageOf(error) === 'away') return
      failures += 1
      left = Math.floor(Math.min(2 ** failures, longestPauseMs / everyMs)) - 1
      log.error({ task: name, failures, fault: describeFault(error) }, 'clock')
    } finally {
      running = null
    }
  }
  const ticker = setInterval(() => {
    if (left > 0) left -= 1
    else running ??= once()
  }, everyMs)
  ticker.unref()
  return async () => {
    clearInterval(ticker)
    await running
  }
}
