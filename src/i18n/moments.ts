import { clockAt, type Clock } from '../contract/clock.ts'
import type { Locale } from './locale.ts'

/** Displayed parts of a moment. Days are counted from midnight, hours from 00 to 23. */
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
 * A moment, or a range of two, in a time zone (IANA name). Not the browser's formatter: it follows the browser's locale
 * data, which differ from the server's, and a page that differs from its markup is discarded and rendered again.
 * @throws RangeError for an invalid moment or zone
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
