import * as z from 'zod/mini'

import { integerField, rowId } from './numbers.ts'
import type { Reason } from './reasons.ts'
import { codeLine, exactText, plainLine, plainText, secretLine } from './text.ts'

const says = (reason: Reason) => reason

/** One line of text: no control characters, bounded. Trimmed. */
export const line = (max: number, empty: Reason = 'required') =>
  plainLine(max, { missing: empty }).check(z.minLength(1, { error: says(empty), abort: true }))

/** A password; otherwise like `line`. */
export const secret = (max: number, empty: Reason) =>
  secretLine(max, { missing: empty }).check(z.minLength(1, { error: says(empty), abort: true }))

/** A code that people type or paste; otherwise like `line`. */
export const typedCode = (max: number, empty: Reason = 'required') =>
  codeLine(max, { missing: empty }).check(z.minLength(1, { error: says(empty), abort: true }))

/** Text of several lines; otherwise like `line`. */
export const paragraphs = (max: number, empty: Reason = 'required') =>
  plainText(max, { missing: empty }).check(z.minLength(1, { error: says(empty), abort: true }))

/** Optional tracking text that login calls carry (LOGIN-09). */
export const optionalLine = (max: number) => z.optional(plainLine(max))

/** Length of search words for lists, in UTF-16 units. */
export const longestQuery = 60

export const positiveId = rowId()

/** Which of the record's versions the sender saw. */
export const version = integerField()

/** Id of a row, or 0 for a new one, which has version 0 and is created once for each key. */
export const idOrNew = integerField()

/** Chosen by the sender: a repeated request has no further effect. */
export const key = line(64)

export const flag = z.pipe(integerField(), z.literal([0, 1], says('invalid')))

/** Comma-joined ids, as the wire has them; empty text is an empty list. */
export const idList = z.pipe(
  exactText(200).check(z.regex(/^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9})*)?$/, says('invalid'))),
  z.transform((text: string) => (text === '' ? [] : text.split(',').map(idOf))),
)

export const page = {
  page: z._default(integerField(1), 1),
  page_size: z._default(integerField(1, 50), 12),
}

export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })

const idOf = (digits: string): number => positiveId.parse(digits)
