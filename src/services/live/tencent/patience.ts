import { LiveError } from '../../../contract/room/ports.ts'
import type { LiveMessage } from '../../../contract/room/ports.ts'

/**
 * Not every promise of the SDKs settles: offline, a login waits for ever, and so does an entrance that was destroyed.
 * Rejects `LiveError` `timeout` after `ms` milliseconds, and with the signal's reason when it is aborted.
 */
export const within = async <Result>(
  ms: number,
  says: LiveMessage,
  attempt: Promise<Result>,
  signal: AbortSignal | null = null,
): Promise<Result> => {
  const clear = new AbortController()
  const giveUp = new Promise<never>((_, fail) => {
    const timer = setTimeout(() => fail(new LiveError('timeout', says)), ms)
    clear.signal.addEventListener('abort', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => fail(signal.reason as Error), { signal: clear.signal })
  })
  // The losing promise has no other handler.
  attempt.catch(() => {})
  try {
    signal?.throwIfAborted()
    return await Promise.race([attempt, giveUp])
  } finally {
    clear.abort()
  }
}

/** One call at a time, in the order in which they were made: the SDKs do not bear two at once. */
export const createMutex = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(act)
    last = mine.catch(() => {})
    return mine
  }
}
