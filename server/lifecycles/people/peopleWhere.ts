import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { PaperMark, PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { orders } from '../../db/schema/registration.ts'

/**
 * The registrations of a conference that a filter means, as a condition on `orders`. Lists, counts, bulk actions,
 * campaigns and badges all ask with it, so that a number and its list never differ.
 */
export const peopleWhere = (conferenceId: number, filter: PeopleFilter): SQL =>
  and(
    eq(orders.kind, 'conf'),
    eq(orders.conferenceId, conferenceId),
    filter.q === undefined || filter.q === '' ? undefined : hasWords(filter.q),
    filter.state === undefined ? undefined : eq(orders.state, filter.state),
    (filter.types ?? []).length === 0 ? undefined : inArray(orders.ticketTypeId, filter.types ?? []),
    filter.signed_in === undefined ? undefined : hasCome(filter.signed_in === 'yes'),
    filter.paper === undefined ? undefined : ofPaper[filter.paper],
  ) ?? sql`true`

const hasWords = (words: string): SQL => {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(${orders.no} ilike ${pattern} or ${orders.attendee}->>'name' ilike ${pattern}
    or ${orders.attendee}->>'affiliation' ilike ${pattern} or ${orders.attendee}->>'email' ilike ${pattern}
    or ${orders.attendee}->>'mobile' ilike ${pattern})`
}

const hasCome = (come: boolean): SQL =>
  sql`${come ? sql`` : sql`not`} exists (select 1 from tickets t where t.order_id = ${orders.id} and t.state = 'valid.signed_in')`

const papersOf = (states: SQL): SQL =>
  sql`exists (select 1 from papers p where p.user_id = ${orders.userId} and p.conference_id = ${orders.conferenceId} and ${states})`

const handedIn = sql`p.state <> 'draft'`
const ofPaper: Readonly<Record<PaperMark, SQL>> = {
  none: sql`not ${papersOf(handedIn)}`,
  submitted: papersOf(handedIn),
  accepted: papersOf(sql`(p.state like '%.accepted')`),
}
