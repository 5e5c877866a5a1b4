import { and, eq, isNull, sql } from 'drizzle-orm'

import { bulkActions, bulkItems, orderTags } from '../../../db/schema/people.ts'
import type { Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { Scope } from '../../types.ts'
import { undoRetype } from './retype.ts'

export type Action = typeof bulkActions.$inferSelect

/** Why it cannot be taken back now; null: it can. */
export const undoRefusal = ({ undoUntil, undoneAt }: Action, left: number, at: Date) => {
  if (undoUntil === null) return 'bulkFinal' as const
  if (undoneAt !== null) return 'bulkUndone' as const
  if (undoUntil <= at) return 'bulkUndoOver' as const
  return left > 0 ? ('bulkRunning' as const) : null
}

/** Takes tags off, puts them back, or gives ticket types back; registrations changed since stay. @throws Refused */
export const undoAction = async (scope: Scope, { id, conferenceId }: Action): Promise<void> => {
  const { tx, now } = scope
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people ${conferenceId}`}, 0))`)
  const at = now()
  // Read under the lock: of two at once one finds it done.
  const [action] = await tx.select().from(bulkActions).where(eq(bulkActions.id, id))
  const waiting = and(eq(bulkItems.actionId, id), isNull(bulkItems.outcome))
  const refusal =
    action === undefined ? 'notFound' : undoRefusal(action, await tx.$count(bulkItems, waiting), at)
  if (action === undefined || refusal !== null) throw new Refused(refusal ?? 'notFound')
  if (action.typeId === null) await undoTags(tx, action)
  else await undoRetype(scope, { actionId: id, type: action.typeId })
  await tx.update(bulkActions).set({ undoneAt: at }).where(eq(bulkActions.id, id))
}

const undoTags = async (tx: Tx, { id, tagId, kind }: Action): Promise<void> => {
  await tx.execute(sql`
    update ${bulkItems} set outcome = case when exists (
        select 1 from ${bulkItems} i join ${bulkActions} a on a.id = i.action_id
        where i.order_id = ${bulkItems.orderId} and i.outcome = 'done' and a.id > ${id}::int and a.tag_id = ${tagId}::int
      ) then 'kept' else 'undone' end
    where ${bulkItems.actionId} = ${id} and ${bulkItems.outcome} = 'done'`)
  const undone = sql`select order_id from ${bulkItems} where action_id = ${id}::int and outcome = 'undone'`
  if (kind === 'tag')
    await tx.execute(sql`delete from ${orderTags} where tag_id = ${tagId}::int and order_id in (${undone})`)
  else
    await tx.execute(sql`insert into ${orderTags} (order_id, tag_id)
      select order_id, ${tagId}::int from (${undone}) u on conflict do nothing`)
}
