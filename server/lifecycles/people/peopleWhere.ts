import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { PaperMark, PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { peopleTerms } from '../../db/schema/people.ts'
import { orders } from '../../db/schema/registration.ts'
import { wantedOf } from './peopleTerms.ts'

/**
 * The registrations of a conference that a filter means, as a condition on `orders`. Lists, counts, bulk actions,
 * campaigns and badges all ask with it, so that a number and its list never differ.
 */
export const peopleWhere = (conferenceId: number, filter: PeopleFilter): SQL =>
  and(
    eq(orders.kind, 'conf'),
    eq(orders.conferenceId, conferenceId),
    filter.q === undefined || filter.q === '' ? undefined : hasWords(conferenceId, filter.q),
    filter.state === undefined ? undefined : eq(orders.state, filter.state),
    (filter.types ?? []).length === 0 ? undefined : inArray(orders.ticketTypeId, filter.types ?? []),
    (filter.tags ?? []).length === 0 ? undefined : hasTag(filter.tags ?? []),
    filter.signed_in === undefined ? undefined : hasCome(filter.signed_in === 'yes'),
    filter.signed_on === undefined ? undefined : hasComeOn(filter.signed_on),
    filter.paper === undefined ? undefined : ofPaper[filter.paper],
    filter.answer === undefined ? undefined : hasAnswer(filter.answer),
  ) ?? sql`true`

/** By the terms that are kept; what has changed a moment ago is compared as it is written. */
const hasWords = (conferenceId: number, q: string): SQL => {
  const wanted = wantedOf(q)
  if (wanted.length === 0) return sql`false`
  const byTerms = sql.join(
    wanted.map((alternatives) => sql`(${sql.join(alternatives.map(hasTerms(conferenceId)), sql` or `)})`),
    sql` and `,
  )
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Two questions, each with its index: together in one condition they have none.
  return sql`${orders.id} in (
    select w.order_id from ${peopleTerms} w where ${byTerms}
    union all
    select o.id from ${peopleTerms} w join ${orders} o on o.id = w.order_id
    where w.terms is null and o.conference_id = ${conferenceId} and (o.no ilike ${pattern}
      or o.attendee->>'name' ilike ${pattern} or o.attendee->>'affiliation' ilike ${pattern}
      or o.attendee->>'email' ilike ${pattern} or o.attendee->>'mobile' ilike ${pattern}))`
}

const hasTerms = (conferenceId: number) => (terms: readonly string[]) =>
  sql`w.terms @> array[${sql.join(
    terms.map((term) => sql`${`${conferenceId}${term}`}`),
    sql`, `,
  )}]::text[]`

const hasTag = (tags: readonly number[]): SQL =>
  sql`exists (select 1 from order_tags g where g.order_id = ${orders.id} and g.tag_id in (${sql.join(
    tags.map((id) => sql`${id}`),
    sql`, `,
  )}))`

/** One option, or one of several that were chosen. */
const hasAnswer = (answer: string): SQL => {
  const [field = '', value = ''] = answer.split(':')
  return sql`${value}::text = any(string_to_array(${orders.answers}->>${`q${field}`}::text, ','))`
}

/** A ticket `t` of the registration with a sign-in; the condition is redundant, so that the index of valid tickets serves. */
export const isSignedIn = sql`t.order_id = ${orders.id} and t.state like 'valid.%' and t.state = 'valid.signed_in'`

/** Whether they have come. */
export const hasCome = (come: boolean): SQL<boolean> =>
  sql<boolean>`${come ? sql`` : sql`not`} exists (select 1 from tickets t where ${isSignedIn})`

/** The day of a sign-in by the clocks `c` of its conference. */
export const dayOfSignIn = sql<string>`to_char(t.signed_at at time zone c.time_zone, 'YYYY-MM-DD')`

const hasComeOn = (day: string): SQL =>
  sql`exists (select 1 from tickets t join conferences c on c.id = t.conference_id where ${isSignedIn} and ${dayOfSignIn} = ${day})`

const papersOf = (states: SQL): SQL =>
  sql`exists (select 1 from papers p where p.user_id = ${orders.userId} and p.conference_id = ${orders.conferenceId} and ${states})`

const handedIn = sql`p.state <> 'draft'`
const ofPaper: Readonly<Record<PaperMark, SQL>> = {
  none: sql`not ${papersOf(handedIn)}`,
  submitted: papersOf(handedIn),
  accepted: papersOf(sql`(p.state like '%.accepted')`),
}

/** Which of these the filter finds a registration by. */
export const paperMark: SQL<PaperMark> = sql<PaperMark>`case when ${ofPaper.accepted} then 'accepted' when ${ofPaper.submitted} then 'submitted' else 'none' end`
