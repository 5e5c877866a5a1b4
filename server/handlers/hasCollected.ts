import { and, eq } from 'drizzle-orm'

import type { CollectionKind } from '../../src/contract/collection.ts'
import { collections } from '../db/schema/members.ts'
import type { Db } from '../db/types.ts'

/** Whether a member has collected it; no other user has. `userId`: null for a guest. */
export const hasCollected = async (
  db: Db,
  userId: number | null,
  kind: CollectionKind,
  id: number,
): Promise<boolean> => {
  if (userId === null) return false
  const kept = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.kind, kind), eq(collections.targetId, id)))
  return kept.length > 0
}
