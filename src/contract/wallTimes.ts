import { clockAt } from './clock.ts'

/** Moments as fields for date and time have them, `2026-12-01T23:59`, by the clocks of a zone (IANA name). */

/** @throws RangeError for what is no moment or no zone */
export const wallTime = (at: string, timeZone: string): string => wallSecond(at, timeZone).slice(0, 16)

/** The same to the second, `2026-12-01T23:59:59`. @throws RangeError for what is no moment or no zone */
export const wallSecond = (at: string, timeZone: string): string => {
  const { year, month, day, hour, minute, second } = clockAt(at, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

/**
 * The moment at which the clocks of the zone show this, as ISO 8601 in UTC. Where they show it twice, the first one; where they jump over
 * it, the moment as if they had not jumped yet. What is no such text is given back, for the contract to refuse.
 */
export const instantAt = (wall: string, timeZone: string): string => {
  const isWall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(wall)
  const asUtc = Date.parse(`${wall}${wall.length === 16 ? ':00' : ''}Z`)
  if (!isWall || Number.isNaN(asUtc)) return wall
  // The clocks a day earlier and a day later: between them they jump once at most.
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone))
  const exact = candidates.filter((at) => wallSecond(new Date(at).toISOString(), timeZone).startsWith(wall))
  return new Date(exact.length > 0 ? Math.min(...exact) : (candidates[0] ?? asUtc)).toISOString()
}

const dayMs = 86_400_000

/** By how many milliseconds the clocks of the zone are ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = clockAt(at, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}
