import { and, asc, eq } from 'drizzle-orm'

import type { Entity } from '../../src/contract/entity.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { users } from '../db/schema/accounts.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import type { orders } from '../db/schema/registration.ts'
import { Refused } from '../shared/refused.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { entityAdapters } from './entities/entityAdapters.ts'
import { grantsOf, rolesAsReader } from './rolesOf.ts'
import type { Actor, View } from './types.ts'

/** One record as `actor` may see it. Throws `Refused('notFound')` when the actor has no part in it. */
export const readRecord = async (
  view: View,
  actor: Actor,
  { entity, id }: { entity: Entity; id: number },
  language: MessageLanguage,
): Promise<LifecycleRecord> => {
  const { tx } = view
  const adapter = entityAdapters[entity]
  const grants = await grantsOf(tx, actor)
  const roles = rolesAsReader(entity, grants, actor, await adapter.whose(tx, id))
  const row = roles.length === 0 ? null : await adapter.load(view, id, actor)
  if (row === null) throw new Refused('notFound')
  const history = await tx
    .select({ entry: lifecycleEvents, by: users.nickname })
    .from(lifecycleEvents)
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .where(and(eq(lifecycleEvents.entity, entity), eq(lifecycleEvents.entityId, id)))
    .orderBy(asc(lifecycleEvents.seq))
  // Whichever table it is, it has this column (`statusColumns` in db/schema/columns.ts).
  const { id: rowId, createdAt } = adapter.table as typeof orders
  const [born] = await tx.select({ at: createdAt }).from(adapter.table).where(eq(rowId, id))
  const { title, subtitle, related } = await adapter.describe(view, id, language)
  const detail = (await adapter.detail?.(view, id, roles, language)) ?? []
  const readable = []
  for (const other of typeof related === 'function' ? await related() : related) {
    const owned = await entityAdapters[other.entity].whose(tx, other.id)
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
    // The facts are those of the entity: the adapter of each sees to it.
  } as LifecycleRecord
}
