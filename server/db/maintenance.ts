import type { Log } from './types.ts'

export interface Maintained {
  exec(statement: string): Promise<unknown>
}

export interface MaintenanceTimes {
  /** Milliseconds between checkpoints. */
  everyMs?: number
  now?: () => Date
}

/**
 * The embedded engine has neither checkpointer nor autovacuum: without this its log and tables grow for ever.
 * A checkpoint every five minutes, VACUUM (ANALYZE) once a night after half past three. Gives a stop that waits.
 */
export const maintain = (
  engine: Maintained,
  log: Log,
  { everyMs = 300_000, now = () => new Date() }: MaintenanceTimes = {},
): (() => Promise<void>) => {
  let vacuumAt = nextNight(now())
  let running: Promise<void> = Promise.resolve()
  let busy = false

  const work = async () => {
    try {
      await engine.exec('CHECKPOINT')
      if (now() >= vacuumAt) {
        vacuumAt = nextNight(now())
        await engine.exec('VACUUM (ANALYZE)')
      }
    } catch (error) {
      log.error({ err: error }, 'database maintenance failed')
    } finally {
      busy = false
    }
  }

  const ticker = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
  }, everyMs)
  ticker.unref()

  return async () => {
    clearInterval(ticker)
    await running
  }
}

const nextNight = (from: Date): Date => {
  const night = new Date(from)
  night.setHours(3, 30, 0, 0)
  if (night <= from) night.setDate(night.getDate() + 1)
  return night
}
