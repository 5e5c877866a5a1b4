import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Nothing may hold the event loop for longer, in milliseconds: everybody else's requests wait as long. */
export const longestHold = 200

/**
 * Longest stretch that a work holds the event loop, in milliseconds of processor time: other programs of the machine
 * do not count. The garbage of earlier tests may be collected at any moment, so the work is repeated while
 * it seems too long, and its best run counts.
 */
export const longestPause = async (work: () => Promise<unknown>, attempts = 4): Promise<number> => {
  let least = Infinity
  for (let attempt = 0; attempt < attempts && least > longestHold; attempt += 1) {
    least = Math.min(least, await measured(work))
  }
  return least
}

const resolution = 5

const measured = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let last = used()
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, resolution)
  try {
    await work()
    // The last stretch is seen by the look after it.
    await pause(4 * resolution)
  } finally {
    clearInterval(timer)
  }
  return longest
}

/** Linux's counters for the thread of the event loop, in nanoseconds: its number is that of the process. */
const counted = `/proc/self/task/${process.pid}/schedstat`

/** Milliseconds of processor time of this thread; elsewhere than on Linux, of any time. */
const used = existsSync(counted)
  ? () => Number(readFileSync(counted, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now()
