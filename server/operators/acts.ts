import { and, eq, sql } from 'drizzle-orm'

import { auditEvents } from '../db/schema/audit.ts'
import type { Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

/** What an administrator does. The same key of the same person is one act. */
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

/** Whether it was done before. Of two equal requests at once one waits for the other. @throws Refused `keyReused` */
export const wasDone = async (tx: Tx, { actorId, key, entity, entityId, event }: Act): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`act ${actorId} ${key}`}, 0))`)
  const [before] = await tx
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, actorId), eq(auditEvents.key, key)))
  if (before === undefined) return false
  if (before.entity !== entity || before.entityId !== entityId || before.event !== event)
    throw new Refused('keyReused', { field: 'key' })
  return true
}

/** Writes the act down for good, in the transaction of what it changes. `data` holds no personal data but the reason given. */
export const writeDown = async (tx: Tx, act: Act, data: Record<string, unknown>): Promise<void> => {
  const { actorId, requestId, key, entity, entityId, event, at } = act
  await tx.insert(auditEvents).values({ actorId, requestId, key, entity, entityId, event, at, data })
}
