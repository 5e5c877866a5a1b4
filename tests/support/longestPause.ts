import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Nothing may hold the event loop for longer, in milliseconds: everybody else's requests wait as long. */
export const longestHold = 200

/**
 * How long a work holds the event loop at a stretch, in milliseconds. Other programs of the machine hold it by chance and
 * never twice at the same place, so the work is repeated while it seems too long, and its best run counts.
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
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  // The first sample needs one before it, and the last stretch is seen by the sample after it.
  await pause(4 * resolution)
  histogram.reset()
  await work()
  await pause(4 * resolution)
  histogram.disable()
  return histogram.max / 1e6
}
