import * as z from 'zod/mini'

import { ownLimit } from './limits.ts'
import type { Reason } from './reasons.ts'
import { codeOf, lineOf } from './spelling.ts'

interface TextReasons {
  /** Reason for a value that is no text. */
  readonly missing?: Reason
  readonly tooLong?: Reason
  /** Normalises the spelling; by default as every line. */
  readonly spelling?: (text: string) => string
}

/**
 * The base types of every incoming text, over the socket and the API. A plain `z.string()` would accept U+0000, which
 * PostgreSQL refuses, so that one message could undo the transaction that it shares with others. Both trim, a line is kept in
 * one spelling (`spelling.ts`), and both take the empty text: add `z.minLength(1, …)` where something has to be there.
 */
export const plainLine = (max: number, reasons: TextReasons = {}) =>
  bounded(max, { spelling: lineOf, ...reasons }).check(
    z.refine((text) => !notInLine.test(text), says('invalidCharacter')),
  )

/** A code that people type or paste. */
export const codeLine = (max: number, reasons: TextReasons = {}) =>
  plainLine(max, { ...reasons, spelling: codeOf })

/** A line in which every character counts, except blanks at the ends: a password. */
export const secretLine = (max: number, reasons: TextReasons = {}) =>
  plainLine(max, { ...reasons, spelling: trimmed })

/** Text of several lines: line breaks and tabs are allowed. */
export const plainText = (max: number, reasons: TextReasons = {}) =>
  bounded(max, reasons).check(z.refine((text) => !notInText.test(text), says('invalidCharacter')))

/** Without trimming: for texts that are compared or parsed character by character (tokens, session descriptions). */
export const exactText = (max: number) =>
  z.string(says('invalid')).check(
    ...atMost(max, 'tooLong'),
    z.refine((text) => !notInText.test(text), says('invalidCharacter')),
  )

/**
 * A file as a data address. Its alphabet is checked by the decoder; its size is bounded by the server's limit for the
 * body, in bytes.
 */
export const fileAddress = () =>
  z
    .string(says('required'))
    .check(z.minLength(1, says('required')), z.maxLength(80 * 1024 * 1024, says('bodyTooLarge')))

const trimmed = (text: string): string => text.trim()

const bounded = (
  max: number,
  { missing = 'invalid', tooLong = 'tooLong', spelling = trimmed }: TextReasons,
) => z.string(says(missing)).check(z.overwrite(spelling), ...atMost(max, tooLong))

/** In UTF-16 units, as browsers count in fields; `z.maxLength` counts code points, and stays because descriptions of the API read it. */
export const atMost = (max: number, reason: Reason) =>
  [
    z.maxLength(max, { error: says(reason), abort: true }),
    z.refine<string>((text) => text.length <= max, { error: says(reason), abort: true, ...ownLimit(max) }),
  ] as const

/** Control characters, halves of surrogate pairs, and the two numbers that are no characters. */
const notInText = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
const notInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u

const says = (reason: Reason) => reason
