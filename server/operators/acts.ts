import { and, eq, sql } from 'drizzle-orm'

import { auditEvents } from '../db/schema/audit.ts'
import type { Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

/** Act of an administrator. The same key of the same person is one act. */
export interface Act {
  readonly actorId: number
  readonly requestId: string
  readonly key: string
  readonly entity: string
  readonly entityId: string
  /** `account.locked`. */
  readonly event: string
  readonly at: Date
}

/** Log entry of the same act, if it was done before; null: it was not. @throws Refused `keyReused` */
export const doneBefore = async (
  tx: Tx,
  { actorId, key, entity, entityId, event }: Act,
): Promise<Readonly<Record<string, unknown>> | null> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`act ${actorId} ${key}`}, 0))`)
  const [before] = await tx
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, actorId), eq(auditEvents.key, key)))
  if (before === undefined) return null
  if (before.entity !== entity || before.entityId !== entityId || before.event !== event)
    throw new Refused('keyReused', { field: 'key' })
  return before.data
}

/**
 * Whether it was done before. One of two equal concurrent requests waits for the other. `about`: data that names the row
 * within the entity; about another row the key is refused, because the answer would hide that nothing was done about it.
 * @throws Refused `keyReused`
 */
export const wasDone = async (
  tx: Tx,
  act: Act,
  about: Readonly<Record<string, unknown>> = {},
): Promise<boolean> => {
  const before = await doneBefore(tx, act)
  if (before === null) return false
  if (Object.entries(about).some(([name, value]) => before[name] !== value))
    throw new Refused('keyReused', { field: 'key' })
  return true
}

/** Writes the act down for good, in the transaction of what it changes. `data` holds no personal data but the reason given. */
export const writeDown = async (tx: Tx, act: Act, data: Record<string, unknown>): Promise<void> => {
  const { actorId, requestId, key, entity, entityId, event, at } = act
  await tx.insert(auditEvents).values({ actorId, requestId, key, entity, entityId, event, at, data })
}
