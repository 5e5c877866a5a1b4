import type { Locale } from './locale.ts'

/** What is said of a moment. Days are counted from midnight, hours from 00 to 23. */
export type MomentShape = DateShape & TimeShape

interface DateShape {
  /** `long` differs in English only: November instead of Nov. */
  readonly dateStyle?: 'medium' | 'long'
  readonly year?: 'numeric'
  readonly month?: 'short'
  readonly day?: 'numeric'
}

interface TimeShape {
  /** To the minute or to the second. */
  readonly timeStyle?: 'short' | 'medium'
  readonly hour?: '2-digit'
  readonly minute?: '2-digit'
  readonly hourCycle?: 'h23'
}

/**
 * A moment, or a range of two, at the clocks of a time zone (IANA name). Not the browser's formatter: it follows the
 * browser's locale data, which are not the server's, and a page that reads otherwise than its markup is thrown away and
 * drawn anew. @throws RangeError for what is no moment or no zone
 */
export const formatMoment = (
  at: Date | number | string,
  until: Date | number | string | undefined,
  shape: MomentShape,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string => {
  const from = clockAt(at, timeZone)
  const words = wordsOf[locale]
  const isLong = shape.dateStyle === 'long'
  const hasDate = shape.dateStyle !== undefined || shape.day !== undefined
  const hasTime = shape.timeStyle !== undefined || shape.hour !== undefined
  const hasYear = shape.dateStyle !== undefined || shape.year !== undefined
  const time = (clock: Clock) =>
    [clock.hour, clock.minute, ...(shape.timeStyle === 'medium' ? [clock.second] : [])]
      .map(twoDigits)
      .join(':')
  const say = (clock: Clock, withYear: boolean) =>
    [hasDate && words.date(clock, withYear, isLong), hasTime && time(clock)]
      .filter((part) => part !== false)
      .join(words.beforeTime)

  if (until === undefined) return say(from, hasYear)
  const to = clockAt(until, timeZone)
  const isSameYear = from.year === to.year
  const isSameDay = isSameYear && from.month === to.month && from.day === to.day
  if (isSameDay && !hasTime) return say(from, hasYear)
  if (isSameDay) return time(from) === time(to) ? say(from, hasYear) : `${say(from, hasYear)} – ${time(to)}`
  // Without the year the second would seem to be before the first.
  if (!isSameYear || !hasDate)
    return `${say(from, hasDate && !isSameYear)} – ${say(to, hasDate && !isSameYear)}`
  return hasTime ? `${say(from, hasYear)} – ${say(to, false)}` : words.days(from, to, hasYear, isLong)
}

interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const long = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const english = ({ month, day }: Clock, isLong: boolean) => `${(isLong ? long : short)[month - 1]} ${day}`

const wordsOf = {
  'zh-CN': {
    beforeTime: ' ',
    date: ({ year, month, day }: Clock, withYear: boolean, _isLong: boolean) =>
      `${withYear ? `${year}年` : ''}${month}月${day}日`,
    /** Two days of one year. */
    days: (from: Clock, to: Clock, withYear: boolean, isLong: boolean) =>
      `${wordsOf['zh-CN'].date(from, withYear, isLong)} – ${from.month === to.month ? '' : `${to.month}月`}${to.day}日`,
  },
  en: {
    beforeTime: ', ',
    date: (clock: Clock, withYear: boolean, isLong: boolean) =>
      `${english(clock, isLong)}${withYear ? `, ${clock.year}` : ''}`,
    days: (from: Clock, to: Clock, withYear: boolean, isLong: boolean) =>
      `${english(from, isLong)} – ${from.month === to.month ? to.day : english(to, isLong)}${withYear ? `, ${to.year}` : ''}`,
  },
} as const

/** What the clocks of a zone show. @throws RangeError for what is no moment or no zone */
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
  // The history of a zone is the browser's to know; of what it says only the numbers are taken, which have one spelling.
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
