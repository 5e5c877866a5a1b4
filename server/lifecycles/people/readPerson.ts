import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'

import type { Entity } from '../../../src/contract/entity.ts'
import { answerInWords, nameOfField } from '../../../src/contract/formFields.ts'
import type { Person, PersonEvent } from '../../../src/contract/people.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { users } from '../../db/schema/accounts.ts'
import { certificates, mealVouchers, meals, tickets } from '../../db/schema/admission.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import { invoices } from '../../db/schema/invoices.ts'
import {
  bulkActions,
  bulkItems,
  peopleTags,
  personActs,
  type CorrectedPerson,
} from '../../db/schema/people.ts'
import { papers } from '../../db/schema/papers.ts'
import { hotelBookings, orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { answeredQuestions } from '../form/answers.ts'
import { grantsOf, rolesAsReader } from '../rolesOf.ts'
import type { Actor } from '../types.ts'
import { tagsOf } from './readPeople.ts'

type Shown = Omit<Person, 'conference' | 'conference_id' | 'parts'>

/** A registration of this conference, and what its person has there. @throws Refused */
export const readPerson = async (
  tx: Db | Tx,
  actor: Actor,
  { conferenceId, id }: { conferenceId: number; id: number },
  language: MessageLanguage,
): Promise<Shown> => {
  const [row] = await tx
    .select({ order: orders, name: ticketTypes.name, engName: ticketTypes.engName })
    .from(orders)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(and(eq(orders.id, id), eq(orders.conferenceId, conferenceId), eq(orders.kind, 'conf')))
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  const { order } = row
  const whose = { userId: order.userId, conferenceId }
  const grants = await grantsOf(tx, actor)
  const isReader = (entity: Entity) =>
    rolesAsReader(entity, grants, actor, { ownerId: order.userId, conferenceId }).length > 0
  const issued = await tx.select().from(tickets).where(eq(tickets.orderId, id)).orderBy(desc(tickets.id))
  const [ticket] = issued
  const certified = await certificatesOf(tx, whose)
  const { attendee } = order
  return {
    id,
    no: order.no,
    state: order.state as Person['state'],
    closed_reason: order.closedReason,
    attendee: {
      name: attendee.name,
      affiliation: attendee.affiliation,
      position: attendee.position ?? '',
      email: attendee.email,
      mobile: attendee.mobile ?? '',
      student_no: attendee.student_no ?? '',
    },
    answers: await answersOf(tx, order, language),
    type: inLanguage(language, row.name ?? '', row.engName ?? ''),
    amount: order.amount,
    at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    tags: (await tagsOf(tx, [id])).get(id) ?? [],
    ticket:
      ticket === undefined
        ? null
        : {
            id: ticket.id,
            state: ticket.state,
            signed_at: ticket.signedAt?.toISOString() ?? null,
            gate: ticket.gate ?? '',
          },
    papers: await papersOf(tx, whose, isReader('paper'), language),
    stays: await staysOf(tx, whose, language),
    certificates: certified,
    meals: isReader('mealVoucher') ? await mealsOf(tx, id, language) : null,
    invoice: isReader('invoice') ? await invoiceOf(tx, id) : null,
    history: inOrder([
      ...(await bulkActionsOf(tx, id, language)),
      ...(await actsOf(tx, id)),
      ...(await historyOf(tx, {
        order: [id],
        ticket: issued.map((each) => each.id),
        certificate: certified.map((each) => each.id),
      })),
    ]),
  }
}

const inOrder = (events: ReadonlyArray<Omit<PersonEvent, 'id'>>): PersonEvent[] =>
  events
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((event, place) => ({ id: place + 1, ...event }))

interface Whose {
  readonly userId: number
  readonly conferenceId: number
}

const answersOf = async (
  tx: Db | Tx,
  { conferenceId, answers }: Pick<typeof orders.$inferSelect, 'conferenceId' | 'answers'>,
  language: MessageLanguage,
) =>
  (await answeredQuestions(tx, conferenceId, answers, language)).flatMap((question) => {
    const { id, kind, label } = question
    const answer = answerInWords(question, answers[nameOfField(id)] ?? '', { yes: 'yes', no: 'no' })
    return answer === '' ? [] : [{ id, kind, label, answer }]
  })

const papersOf = async (
  tx: Db | Tx,
  { userId, conferenceId }: Whose,
  opens: boolean,
  language: MessageLanguage,
) => {
  const rows = await tx
    .select({ id: papers.id, form: papers.form, state: papers.state })
    .from(papers)
    .where(and(eq(papers.userId, userId), eq(papers.conferenceId, conferenceId), ne(papers.state, 'draft')))
    .orderBy(asc(papers.id))
  return rows.map(({ id, form, state }) => ({
    id,
    title: opens ? inLanguage(language, form.title, form.eng_title) : '',
    mark: state.endsWith('.accepted') ? ('accepted' as const) : ('submitted' as const),
    opens,
  }))
}

const staysOf = async (tx: Db | Tx, { userId, conferenceId }: Whose, language: MessageLanguage) => {
  const rows = await tx
    .select()
    .from(hotelBookings)
    .where(and(eq(hotelBookings.userId, userId), eq(hotelBookings.conferenceId, conferenceId)))
    .orderBy(asc(hotelBookings.checkIn), asc(hotelBookings.id))
  return rows.map((stay) => ({
    id: stay.id,
    hotel: inLanguage(language, stay.hotel, stay.engHotel),
    room: inLanguage(language, stay.room, stay.engRoom),
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    is_cancelled: stay.cancelledAt !== null,
  }))
}

const certificatesOf = (tx: Db | Tx, { userId, conferenceId }: Whose) =>
  tx
    .select({ id: certificates.id, kind: certificates.kind, state: certificates.state })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.conferenceId, conferenceId)))
    .orderBy(asc(certificates.id))

