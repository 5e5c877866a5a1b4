import { eq } from 'drizzle-orm'

import { conferences } from './schema/catalogue.ts'
import type { Tx } from './types.ts'

/**
 * Those who change one conference, its team, its settings or its lists, are in line here until the transaction ends. Answers the
 * row as it stands then; undefined: there is none. Not "for update": orders refer to the row, and a registration would wait.
 */
export const lockConference = async (
  tx: Tx,
  id: number,
): Promise<typeof conferences.$inferSelect | undefined> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, id)).for('no key update')
  return row
}
