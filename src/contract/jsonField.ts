import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { atMost } from './text.ts'

const says = (reason: Reason) => reason

/** A value of `schema` as JSON in the field of a form, at most `max` UTF-16 units of it. */
export const jsonField = <T extends z.ZodMiniType>(schema: T, max: number) =>
  z.pipe(
    z.pipe(
      z
        .string(says('required'))
        .check(z.minLength(1, { error: says('required'), abort: true }), ...atMost(max, 'tooLong')),
      z.transform((json: string, context): unknown => {
        try {
          return JSON.parse(json)
        } catch {
          context.issues.push({ code: 'custom', message: says('invalid'), input: json })
          return z.NEVER
        }
      }),
    ),
    schema,
  )
