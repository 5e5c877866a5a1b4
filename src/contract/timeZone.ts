import { clockAt } from './clock.ts'

/** Zone for data without a place of their own. */
export const siteTimeZone = 'Asia/Shanghai'

/** UTC offset of a zone at a moment: `UTC+8`, `UTC-3:30`. @throws RangeError for an invalid moment or zone */
export const zoneOffset = (at: Date | number | string, timeZone: string): string => {
  const { year, month, day, hour, minute, second } = clockAt(at, timeZone)
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  const minutes = Math.round((shown - new Date(at).getTime()) / 60_000)
  const rest = Math.abs(minutes) % 60
  const hours = `${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}`
  return `UTC${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** Whether there is a time zone of this name (IANA), `Asia/Shanghai`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
