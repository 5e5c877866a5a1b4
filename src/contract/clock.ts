export interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** Local time in a zone. @throws RangeError for an invalid moment or zone */
export const clockAt = (at: Date | number | string, timeZone: string): Clock => {
  const ms = new Date(at).getTime()
  if (Number.isNaN(ms)) throw new RangeError(`No moment: ${String(at)}`)
  if (timeZone === 'Asia/Shanghai') {
    const shifted = new Date(ms + chinaOffset)
    return {
      year: shifted.getUTCFullYear(),
      month: shifted.getUTCMonth() + 1,
      day: shifted.getUTCDate(),
      hour: shifted.getUTCHours(),
      minute: shifted.getUTCMinutes(),
      second: shifted.getUTCSeconds(),
    }
  }
  // Only the browser knows the history of a zone; only the numbers of its output are used, which have one spelling.
  const said = new Map(
    zoned(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: keyof Clock) => said.get(type) ?? Number.NaN
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    // Some engines begin a day at 24:00.
    hour: part('hour') % 24,
    minute: part('minute'),
    second: part('second'),
  }
}

/** Milliseconds; no summer time since 1991. */
const chinaOffset = 8 * 3_600_000

const known = new Map<string, Intl.DateTimeFormat>()
const zoned = (timeZone: string) => {
  const formatter =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  known.set(timeZone, formatter)
  return formatter
}
