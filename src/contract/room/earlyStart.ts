/** A start that is further ahead than this is likely a slip, milliseconds: the end of a live is final. */
export const earlyMs = 60 * 60 * 1000

/**
 * Whether starting a live now needs a confirmation (LIVE-01). `startsAt`: ISO 8601, null: not known; `now`:
 * milliseconds since 1970.
 */
export const isEarlyStart = (startsAt: string | null, now: number): boolean =>
  startsAt !== null && Date.parse(startsAt) - now > earlyMs
