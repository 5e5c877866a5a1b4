import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { exactText } from './text.ts'

/**
 * The base types of every day and instant that comes in. ISO 8601 knows the year 0, PostgreSQL does not, and nothing here
 * happens before 1900 or after 2199.
 */
export const day = (reason: Reason = 'invalid') => z.iso.date(reason).check(z.refine(isInRange, reason))

/** In UTC, as `Date.toISOString` writes it. A local time is the value that `typedInstant` returns for a skipped time. */
export const instant = (reason: Reason = 'invalid') =>
  z.iso
    .datetime({
      error: ({ input }) =>
        typeof input === 'string' && isMinute(input) ? ('timeSkipped' satisfies Reason) : reason,
    })
    .check(z.refine(isInRange, reason))

/** An instant, or the empty text, which becomes null. */
export const optionalInstant = z.pipe(
  exactText(40).check(
    z.check<string>(({ value, issues }) => {
      const [fault] = value === '' ? [] : (instant().safeParse(value).error?.issues ?? [])
      if (fault !== undefined) issues.push({ code: 'custom', message: fault.message, input: value })
    }),
  ),
  z.transform((text: string) => (text === '' ? null : new Date(text).toISOString())),
)

// Both kinds begin with a year of four digits.
const isInRange = (text: string): boolean => text >= '1900' && text < '2200'

/** A minute of this century by some clock, `2026-12-01T23:59`. */
export const isMinute = (text: string): boolean => {
  if (!/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/.test(text)) return false
  const at = new Date(`${text}:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The day a number of days later; negative: earlier. Both as `2026-12-03`. */
export const daysLater = (given: string, days: number): string =>
  new Date(Date.parse(`${given}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
