import { clockAt } from './clock.ts'
import type { Reason } from './reasons.ts'

/** Moments as fields for date and time have them, `2026-12-01T23:59`, by the clocks of a zone (IANA name). */

/** @throws RangeError for an invalid moment or zone */
export const wallTime = (at: string, timeZone: string): string => wallSecond(at, timeZone).slice(0, 16)

/** The same to the second, `2026-12-01T23:59:59`. @throws RangeError for an invalid moment or zone */
export const wallSecond = (at: string, timeZone: string): string => {
  const { year, month, day, hour, minute, second } = clockAt(at, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

/**
 * The moment of a local time in the zone, as ISO 8601 in UTC. A time that occurs twice means the first one; a skipped
 * time is converted as if the clocks had not changed yet. Any other text is returned unchanged, for the contract to
 * refuse.
 */
export const instantAt = (wall: string, timeZone: string): string => {
  const found = showings(wall, timeZone)
  return found === null ? wall : new Date(found.exact[0] ?? found.unjumped).toISOString()
}

/** Fault of a typed local time: the clocks of the zone skip it. Any other text has none. */
export const wallFault = (wall: string, timeZone: string): Extract<Reason, 'timeSkipped'> | null =>
  showings(wall, timeZone)?.exact.length === 0 ? 'timeSkipped' : null

/** Whether the clocks of the zone show it twice, because they are put back; `instantAt` takes the first. */
export const isShownTwice = (wall: string, timeZone: string): boolean =>
  (showings(wall, timeZone)?.exact.length ?? 0) > 1

/** The same as `instantAt` of a time that a person typed: one that does not exist is given back, and `instant` refuses it as `timeSkipped`. */
export const typedInstant = (wall: string, timeZone: string): string =>
  wallFault(wall, timeZone) === null ? instantAt(wall, timeZone) : wall

/** Null: no such text. `exact`: when the clocks show it, in order; `unjumped`: when they would if they had not jumped yet. */
const showings = (wall: string, timeZone: string): { exact: number[]; unjumped: number } | null => {
  const isWall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(wall)
  const asUtc = Date.parse(`${wall}${wall.length === 16 ? ':00' : ''}Z`)
  // Also no 31st of February.
  if (!isWall || Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wall)) return null
  // The clocks a day earlier and a day later: between them they jump once at most.
  const [unjumped = asUtc, after = asUtc] = [asUtc - dayMs, asUtc + dayMs].map(
    (near) => asUtc - offsetAt(near, timeZone),
  )
  const exact = [...new Set([unjumped, after])].filter((at) =>
    wallSecond(new Date(at).toISOString(), timeZone).startsWith(wall),
  )
  return { exact: exact.toSorted((one, other) => one - other), unjumped }
}

const dayMs = 86_400_000

/** By how many milliseconds the clocks of the zone are ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = clockAt(at, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}
