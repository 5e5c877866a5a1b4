import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'

import { largestAlone } from '../../../src/contract/campaign.ts'
import { peopleFilter } from '../../../src/contract/peopleFilter.ts'
import { users } from '../../db/schema/accounts.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { peopleWhere } from '../people/peopleWhere.ts'

type Fields = Readonly<Record<string, string>>

/** The registrations that a campaign means, as a condition on `orders`. */
export const meant = (conferenceId: number, audience: Fields): SQL =>
  peopleWhere(conferenceId, peopleFilter.parse(audience))

/** Address of mails about a registration: the account's, or the given one; null once the account is deleted. */
export const addressOf = sql<string | null>`case when exists (select 1 from account_deletions gone
  where gone.user_id = ${orders.userId} and gone.state = 'done') then null
  else lower(coalesce(${users.email}, nullif(trim(${orders.attendee}->>'email'), ''))) end`

export interface Reach {
  readonly matching: number
  readonly languages: { readonly zh: number; readonly en: number }
}

/** How many a campaign means, by the language of their accounts. */
export const measure = async (tx: Db | Tx, conferenceId: number, audience: Fields): Promise<Reach> => {
  const rows = await tx
    .select({ language: users.language, people: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(meant(conferenceId, audience))
    .groupBy(users.language)
  const of = (language: 'zh' | 'en') => rows.find((row) => row.language === language)?.people ?? 0
  const languages = { zh: of('zh'), en: of('en') }
  return { matching: languages.zh + languages.en, languages }
}

/** Many recipients, or a mail without an unsubscribe link. */
export const needsSecond = ({ matching }: Reach, isEssential: boolean): boolean =>
  matching > largestAlone || isEssential

const person = {
  orderId: orders.id,
  orderState: orders.state,
  orderNo: orders.no,
  userId: orders.userId,
  name: sql<string>`coalesce(${orders.attendee}->>'name', '')`,
  typeName: ticketTypes.name,
  engTypeName: ticketTypes.engName,
  address: addressOf,
  language: users.language,
}

export type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** Registrations for which the condition holds, the first ones first, with what a mail says of them. */
export const peopleOf = (tx: Db | Tx, condition: SQL | undefined, limit: number) =>
  tx
    .select(person)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(condition)
    .orderBy(asc(orders.id))
    .limit(limit)

export const isOrder = (conferenceId: number, orderId: number): SQL | undefined =>
  and(eq(orders.kind, 'conf'), eq(orders.conferenceId, conferenceId), eq(orders.id, orderId))
