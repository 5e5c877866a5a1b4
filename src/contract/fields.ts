import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'

const says = (reason: Reason) => reason

/** One line of text: no control characters, bounded. Trimmed. */
export const line = (max: number, empty: Reason = 'required') =>
  z.string(says(empty)).check(
    z.trim(),
    z.minLength(1, { error: says(empty), abort: true }),
    z.maxLength(max, { error: says('tooLong'), abort: true }),
    z.refine((text) => !hasControlCharacter(text), says('invalidCharacter')),
  )

/** Text of several lines; otherwise like `line`. */
export const paragraphs = (max: number, empty: Reason = 'required') =>
  z.string(says(empty)).check(
    z.trim(),
    z.minLength(1, { error: says(empty), abort: true }),
    z.maxLength(max, { error: says('tooLong'), abort: true }),
    z.refine((text) => !hasControlCharacter(text.replaceAll(/[\r\n\t]/g, ' ')), says('invalidCharacter')),
  )

/** Optional tracking text that login calls carry (LOGIN-09). */
export const optionalLine = (max: number) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(max, { error: says('tooLong'), abort: true }),
      z.refine((text) => !hasControlCharacter(text), says('invalidCharacter')),
    ),
  )

export const positiveId = z.coerce
  .number(says('invalid'))
  .check(z.int(says('invalid')), z.gte(1, says('invalid')))

export const flag = z.pipe(z.coerce.number(says('invalid')), z.literal([0, 1], says('invalid')))

/** Comma-joined ids, as the wire has them; empty text is an empty list. */
export const idList = z.pipe(
  z
    .string()
    .check(
      z.maxLength(200, { error: says('tooLong'), abort: true }),
      z.regex(/^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9})*)?$/, says('invalid')),
    ),
  z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
)

export const page = {
  page: z._default(positiveId, 1),
  page_size: z._default(positiveId.check(z.lte(50, says('invalid'))), 12),
}

export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })

const hasControlCharacter = (text: string) => {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 32 || unit === 127 || unit === 0xfffe || unit === 0xffff) return true
  }
  return /\p{Surrogate}/u.test(text)
}
