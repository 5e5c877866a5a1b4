import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import type { Curve, Dashboard, PeopleNumber, TodoName } from '../../../src/contract/dashboard.ts'
import { queues, type Queue } from '../../../src/contract/lifecycle.ts'
import { peopleQuery, type PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { doesWork, type TeamPart } from '../../../src/contract/teamParts.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import type { WaysToPay } from '../../../src/contract/waysToPay.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { refunds } from '../../db/schema/payments.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { contentCards } from '../content/contentView.ts'
import { copiedEyes } from '../copy/eyesOn.ts'
import { dayOfSignIn, isSignedIn, peopleWhere } from '../people/peopleWhere.ts'
import { countWaiting, grantsOf, isOpenTo, type Grants } from '../queues.ts'
import { readReadiness } from '../readReadiness.ts'

type Row = typeof conferences.$inferSelect

interface Wish {
  readonly row: Row
  readonly userId: number
  /** Parts of the account there. */
  readonly parts: readonly TeamPart[]
  readonly language: MessageLanguage
  readonly at: Date
  /** How orders can be paid here. */
  readonly ways: WaysToPay
}

/** Open tasks of an account in one conference, and the numbers of its work. */
export const readDashboard = async (tx: Tx, wish: Wish): Promise<Dashboard> => {
  const { row, parts } = wish
  const grants = await grantsOf(tx, wish.userId)
  const seesPeople = doesWork('people', parts)
  return {
    conference_id: row.id,
    publication: row.publication,
    todos: await todosOf(tx, wish, grants),
    people: seesPeople ? await peopleOf(tx, row.id) : null,
    income: parts.includes('organizer') ? await incomeOf(tx, row.id) : null,
    places: seesPeople ? await placesOf(tx, wish) : null,
    sign_ins: seesPeople ? await signInsOf(tx, row.id) : null,
    curve: seesPeople ? await curveOf(tx, wish, grants.conferences) : null,
  }
}

const todosOf = async (
  tx: Tx,
  { row, parts, at, ways }: Wish,
  grants: Grants,
): Promise<Dashboard['todos']> => {
  const isChair = doesWork('run', parts)
  const own: Array<{ name: TodoName; count: number; href: string }> = []
  if (isChair && row.publication === 'draft') {
    const lines = await readReadiness(tx, row, { at, ways })
    const missing = lines.filter(({ is_required, state }) => is_required && state !== 'done').length
    own.push({ name: 'readiness', count: missing, href: `/console/conferencePublication/${row.id}` })
    const open = (await copiedEyes(tx, row, at)).filter(({ is_seen }) => !is_seen).length
    own.push({ name: 'copy', count: open, href: `/organizer/${row.id}#copy-review` })
  }
  for (const queue of queues) {
    if (!isOpenTo(queue, grants)) continue
    own.push({
      name: queue,
      count: await countWaiting(tx, queue, grants, at, row.id),
      href: queueHref(queue, row.id),
    })
  }
  if (doesWork('content', parts) && row.state !== 'ended') {
    const late = (await contentCards(tx, row.id)).filter(
      ({ state, translation }) =>
        state !== 'retired' && (translation === 'missing' || translation === 'stale'),
    )
    own.push({ name: 'translation', count: late.length, href: `/organizer/${row.id}/content` })
  }
  return own.filter((todo) => todo.count > 0)
}

const queueHref = (queue: Queue, conferenceId: number, isSettled = false): string =>
  `/console?queue=${queue}${isSettled ? '&settled=1' : ''}&conference=${conferenceId}`

const peopleHref = (conferenceId: number, filter: PeopleFilter): string =>
  `/organizer/${conferenceId}/people?${peopleQuery(filter)}`

const filters: Readonly<Record<PeopleNumber, PeopleFilter>> = {
  unpaid: { state: 'to_be_paid' },
  paid: { state: 'paid' },
  completed: { state: 'completed' },
  signedIn: { signed_in: 'yes' },
  notSignedIn: { state: 'paid', signed_in: 'no' },
  authors: { paper: 'accepted' },
}

const peopleOf = async (tx: Tx, id: number) => {
  const numbers = []
  for (const [name, filter] of Object.entries(filters) as Array<[PeopleNumber, PeopleFilter]>)
    numbers.push({
      name,
      count: await tx.$count(orders, peopleWhere(id, filter)),
      href: peopleHref(id, filter),
    })
  return numbers
}

const incomeOf = async (tx: Tx, id: number) => {
  const [paid] = await tx
    .select({ sum: sql<number>`coalesce(sum(${orders.amount}), 0)::float8` })
    .from(orders)
    .where(and(eq(orders.conferenceId, id), inArray(orders.state, ['paid', 'completed'])))
  const [back] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.conferenceId, id), eq(refunds.state, 'done')))
  return {
    paid: paid?.sum ?? 0,
    refunded: back?.sum ?? 0,
    href: queueHref('orders', id, true),
    refunded_href: queueHref('refunds', id, true),
  }
}