const mealsOf = async (tx: Db | Tx, orderId: number, language: MessageLanguage) => {
  const rows = await tx
    .select({
      id: mealVouchers.id,
      state: mealVouchers.state,
      name: meals.name,
      engName: meals.engName,
    })
    .from(mealVouchers)
    .innerJoin(meals, eq(meals.id, mealVouchers.mealId))
    .where(eq(mealVouchers.orderId, orderId))
    .orderBy(asc(meals.startsAt), asc(mealVouchers.id))
  return rows.map(({ id, state, name, engName }) => ({
    id,
    state,
    name: inLanguage(language, name, engName),
  }))
}

const invoiceOf = async (tx: Db | Tx, orderId: number): Promise<string | null> => {
  const [invoice] = await tx
    .select({ state: invoices.state })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return invoice?.state ?? null
}

/** Roles whose acts are listed; those of the person and of the server are not. */
const organizing: readonly Role[] = ['organizer', 'secretary', 'programme', 'finance', 'staff', 'admin']

const historyOf = async (
  tx: Db | Tx,
  rows: Readonly<Partial<Record<Entity, readonly number[]>>>,
): Promise<Array<Omit<PersonEvent, 'id'>>> => {
  const ofRows = (Object.keys(rows) as Entity[]).flatMap((entity) =>
    rows[entity]?.length === 0
      ? []
      : [
          and(
            eq(lifecycleEvents.entity, entity),
            inArray(lifecycleEvents.entityId, [...(rows[entity] ?? [])]),
          ),
        ],
  )
  const found = await tx
    .select({ entry: lifecycleEvents, by: users.nickname })
    .from(lifecycleEvents)
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .where(and(or(...ofRows), inArray(lifecycleEvents.role, [...organizing])))
    .orderBy(asc(lifecycleEvents.id))
  return found.map(({ entry, by }) => ({
    event: entry.event,
    tag: '',
    role: entry.role,
    by: by ?? '',
    reason: entry.reason,
    at: entry.at.toISOString(),
  }))
}

/** Tags and ticket types that bulk actions changed, also by being taken back. */
const bulkActionsOf = async (
  tx: Db | Tx,
  orderId: number,
  language: MessageLanguage,
): Promise<Array<Omit<PersonEvent, 'id'>>> => {
  const found = await tx
    .select({
      action: bulkActions,
      outcome: bulkItems.outcome,
      tag: peopleTags.name,
      type: ticketTypes.name,
      engType: ticketTypes.engName,
      by: users.nickname,
    })
    .from(bulkItems)
    .innerJoin(bulkActions, eq(bulkActions.id, bulkItems.actionId))
    .leftJoin(peopleTags, eq(peopleTags.id, bulkActions.tagId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, bulkActions.typeId))
    .leftJoin(users, eq(users.id, bulkActions.userId))
    .where(
      and(
        eq(bulkItems.orderId, orderId),
        inArray(bulkItems.outcome, ['done', 'undone', 'kept']),
        // Orders that were closed are in the history of the order itself.
        ne(bulkActions.kind, 'cancel'),
      ),
    )
  return found.flatMap(({ action, outcome, tag, type, engType, by }) => {
    const name = tag ?? inLanguage(language, type ?? '', engType ?? '')
    const event = { tag: name, role: null, by: by ?? '', reason: '' }
    const done = { ...event, event: `people.${action.kind}`, at: action.createdAt.toISOString() }
    if (outcome !== 'undone' || action.undoneAt === null) return [done]
    // The log of acts names the account that undid it.
    return [done, { ...event, by: '', event: 'people.undo', at: action.undoneAt.toISOString() }]
  })
}

/** Acts of the team on the registration. */
const actsOf = async (tx: Db | Tx, orderId: number): Promise<Array<Omit<PersonEvent, 'id'>>> => {
  const rows = await tx
    .select({ act: personActs, by: users.nickname })
    .from(personActs)
    .leftJoin(users, eq(users.id, personActs.userId))
    .where(eq(personActs.orderId, orderId))
    .orderBy(asc(personActs.id))
  return rows.map(({ act: { kind, text, before, after, createdAt }, by }) => ({
    ...{ event: `people.${kind}`, role: null, by: by ?? '', reason: text, at: createdAt.toISOString() },
    tag: before === null || after === null ? '' : changeOf(before, after),
  }))
}

const changeOf = (before: CorrectedPerson, after: CorrectedPerson): string =>
  (['name', 'affiliation'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${before[field]} → ${after[field]}`)
    .join(' · ')
