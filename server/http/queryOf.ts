import type { Context } from 'hono'
import * as z from 'zod/mini'

import { Refused } from '../shared/refused.ts'

/** The fields of a query that the schema knows, as it reads them; an empty one counts as absent. @throws Refused, naming the field */
export const queryOf = <Schema extends z.ZodMiniObject>(c: Context, schema: Schema): z.output<Schema> => {
  const given = Object.entries(c.req.query()).filter(([name, value]) => name in schema.shape && value !== '')
  const parsed = z.safeParse(schema, Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw new Refused('invalid', { field: String(parsed.error.issues[0]?.path[0] ?? '') })
}
