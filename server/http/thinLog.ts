import type { RequestLog } from './requestLog.ts'

/** Milliseconds for which the same fault is counted and not written. */
const quietMs = 60_000
/** Faults that are counted separately; beyond that all are written. */
const mostKnown = 500

interface Seen {
  since: number
  count: number
  write: (repeated: number) => void
}

/**
 * Log that writes a repeated fault at once, and then once a minute with `repeated`, the number of times
 * since. Lines are the same fault when their message, source (`task`, `kind`, `outside`) and fault are: its name, or
 * kind, code and place. A line without a `fault` is written unchanged.
 */
export const thinLog = (log: RequestLog, now: () => number = Date.now): RequestLog & { stop(): void } => {
  const seen = new Map<string, Seen>()
  const flush = (isEnd: boolean) => {
    const at = now()
    for (const [key, each] of seen) {
      if (!isEnd && at - each.since < quietMs) continue
      if (each.count > 0) each.write(each.count)
      if (each.count === 0 || isEnd) seen.delete(key)
      else Object.assign(each, { since: at, count: 0 })
    }
  }
  const ticker = setInterval(() => flush(false), quietMs / 4)
  ticker.unref()
  const thin = (level: 'warn' | 'error') => (fields: object, message: string) => {
    const key = keyOf(fields, message)
    if (key === null) return log[level](fields, message)
    const found = seen.get(key)
    if (found !== undefined && now() - found.since < quietMs) {
      found.count += 1
      found.write = (repeated) => log[level]({ ...fields, repeated }, message)
      return
    }
    const repeated = found === undefined || found.count === 0 ? 0 : found.count + 1
    log[level](repeated === 0 ? fields : { ...fields, repeated }, message)
    if (found === undefined && seen.size >= mostKnown) return
    seen.set(key, { since: now(), count: 0, write: () => undefined })
  }
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: thin('warn'),
    error: thin('error'),
    isLevelEnabled: (level) => log.isLevelEnabled(level),
    stop: () => {
      clearInterval(ticker)
      flush(true)
    },
  }
}

/** Null: it tells of no fault. */
const keyOf = (fields: object, message: string): string | null => {
  const { fault, task, kind, outside } = fields as Readonly<Record<string, unknown>>
  if (fault === undefined) return null
  if (typeof fault !== 'object' || fault === null)
    return JSON.stringify([message, task, kind, outside, fault])
  const { name, code, constraint, at } = fault as Readonly<Record<string, unknown>>
  return JSON.stringify([
    message,
    ...[task, kind, outside, name, code, constraint],
    Array.isArray(at) ? at[0] : null,
  ])
}