/** Orders of each ticket type that is sold, paid or, once the conference is over, completed, beside its capacity. */
const placesOf = async (tx: Tx, { row, language }: Wish) => {
  const types = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, row.id), isNull(ticketTypes.retiredAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  // With the end of the conference what was paid is completed.
  const state = row.state === 'ended' ? 'completed' : 'paid'
  const taken = await tx
    .select({ id: orders.ticketTypeId, number: count() })
    .from(orders)
    .where(and(eq(orders.conferenceId, row.id), eq(orders.kind, 'conf'), eq(orders.state, state)))
    .groupBy(orders.ticketTypeId)
  return types.map(({ id, name, engName, capacity }) => ({
    ...{ id, capacity, name: inLanguage(language, name, engName) },
    count: taken.find((each) => each.id === id)?.number ?? 0,
    href: peopleHref(row.id, { state, types: [id] }),
  }))
}

/** Registrations by the day of their sign-in; one with two tickets counts on each of their days. */
const signInsOf = async (tx: Tx, id: number) => {
  const { rows } = (await tx.execute(sql`
    select ${dayOfSignIn} as day, count(distinct t.order_id)::int as count
    from tickets t join conferences c on c.id = t.conference_id join orders on ${isSignedIn}
    where ${peopleWhere(id, {})} and t.signed_at is not null group by 1 order by 1`)) as unknown as {
    rows: Array<{ day: string; count: number }>
  }
  return rows.map(({ day, count: number }) => ({
    ...{ day, count: number },
    href: peopleHref(id, { signed_on: day }),
  }))
}

const curveOf = async (tx: Tx, { row, language, at }: Wish, places: ReadonlyMap<Role, readonly number[]>) => {
  const sourceId = row.copy?.from ?? null
  const isOwn =
    sourceId !== null &&
    [...places].some(([role, ids]) => doesWork('people', [role]) && ids.includes(sourceId))
  const [source] = isOwn ? await tx.select().from(conferences).where(eq(conferences.id, sourceId)) : []
  return {
    own: await daysOf(tx, row),
    earlier:
      source === undefined
        ? null
        : { title: inLanguage(language, source.title, source.engTitle), days: await daysOf(tx, source) },
    today: daysBetween(wallDay(at, row.timeZone), wallDay(row.startsAt, row.timeZone)),
  }
}

/** Registrations that are not closed, by the days of the conference's clocks. */
const daysOf = async (tx: Tx, { id, startsAt, timeZone }: Row): Promise<Curve> => {
  const day = sql<string>`to_char(${orders.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const rows = await tx
    .select({ day, number: count() })
    .from(orders)
    .where(and(eq(orders.conferenceId, id), eq(orders.kind, 'conf'), ne(orders.state, 'closed')))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const first = wallDay(startsAt, timeZone)
  return rows.map((each) => ({ before: daysBetween(each.day, first), count: each.number }))
}

const wallDay = (at: Date, timeZone: string): string => wallSecond(at.toISOString(), timeZone).slice(0, 10)
const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
