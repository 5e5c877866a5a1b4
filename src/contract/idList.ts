import * as z from 'zod/mini'

import { positiveId } from './fields.ts'
import type { Reason } from './reasons.ts'
import { exactText } from './text.ts'

/** Comma-joined ids, each once, at most `most` of them. */
export const idList = (most: number) =>
  z.pipe(
    exactText(most * 11).check(
      z.minLength(1, { error: 'required' satisfies Reason, abort: true }),
      z.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, 'invalid' satisfies Reason),
    ),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(',').map((digits) => positiveId.parse(digits)))]),
      z.array(z.int()).check(z.maxLength(most, 'tooMany' satisfies Reason)),
    ),
  )
