import { asc, eq, inArray, isNull, and, sql } from 'drizzle-orm'

import type { ConferenceFile } from '../../../src/contract/conferenceFile.ts'
import { contentKinds } from '../../../src/contract/contentKinds.ts'
import {
  contactKinds,
  fieldsOf,
  hostKinds,
  type EntryField,
  type EntryTexts,
  type HostList,
} from '../../../src/contract/hostEntries.ts'
import { englishFields } from '../../../src/contract/conferenceBasics.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import { meals } from '../../db/schema/admission.ts'
import { hotelRooms } from '../../db/schema/butler.ts'
import { subjects, type conferences } from '../../db/schema/catalogue.ts'
import { conferenceContents } from '../../db/schema/contents.ts'
import { paperSettings } from '../../db/schema/papers.ts'
import { priceTiers, ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { readTemplates } from '../documents/templates.ts'
import { fieldOf, fieldRows } from '../form/readForm.ts'
import { readEntries } from '../hosts/readHosts.ts'
import { pointTextOf } from '../pointColumns.ts'

type Row = typeof conferences.$inferSelect

/** A whole conference as one file (CONF-03). Types and meals that are no longer offered are left out, and so are all people. */
export const readConferenceFile = async (tx: Db | Tx, row: Row): Promise<ConferenceFile> => {
  const wall = (at: Date) => wallSecond(at.toISOString(), row.timeZone)
  const wallOrNone = (at: Date | null) => (at === null ? null : wall(at))
  const [subject] =
    row.subjectId === null ? [] : await tx.select().from(subjects).where(eq(subjects.id, row.subjectId))
  return {
    format: 'symposium.conference',
    version: 1,
    basics: {
      title: row.title,
      eng_title: row.engTitle,
      subject: subject === undefined ? null : { name: subject.name, eng_name: subject.engName },
      place: row.place,
      eng_place: row.engPlace,
      venue: row.venue,
      eng_venue: row.engVenue,
      map_point: pointTextOf(row),
      summary: row.summary,
      eng_summary: row.engSummary,
      stale: englishFields.filter((field) => field !== 'eng_cover_alt' && row.stale.includes(field)),
      time_zone: row.timeZone,
      starts_at: wall(row.startsAt),
      ends_at: wall(row.endsAt),
      registration_opens_at: wallOrNone(row.registrationOpensAt),
      registration_closes_at: wallOrNone(row.registrationClosesAt),
      refund_until: wallOrNone(row.refundUntil),
      certificates_at: wallOrNone(row.certificatesAt),
      submission_deadline: wallOrNone(row.submissionDeadline),
      knock_hours: row.knockHours === 24 || row.knockHours === 72 ? row.knockHours : 0,
    },
    tickets: await ticketsOf(tx, row.id, wallOrNone),
    meals: await mealsOf(tx, row.id, wall),
    hotels: await hotelsOf(tx, row.id, wallOrNone),
    ...(await entriesOf(tx, row.id)),
    form: await formOf(tx, row.id),
    documents: (await readTemplates(tx, row.id))
      .toSorted((a, b) => a.id - b.id)
      .map(({ name, design }) => ({ name, design })),
    texts: await textsOf(tx, row.id),
    papers: await papersOf(tx, row.id),
  }
}

const ticketsOf = async (tx: Db | Tx, conferenceId: number, wall: (at: Date | null) => string | null) => {
  const types = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conferenceId), isNull(ticketTypes.retiredAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  if (types.length === 0) return []
  const ids = types.map(({ id }) => id)
  const tiers = await tx
    .select()
    .from(priceTiers)
    .where(inArray(priceTiers.ticketTypeId, ids))
    .orderBy(sql`${priceTiers.until} asc nulls last`, asc(priceTiers.id))
  return types.map(({ id, name, engName, audience, capacity }) => ({
    ...{ name, eng_name: engName, audience, capacity },
    tiers: tiers
      .filter(({ ticketTypeId }) => ticketTypeId === id)
      .map((tier) => ({
        name: tier.name,
        eng_name: tier.engName,
        until: wall(tier.until),
        amount: tier.amount,
      })),
  }))
}

const mealsOf = async (tx: Db | Tx, conferenceId: number, wall: (at: Date) => string) => {
  const rows = await tx
    .select()
    .from(meals)
    .where(and(eq(meals.conferenceId, conferenceId), isNull(meals.retiredAt)))
    .orderBy(asc(meals.startsAt), asc(meals.id))
  return rows.map(({ name, engName, startsAt, endsAt }) => ({
    ...{ name, eng_name: engName },
    starts_at: wall(startsAt),
    ends_at: wall(endsAt),
  }))
}

const hotelsOf = async (tx: Db | Tx, conferenceId: number, wall: (at: Date | null) => string | null) => {
  const rows = await tx
    .select()
    .from(hotelRooms)
    .where(and(eq(hotelRooms.conferenceId, conferenceId), isNull(hotelRooms.retiredAt)))
    .orderBy(asc(hotelRooms.id))
  return rows.map(({ hotel, engHotel, address, engAddress, room, engRoom, price, quota, ...more }) => ({
    ...{ hotel, eng_hotel: engHotel, address, eng_address: engAddress },
    ...{ room, eng_room: engRoom, price, quota },
    ...{ book_until: wall(more.bookUntil), phone: more.phone, note: more.note, eng_note: more.engNote },
  }))
}

/** In the order in which the file has the fields of each. */
const entriesOf = async (
  tx: Db | Tx,
  conferenceId: number,
): Promise<Pick<ConferenceFile, 'hosts' | 'committees' | 'contacts'>> => {
  const { hosts, committees, contacts } = await readEntries(tx, conferenceId)
  const kindOf = <K extends string>(kinds: readonly K[], { kind }: { kind: string }): K => {
    const known = kinds.find((each) => each === kind)
    if (known === undefined) throw new Error(`an entry is of no kind: ${kind}`)
    return known
  }
  return {
    hosts: hosts.map((each) => ({ kind: kindOf(hostKinds, each), ...textsIn('hosts', each) })),
    committees: committees.map(({ members, ...each }) => ({
      ...textsIn('committees', each),
      members: members.map((member) => textsIn('members', member)),
    })),
    contacts: contacts.map((each) => ({ kind: kindOf(contactKinds, each), ...textsIn('contacts', each) })),
  }
}

const textsIn = <L extends HostList>(list: L, entry: EntryTexts) =>
  Object.fromEntries(fieldsOf[list].map((field: EntryField) => [field, entry[field]])) as Record<
    (typeof fieldsOf)[L][number],
    string
  >

/** Each condition by the place of the question that it is on. */
const formOf = async (tx: Db | Tx, conferenceId: number): Promise<ConferenceFile['form']> => {
  const rows = await fieldRows(tx, conferenceId)
  return rows.map(fieldOf).map(({ condition, options, ...field }) => ({
    ...{ kind: field.kind, name: field.name, eng_name: field.eng_name },
    ...{ help: field.help, eng_help: field.eng_help },
    ...{ is_required: field.is_required, is_hidden: field.is_hidden },
    options: options.map(({ key, name, eng_name, is_hidden }) => ({ key, name, eng_name, is_hidden })),
    condition: condition && {
      field: rows.findIndex(({ id }) => id === condition.field),
      values: [...condition.values],
    },
  }))
}

const textsOf = async (tx: Db | Tx, conferenceId: number) => {
  const rows = await tx
    .select()
    .from(conferenceContents)
    .where(eq(conferenceContents.conferenceId, conferenceId))
  return contentKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ title, engTitle, body, engBody, translatedFrom }) => ({
        ...{ kind, title, body },
        eng_title: engTitle,
        eng_body: engBody,
        translated_from: translatedFrom,
      })),
  )
}

const papersOf = async (tx: Db | Tx, conferenceId: number): Promise<ConferenceFile['papers']> => {
  const [row] = await tx.select().from(paperSettings).where(eq(paperSettings.conferenceId, conferenceId))
  if (row === undefined) return null
  const { rounds, fee, anonymity, discussion, rebuttal } = row
  return {
    ...{ rounds, fee, anonymity, discussion, rebuttal },
    max_rounds: row.maxRounds,
    grace_minutes: row.graceMinutes,
    reviews_needed: row.reviewsNeeded,
    response_days: row.responseDays,
    review_days: row.reviewDays,
    revision_days: row.revisionDays,
    rebuttal_days: row.rebuttalDays,
    rebuttal_length: row.rebuttalLength,
  }
}
