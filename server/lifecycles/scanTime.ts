import type { Wish } from './types.ts'

/** A gate that was offline may tell of its scans so much later; until then nothing runs out. */
export const reportSeconds = 24 * 3600

/** When a scan was made. A device whose clock is ahead made it now. */
export const timeOfScan = (event: Wish['event'] | undefined, now: Date): Date => {
  const at = typeof event?.['at'] === 'string' ? new Date(event['at']) : now
  return at < now ? at : now
}
