import { and, asc, eq } from 'drizzle-orm'

import type { Entity, LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { lifecycleEvents, type orders } from '../db/commerce.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../http/refused.ts'
import type { MessageLanguage } from '../messages.ts'
import { desks } from './desks/desks.ts'
import { grantsOf, rolesAsReader } from './rolesOf.ts'
import type { Actor, View } from './types.ts'

/** One record as `actor` may see it. Throws `Refused('notFound')` for whoever has no part in it. */
export const readRecord = async (
  view: View,
  actor: Actor,
  { entity, id }: { entity: Entity; id: number },
  language: MessageLanguage,
): Promise<LifecycleRecord> => {
  const { tx } = view
  const desk = desks[entity]
  const grants = await grantsOf(tx, actor)
  const roles = rolesAsReader(entity, grants, actor, await desk.whose(tx, id))
  const row = roles.length === 0 ? null : await desk.load(view, id, actor)
  if (row === null) throw new Refused('notFound')
  const history = await tx
    .select({ entry: lifecycleEvents, by: users.nickname })
    .from(lifecycleEvents)
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .where(and(eq(lifecycleEvents.entity, entity), eq(lifecycleEvents.entityId, id)))
    .orderBy(asc(lifecycleEvents.seq))
  // Whichever table it is, it has this column (`standing` in db/commerce.ts).
  const { id: rowId, createdAt } = desk.table as typeof orders
  const [born] = await tx.select({ at: createdAt }).from(desk.table).where(eq(rowId, id))
  const { title, subtitle, related } = await desk.describe(view, id, language)
  const detail = (await desk.detail?.(view, id, roles, language)) ?? []
  const readable = []
  for (const other of related) {
    const owned = await desks[other.entity].whose(tx, other.id)
    if (rolesAsReader(other.entity, grants, actor, owned).length > 0) readable.push(other)
  }
  return {
    entity,
    id,
    version: row.version,
    state: row.state,
    facts: row.facts,
    title,
    subtitle,
    detail: [...detail],
    roles,
    related: readable,
    created_at: born?.at.toISOString() ?? '',
    history: history.map(({ entry, by }) => ({
      seq: entry.seq,
      event: entry.event,
      from: entry.fromState,
      to: entry.toState,
      role: entry.role,
      by: by ?? '',
      reason: entry.reason,
      at: entry.at.toISOString(),
    })),
    // The facts are those of the entity: the desk of each sees to it.
  } as LifecycleRecord
}
