import { auditEvents } from '../db/schema/audit.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'

/** Appends one event, in the transaction of what it tells about. `data` holds ids and names of ways, no personal data. */
export const audit = async (
  tx: Tx | Db,
  exchange: Pick<Exchange, 'id'>,
  at: Date,
  entity: string,
  entityId: number,
  event: string,
  actorId: number | null,
  data: Record<string, unknown>,
): Promise<void> => {
  await tx
    .insert(auditEvents)
    .values({ entity, entityId: String(entityId), event, actorId, requestId: exchange.id, data, at })
}
