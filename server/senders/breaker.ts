import { outsides, type Outside } from '../../src/contract/jobs.ts'
import type { Log } from '../db/types.ts'

/** Failures in a row until what is outside counts as not reachable. */
const mostFailures = 3
/** Milliseconds until the first probe, and at most. */
const firstPauseMs = 5000
const longestPauseMs = 60_000

export interface BreakerState {
  /** Milliseconds since 1970. */
  readonly since: number
  readonly nextTryAt: number
  /** In a row. */
  readonly failures: number
  /** Why, by name. */
  readonly fault: string
}

/** Leave to ask what is outside once. One of the two is called when its answer is known. */
interface Leave {
  /** It answered, whatever it said. */
  readonly answered: () => void
  /** It could not be reached; `fault` says why, by name. */
  readonly failed: (fault: string) => void
}

/**
 * Is before something outside of this site that may be unreachable. After three failures in a row nothing is asked any
 * more but one probe at a time, after pauses of 5 to 60 s; the first answer ends that. Each process has its own: what one
 * machine cannot reach another may.
 */
export interface Breaker {
  /** Leave to ask; null: it is known not to answer, and it is not time for a probe. */
  readonly ask: () => Leave | null
  /** Whether `ask` would give leave. */
  readonly admits: () => boolean
  /** Null: it is reachable as far as is known. */
  readonly state: () => BreakerState | null
  /** The next probe may be made at once. */
  readonly tryNow: () => void
}
export type Breakers = Readonly<Record<Outside, Breaker>>

interface BreakerTools {
  readonly now: () => number
  readonly log: Log
}

export const createBreakers = (tools: BreakerTools): Breakers =>
  Object.fromEntries(outsides.map((outside) => [outside, createBreaker(outside, tools)])) as Record<
    Outside,
    Breaker
  >

export const createBreaker = (outside: Outside, { now, log }: BreakerTools): Breaker => {
  let failures = 0
  let open: BreakerState | null = null
  let isProbing = false

  const close = () => {
    failures = 0
    if (open === null) return
    log.info({ outside, since: new Date(open.since).toISOString() }, 'breaker: reached again')
    open = null
  }
  const fail = (fault: string, isProbe: boolean) => {
    // A call that was under way when it opened does not count.
    if (open !== null && !isProbe) return
    failures += 1
    if (failures < mostFailures) return
    const at = now()
    if (open === null)
      log.error({ outside, fault }, 'breaker: cannot be reached; what needs it waits, and is tried again')
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - mostFailures))
    open = { since: open?.since ?? at, nextTryAt: at + pause, failures, fault }
  }
  const admits = () => open === null || (!isProbing && now() >= open.nextTryAt)

  return {
    admits,
    state: () => open,
    tryNow: () => {
      if (open !== null) open = { ...open, nextTryAt: now() }
    },
    ask: () => {
      if (!admits()) return null
      const isProbe = open !== null
      isProbing = isProbe
      const end = () => {
        if (isProbe) isProbing = false
      }
      return {
        answered: () => {
          end()
          close()
        },
        failed: (fault) => {
          end()
          fail(fault, isProbe)
        },
      }
    },
  }
}
