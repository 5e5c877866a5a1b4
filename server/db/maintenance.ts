import type { Log } from './types.ts'

export interface Maintained {
  exec(statement: string): Promise<unknown>
  /** Bytes of log since the last checkpoint: what a start after a kill has to replay. */
  logBytes(): Promise<number>
  /** Whether a backup copies the files: a checkpoint would remove parts of the log that the copy needs. */
  isHeld?(): boolean
}

/** For `logBytes`: one number. */
export const logBytesQuery =
  'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()'

/** 6 ms of processor time a megabyte: replayed in a quarter of the time of a clean start. */
const mostLogBytes = 32 * 1024 * 1024

export interface MaintenanceTimes {
  /** Milliseconds between checkpoints. */
  everyMs?: number
  /** Milliseconds between looks at how much log there is. */
  lookMs?: number
  now?: () => Date
}

/**
 * The embedded engine has neither checkpointer nor autovacuum: without this its log and tables grow for ever.
 * A checkpoint every five minutes, or once there is so much log that a start after a kill would take twice as long; VACUUM (ANALYZE) once a night after half past three. Gives a stop that waits.
 */
export const maintain = (
  engine: Maintained,
  log: Log,
  { everyMs = 300_000, lookMs = 3000, now = () => new Date() }: MaintenanceTimes = {},
): (() => Promise<void>) => {
  let vacuumAt = nextNight(now())
  let running: Promise<void> = Promise.resolve()
  let busy = false

  let checkpointAt = now().getTime() + everyMs

  const work = async () => {
    try {
      const isTime = now().getTime() >= checkpointAt
      if (!isTime && (await engine.logBytes()) < mostLogBytes) return
      // Asked last: the copy may have begun while the log was measured.
      if (engine.isHeld?.() === true) return
      checkpointAt = now().getTime() + everyMs
      await engine.exec('CHECKPOINT')
      if (isTime && now() >= vacuumAt) {
        vacuumAt = nextNight(now())
        await engine.exec('VACUUM (ANALYZE)')
      }
    } catch (error) {
      log.error({ err: error }, 'database maintenance failed')
    } finally {
      busy = false
    }
  }

  const ticker = setInterval(
    () => {
      if (busy) return
      busy = true
      running = work()
    },
    Math.min(lookMs, everyMs),
  )
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
