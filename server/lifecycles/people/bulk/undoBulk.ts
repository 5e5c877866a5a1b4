import { and, eq, isNull, sql } from 'drizzle-orm'

import { bulkActions, bulkItems, orderTags } from '../../../db/schema/people.ts'
import type { Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'

export type Action = typeof bulkActions.$inferSelect

/** Why it cannot be taken back now; null: it can. */
export const undoRefusal = ({ undoUntil, undoneAt }: Action, left: number, at: Date) => {
  if (undoUntil === null) return 'bulkFinal' as const
  if (undoneAt !== null) return 'bulkUndone' as const
  if (undoUntil <= at) return 'bulkUndoOver' as const
  return left > 0 ? ('bulkRunning' as const) : null
}

/** Takes tags off or puts them back; registrations that a later act with the same tag has changed stay. @throws Refused */
export const undoTags = async (tx: Tx, { id, conferenceId }: Action, at: Date): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people ${conferenceId}`}, 0))`)
  // Read under the lock: of two at once one finds it done.
  const [action] = await tx.select().from(bulkActions).where(eq(bulkActions.id, id))
  const waiting = and(eq(bulkItems.actionId, id), isNull(bulkItems.outcome))
  const refusal =
    action === undefined ? 'notFound' : undoRefusal(action, await tx.$count(bulkItems, waiting), at)
  if (action === undefined || refusal !== null) throw new Refused(refusal ?? 'notFound')
  const { tagId, kind } = action
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
  await tx.update(bulkActions).set({ undoneAt: at }).where(eq(bulkActions.id, id))
}
