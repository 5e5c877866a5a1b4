import { sql } from 'drizzle-orm'

import { priceTiers } from './schema/registration.ts'

/** Tiers in the order in which they hold; the one without an end is the last. */
export const inOrder = sql`${priceTiers.until} asc nulls last`
