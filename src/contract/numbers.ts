import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'

/** The largest number that a column of type `integer` holds. */
export const largestInteger = 2_147_483_647

/**
 * The base types of every number that comes in, over the socket and the API. Both have bounds, because a number that no
 * column holds fails in the database, and that is a fault of ours instead of an answer about the field.
 */
export const integer = (min = 0, max = largestInteger, reason: Reason = 'invalid') =>
  z.int(reason).check(z.gte(min, reason), z.lte(max, reason))

/** The same where forms and addresses write numbers as text. */
export const integerField = (min = 0, max = largestInteger, reason: Reason = 'invalid') =>
  z.coerce.number(reason).check(z.int(reason), z.gte(min, reason), z.lte(max, reason))

/** The id of a row. A value that no column can hold is read as 0, which no row has, and finds nothing. */
export const rowId = (reason: Reason = 'invalid') =>
  z.pipe(
    z.coerce.number(reason).check(z.int(reason), z.gte(1, reason)),
    z.transform((id: number) => (id > largestInteger ? 0 : id)),
  )
