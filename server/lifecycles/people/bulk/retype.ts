import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { bulkItems } from '../../../db/schema/people.ts'
import { orders, ticketTypes } from '../../../db/schema/registration.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import { offerNext } from '../../offerNext.ts'
import { lockPlaces, placesLeft } from '../../places.ts'
import type { Scope } from '../../types.ts'
import { meantBy, outlookOf, type BulkWish } from './bulkWish.ts'

/** A ticket type of the conference that is on sale. @throws Refused */
export const mustBeSold = async (tx: Db | Tx, { conferenceId, type }: BulkWish): Promise<void> => {
  const [found] = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(
      and(
        eq(ticketTypes.id, type),
        eq(ticketTypes.conferenceId, conferenceId),
        isNull(ticketTypes.retiredAt),
      ),
    )
  if (found === undefined) throw new Refused('ticketTypeUnknown', { field: 'type' })
}

/** How many change, of those who could: the earliest have the places that are left. */
export const changingOf = async (tx: Db | Tx, type: number, willing: number, at: Date): Promise<number> =>
  Math.min(willing, Math.max(0, await placesLeft(tx, type, { at })))

interface Retyping extends BulkWish {
  readonly actionId: number
  readonly until: number
}

/**
 * Changes the ticket type of what was paid; amounts, orders and tickets stay. The earliest have the places that are left, one for each
 * account, and the others are refused by name. Places that become free are offered to the waiting list.
 */
export const retype = async (scope: Scope, wish: Retyping): Promise<void> => {
  const { tx, now } = scope
  const { actionId, type, until } = wish
  // Orders before places, as everywhere (`lockPlaces`).
  await tx.select({ id: orders.id }).from(orders).where(meantBy(wish, until)).orderBy(orders.id).for('update')
  await lockPlaces(tx, type)
  const most = await changingOf(tx, type, Number.MAX_SAFE_INTEGER, now())
  await tx.execute(sql`
    with asked as (
      select ${orders.id} as id, ${orders.ticketTypeId} as type, ${orders.userId} as user_id, ${outlookOf(wish, null)} as outlook
      from ${orders} where ${meantBy(wish, until)}
    ), firsts as (
      select id, row_number() over (order by id) as place
      from (select min(id) as id from asked where outlook = 'change' group by user_id) f
    )
    insert into ${bulkItems} (action_id, order_id, outcome, refusal, before_type_id)
    select ${actionId}::int, a.id, case when f.place <= ${most} then 'done' else 'refused' end,
      case when a.outlook <> 'change' then a.outlook when f.place is null then 'alreadyRegistered'
        when f.place > ${most} then 'soldOut' end,
      case when f.place <= ${most} then a.type end
    from asked a left join firsts f on f.id = a.id where a.outlook <> 'same'`)
  const changed = and(eq(bulkItems.actionId, actionId), eq(bulkItems.outcome, 'done'))
  await tx.execute(sql`update ${orders} set ticket_type_id = ${type}::int
    where id in (select order_id from ${bulkItems} where ${changed})`)
  const left = await tx
    .selectDistinct({ id: bulkItems.beforeTypeId })
    .from(bulkItems)
    .where(and(changed, isNotNull(bulkItems.beforeTypeId)))
    .orderBy(bulkItems.beforeTypeId)
  for (const { id } of left) await offerPlaces(scope, id)
}

/** Changes them back where they are as they were made and their former type has places; the others stay. */
export const undoRetype = async (
  scope: Scope,
  { actionId, type }: { readonly actionId: number; readonly type: number },
): Promise<void> => {
  const { tx, now } = scope
  const done = and(eq(bulkItems.actionId, actionId), eq(bulkItems.outcome, 'done'))
  await tx.execute(sql`select id from ${orders}
    where id in (select order_id from ${bulkItems} where ${done}) order by id for update`)
  const former = await tx
    .selectDistinct({ id: bulkItems.beforeTypeId })
    .from(bulkItems)
    .where(and(done, isNotNull(bulkItems.beforeTypeId)))
    .orderBy(bulkItems.beforeTypeId)
  for (const { id } of former) {
    if (id === null) continue
    await lockPlaces(tx, id)
    const most = await changingOf(tx, id, Number.MAX_SAFE_INTEGER, now())
    await tx.execute(sql`
      update ${bulkItems} set outcome = 'undone' from (
        select i.order_id, row_number() over (order by i.order_id) as place
        from ${bulkItems} i join ${orders} o on o.id = i.order_id
        where i.action_id = ${actionId}::int and i.outcome = 'done' and i.before_type_id = ${id}::int
          and o.ticket_type_id = ${type}::int and o.state in ('paid', 'completed')
          and exists (select 1 from ${ticketTypes} t where t.id = ${id}::int)
          and not exists (select 1 from ${orders} other where other.user_id = o.user_id and other.kind = 'conf'
            and other.ticket_type_id = ${id}::int and other.state <> 'closed')) m
      where ${bulkItems.actionId} = ${actionId} and ${bulkItems.orderId} = m.order_id and m.place <= ${most}`)
    await tx.execute(sql`update ${orders} set ticket_type_id = ${id}::int where id in (
      select order_id from ${bulkItems}
      where action_id = ${actionId}::int and outcome = 'undone' and before_type_id = ${id}::int)`)
  }
  await tx.update(bulkItems).set({ outcome: 'kept' }).where(done)
  await offerPlaces(scope, type)
}

const offerPlaces = async (scope: Scope, type: number | null) => {
  if (type === null) return
  await lockPlaces(scope.tx, type)
  await offerNext(scope, type)
}
