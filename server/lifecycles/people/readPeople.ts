import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'

import { hasOptions, questionIn } from '../../../src/contract/formFields.ts'
import type { PersonCard, PeopleTag } from '../../../src/contract/people.ts'
import type { SavedView } from '../../../src/contract/peopleBulk.ts'
import type { PeopleFilter, RegistrationState } from '../../../src/contract/peopleFilter.ts'
import { orderTags, peopleTags, savedViews } from '../../db/schema/people.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { fieldOf, fieldRows } from '../form/readForm.ts'
import { hasCome, paperMark, peopleWhere } from './peopleWhere.ts'

export interface PeopleWish {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  /** Number of the last registration that is known; null: from the beginning. */
  readonly after: number | null
  readonly limit: number
}

/** Registrations of a conference, the newest first, and how many there are behind `after` or altogether. */
export const readPeople = async (
  tx: Db | Tx,
  { conferenceId, filter, after, limit }: PeopleWish,
  language: MessageLanguage,
): Promise<{ list: PersonCard[]; total: number }> => {
  const where = and(peopleWhere(conferenceId, filter), after === null ? undefined : lt(orders.id, after))
  // A page of everything comes by its index, before all are counted.
  if (filter.q === undefined || filter.q === '')
    return { list: await cardsOf(tx, where, limit, language), total: await tx.$count(orders, where) }
  // To look for words takes the time: they are looked for once, for the page and the number.
  const found = await tx
    .select({ id: orders.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const list = ids.length === 0 ? [] : await cardsOf(tx, inArray(orders.id, ids), limit, language)
  return { list, total: found[0]?.total ?? 0 }
}

const cardsOf = async (
  tx: Db | Tx,
  where: SQL | undefined,
  limit: number,
  language: MessageLanguage,
): Promise<PersonCard[]> => {
  const rows = await tx
    .select({
      id: orders.id,
      no: orders.no,
      attendee: orders.attendee,
      state: orders.state,
      name: ticketTypes.name,
      engName: ticketTypes.engName,
      signedIn: hasCome(true).mapWith(Boolean),
      paper: paperMark,
      at: orders.createdAt,
    })
    .from(orders)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
  const tags = await tagsOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, no, attendee, state, name, engName, signedIn, paper, at }) => ({
    id,
    no,
    name: attendee.name,
    affiliation: attendee.affiliation,
    state: state as RegistrationState,
    type: inLanguage(language, name ?? '', engName ?? ''),
    signed_in: signedIn,
    paper,
    tags: tags.get(id) ?? [],
    at: at.toISOString(),
  }))
}

/** Tags in use. */
export const tagsOfConference = (tx: Db | Tx, conferenceId: number): Promise<PeopleTag[]> =>
  tx
    .select({ id: peopleTags.id, name: peopleTags.name })
    .from(peopleTags)
    .where(
      and(
        eq(peopleTags.conferenceId, conferenceId),
        sql`exists (select 1 from ${orderTags} where ${orderTags.tagId} = ${peopleTags.id})`,
      ),
    )
    .orderBy(asc(sql`lower(${peopleTags.name})`))

export const viewsOfConference = (tx: Db | Tx, conferenceId: number): Promise<SavedView[]> =>
  tx
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.conferenceId, conferenceId))
    .orderBy(asc(sql`lower(${savedViews.name})`))

export const typesOfConference = async (tx: Db | Tx, conferenceId: number, language: MessageLanguage) =>
  (
    await tx
      .select()
      .from(ticketTypes)
      .where(eq(ticketTypes.conferenceId, conferenceId))
      .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  ).map(({ id, name, engName, retiredAt }) => ({
    ...{ id, name: inLanguage(language, name, engName), is_sold: retiredAt === null },
  }))

/** Those by whose answers people can be filtered. */
export const questionsOfConference = async (tx: Db | Tx, conferenceId: number, language: MessageLanguage) =>
  (await fieldRows(tx, conferenceId))
    .filter(({ kind }) => hasOptions(kind) || kind === 'yes_no')
    .map((row) => questionIn(fieldOf(row), language))
    .map(({ id, kind, label, options }) => ({
      ...{ id, kind, label },
      options: options.map((option) => ({ key: option.key, label: option.label })),
    }))

export const tagsOf = async (tx: Db | Tx, ids: readonly number[]): Promise<Map<number, PeopleTag[]>> => {
  const tags = new Map<number, PeopleTag[]>()
  if (ids.length === 0) return tags
  const rows = await tx
    .select({ orderId: orderTags.orderId, id: peopleTags.id, name: peopleTags.name })
    .from(orderTags)
    .innerJoin(peopleTags, eq(peopleTags.id, orderTags.tagId))
    .where(inArray(orderTags.orderId, [...ids]))
    .orderBy(asc(sql`lower(${peopleTags.name})`))
  for (const { orderId, ...tag } of rows) tags.set(orderId, [...(tags.get(orderId) ?? []), tag])
  return tags
}
