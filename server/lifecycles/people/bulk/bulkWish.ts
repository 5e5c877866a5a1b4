import { and, inArray, lte, sql, type SQL } from 'drizzle-orm'

import type { BulkKind } from '../../../../src/contract/bulkWords.ts'
import type { PeopleFilter } from '../../../../src/contract/peopleFilter.ts'
import type { Reason } from '../../../../src/contract/reasons.ts'
import { orderLifecycle } from '../../../../src/machines/lifecycles/order/order.machine.ts'
import { orders } from '../../../db/schema/registration.ts'
import { peopleWhere } from '../peopleWhere.ts'

/** Kind of the act, and the registrations that it changes. */
export interface BulkWish {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  /** Ids among those of the filter; null: all. */
  readonly ids: readonly number[] | null
  readonly kind: BulkKind
  readonly tag: string
  /** Ticket type to change to, or 0. */
  readonly type: number
  readonly reason: string
}

/** The registrations of the wish, as a condition on `orders`; with `until`, without later ones. */
export const meantBy = ({ conferenceId, filter, ids }: BulkWish, until: number | null = null): SQL =>
  and(
    peopleWhere(conferenceId, filter),
    ids === null ? undefined : inArray(orders.id, [...ids]),
    until === null ? undefined : lte(orders.id, until),
  ) ?? sql`false`

/**
 * Outcome for each registration: `change`, `same` if it is already in that state, or the reason why it is left. Only
 * an order that waits for its money is closed; for the others the lifecycle gives the reason. Only a paid order changes its ticket
 * type, because an unpaid one was agreed to for another type; the number of places is checked separately.
 */
export const outlookOf = (
  { kind, type }: BulkWish,
  tagId: number | null,
): SQL<'change' | 'same' | Reason> => {
  if (kind === 'cancel') {
    const { paid, completed } = orderLifecycle.reasons.states as Readonly<Record<string, Reason>>
    return sql`case ${orders.state} when 'to_be_paid' then 'change' when 'paid' then ${paid}::text
      when 'completed' then ${completed}::text else 'same' end`
  }
  if (kind === 'retype') {
    const { closed } = orderLifecycle.reasons.states as Readonly<Record<string, Reason>>
    return sql`case when ${orders.ticketTypeId} = ${type}::int then 'same'
      when ${orders.state} = 'closed' then ${closed}::text
      when ${orders.state} = 'to_be_paid' then 'orderNotPaid'
      when exists (select 1 from ${orders} other where other.user_id = ${orders.userId} and other.kind = 'conf'
        and other.ticket_type_id = ${type}::int and other.state <> 'closed') then 'alreadyRegistered'
      else 'change' end`
  }
  if (tagId === null) return kind === 'tag' ? sql`'change'` : sql`'same'`
  const [with_, without] = kind === 'tag' ? ['same', 'change'] : ['change', 'same']
  return sql`case when exists (select 1 from order_tags g where g.order_id = ${orders.id} and g.tag_id = ${tagId}::int)
    then ${with_}::text else ${without}::text end`
}
