import { and, eq } from 'drizzle-orm'

import { lifecycleEvents } from '../db/schema/audit.ts'
import { Refused } from '../shared/refused.ts'
import type { Actor, Scope, Wish } from './types.ts'

/**
 * The event that this key has caused before; asked under the lock on the row. A call that chooses its event by the state must choose the same one again
 * when it is repeated, although the state has moved on since. Null: the key is new. A key that has caused another event than
 * one of `among` belongs to another call: `keyReused`, for the answer to that call would hide that this one did nothing.
 */
export const eventOfKey = async (
  { tx }: Scope,
  { userId }: Actor,
  { entity, id, key }: Pick<Wish, 'entity' | 'id'> & { key: string },
  among: readonly string[],
): Promise<string | null> => {
  if (userId === null) return null
  const [row] = await tx
    .select({ event: lifecycleEvents.event })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.actorId, userId),
        eq(lifecycleEvents.key, key),
        eq(lifecycleEvents.entity, entity),
        eq(lifecycleEvents.entityId, id),
      ),
    )
  if (row === undefined) return null
  if (!among.includes(row.event)) throw new Refused('keyReused', { field: 'key' })
  return row.event
}
