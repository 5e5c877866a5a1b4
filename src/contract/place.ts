import * as z from 'zod/mini'

import { exactText } from './text.ts'

/** The place of a row in a list: microseconds since 1970 and the id. The list continues after it; absent: from the beginning. */
export const place = z.optional(exactText(27).check(z.regex(/^\d{1,16}\.\d{1,10}$/, 'invalid')))
