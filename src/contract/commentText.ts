import * as z from 'zod/mini'

import { commentLimits } from './commentWords.ts'
import { ownLimit } from './limits.ts'
import type { Reason } from './reasons.ts'
import { plainText } from './text.ts'

const says = (reason: Reason) => reason

/** A comment as stored: readable plain text, in one spelling. */
export const commentText = () =>
  // A character is up to two units here, and the input still has the characters that are removed below.
  plainText(commentLimits.text * 4, { missing: 'required' }).check(
    z.overwrite(asKept),
    z.minLength(1, { error: says('required'), abort: true }),
    z.refine((text) => Array.from(text).length <= commentLimits.text, {
      error: says('tooLong'),
      ...ownLimit(commentLimits.text, 'characters'),
    }),
  )

/**
 * Normalised text: one spelling of each character; no marks that change the text direction around a comment; at most
 * one empty line; empty where nothing would be visible.
 */
export const asKept = (text: string): string => {
  const kept = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(turning, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return unseen.test(kept) ? '' : kept
}

/** Embeddings, overrides and isolates of bidirectional text. A mark at a word's end (LRM, RLM) orders that word only. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu

/** Characters that show nothing: spaces, joiners, selectors, fillers, blank patterns. */
const unseen = /^[\s\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]*$/u
