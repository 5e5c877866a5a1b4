import { and, asc, count, countDistinct, eq, inArray, type SQL } from 'drizzle-orm'

import { bothLanguages } from '../../../src/contract/inLanguage.ts'
import { isCertificateKind, type DocumentKind } from '../../../src/contract/documents/words.ts'
import type { PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { peopleWhere } from '../people/peopleWhere.ts'

/**
 * Recipients of a filter. A filter without a state means registrations with a place: no badge is printed for an
 * order that was closed or waits to be paid.
 */
const audienceWhere = (conferenceId: number, filter: PeopleFilter): SQL | undefined =>
  and(
    peopleWhere(conferenceId, filter),
    filter.state === undefined ? inArray(orders.state, ['paid', 'completed']) : undefined,
  )

/** How many documents there would be: a certificate is one person's, a badge one order's. */
export const countAudience = async (
  tx: Db | Tx,
  kind: DocumentKind,
  conferenceId: number,
  filter: PeopleFilter,
): Promise<number> => {
  const [row] = await tx
    .select({ total: isCertificateKind(kind) ? countDistinct(orders.userId) : count() })
    .from(orders)
    .where(audienceWhere(conferenceId, filter))
  return row?.total ?? 0
}

export interface Invited {
  readonly orderId: number
  readonly userId: number
  readonly name: string
  readonly attendee: typeof orders.$inferSelect.attendee
  readonly number: string
  readonly ticket: { readonly zh: string; readonly en: string }
}

/** Everybody whom a filter means, by name in the order of pinyin. */
export const readAudience = async (
  tx: Db | Tx,
  kind: DocumentKind,
  conferenceId: number,
  filter: PeopleFilter,
): Promise<Invited[]> => {
  const rows = await tx
    .select({
      orderId: orders.id,
      userId: orders.userId,
      attendee: orders.attendee,
      number: orders.no,
      type: ticketTypes,
    })
    .from(orders)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(audienceWhere(conferenceId, filter))
    .orderBy(asc(orders.id))
  const invited = rows.map(({ orderId, userId, attendee, number, type }): Invited => ({
    ...{ orderId, userId, attendee, number, name: attendee.name },
    ticket: bothLanguages(type?.name ?? '', type?.engName ?? ''),
  }))
  const seen = new Set<number>()
  const each = isCertificateKind(kind)
    ? invited.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
    : invited
  return each.toSorted((a, b) => byPinyin.compare(a.name, b.name) || a.orderId - b.orderId)
}

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
