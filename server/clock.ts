import { outageOf } from './db/errors.ts'
import type { Log } from './db/types.ts'
import { describeFault } from './shared/faults.ts'

/** Something that only time causes. */
export interface Task {
  /** Named in the log when it fails. */
  readonly name: string
  readonly everyMs: number
  /** Must be able to run on several servers at once. */
  readonly work: () => Promise<unknown>
}

/**
 * The clock of the server: each task every so often, never twice at a time, and none holds up the others. A task that
 * fails is tried again when its time comes. Gives a stop that waits for what runs.
 */
export const startClock = (tasks: readonly Task[], log: Log): (() => Promise<void>) => {
  const stops = tasks.map((task) => repeat(task, log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

const repeat = ({ name, everyMs, work }: Task, log: Log): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  const once = async () => {
    try {
      await work()
    } catch (error) {
      // That the database is away was said where its connections are opened.
      if (outageOf(error) !== 'away') log.error({ task: name, fault: describeFault(error) }, 'clock')
    } finally {
      running = null
    }
  }
  const ticker = setInterval(() => {
    running ??= once()
  }, everyMs)
  ticker.unref()
  return async () => {
    clearInterval(ticker)
    await running
  }
}
