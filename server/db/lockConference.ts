import { eq } from 'drizzle-orm'

import { conferences } from './schema/catalogue.ts'
import type { Tx } from './types.ts'

/**
 * Changes of one conference, its team, its settings or its lists wait for each other here until the transaction ends. Returns the
 * row as it is then, or undefined. Not "for update": orders refer to the row, and a registration would wait.
 */
export const lockConference = async (
  tx: Tx,
  id: number,
): Promise<typeof conferences.$inferSelect | undefined> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, id)).for('no key update')
  return row
}
