import { and, asc, eq } from 'drizzle-orm'

import type { Entity, LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { lifecycleEvents, type orders } from '../db/commerce.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../http/refused.ts'
import type { MessageLanguage } from '../messages.ts'
import { desks } from './desks/desks.ts'
import { rolesOf } from './rolesOf.ts'
import type { Actor, Scope } from './types.ts'

/** One record as `actor` may see it. Throws `Refused('notFound')` for whoever has no part in it. */
export const readRecord = async (
  scope: Scope,
  actor: Actor,
  { entity, id }: { entity: Entity; id: number },
  language: MessageLanguage,
): Promise<LifecycleRecord> => {
  const desk = desks[entity]
  const row = await desk.load(scope, id, actor)
  const roles = row === null ? [] : await rolesOf(scope.tx, actor, row)
  if (row === null || roles.length === 0) throw new Refused('notFound')
  const history = await scope.tx
    .select({ entry: lifecycleEvents, by: users.nickname })
    .from(lifecycleEvents)
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .where(and(eq(lifecycleEvents.entity, entity), eq(lifecycleEvents.entityId, id)))
    .orderBy(asc(lifecycleEvents.seq))
  // Whichever table it is, it has this column (`standing` in db/commerce.ts).
  const { id: rowId, createdAt } = desk.table as typeof orders
  const [born] = await scope.tx.select({ at: createdAt }).from(desk.table).where(eq(rowId, id))
  const { title, subtitle, related } = await desk.describe(scope, id, language)
  const detail = (await desk.detail?.(scope, id, roles, language)) ?? []
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
    related: [...related],
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
