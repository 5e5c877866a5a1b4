import { eq } from 'drizzle-orm'

import { editingOf, type Editing } from '../../../src/contract/paperEditing.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { takesPapers } from './settings.ts'

/** As what the author can edit it now; null: not at all (PAP-05). */
export const editingNow = async (
  tx: Db | Tx,
  { state, conferenceId }: Pick<typeof papers.$inferSelect, 'state' | 'conferenceId'>,
  at: Date,
): Promise<Editing | null> => {
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  return editingOf({ state, isOpen: conference !== undefined && (await takesPapers(tx, conference, at)) })
}
