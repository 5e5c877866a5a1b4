import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'

import { attendee as attendeeFields, type Attendee } from '../../../src/contract/attendee.ts'
import { longestName } from '../../../src/contract/bulkWords.ts'
import { optionalEmail } from '../../../src/contract/email.ts'
import { optionalLine } from '../../../src/contract/fields.ts'
import {
  importFields,
  mostTagsOfRow,
  type ImportChange,
  type ImportField,
} from '../../../src/contract/peopleImportWords.ts'
import { isCellError, isRounded } from '../../../src/contract/cellText.ts'
import { isReason, type Reason } from '../../../src/contract/reasons.ts'
import { plainLine } from '../../../src/contract/text.ts'
import { isForStudents } from '../../../src/contract/ticketAudience.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orderTags, peopleTags } from '../../db/schema/people.ts'
import type { RowPlan } from '../../db/schema/peopleImports.ts'
import { acceptedAuthors, orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { amountDue, tierAt } from '../../../src/contract/ticketPrice.ts'
import { tiersOf } from '../prices.ts'
import { placesLeft } from '../../lifecycles/places.ts'
import { phoneOf, phoneText } from './contact.ts'
import { countryCodes, entryRefusal } from './registerPerson.ts'
import { sqlState } from '../../db/errors.ts'

export interface SheetLine {
  readonly line: number
  readonly cells: readonly string[]
}

export interface JudgedRow {
  readonly line: number
  readonly change: ImportChange
  readonly plan: RowPlan | null
  readonly orderId: number | null
  readonly fault: Reason | null
  readonly field: ImportField | null
  readonly before: Attendee | null
}

type Open = typeof orders.$inferSelect
type TicketType = typeof ticketTypes.$inferSelect

/**
 * Judges the rows of a sheet by the present registrations; changes nothing. A person is found by the number of the
 * order, else by the phone or the address of the registration or of its account. An empty cell changes nothing.
 */
export const planRows = async (
  tx: Tx,
  conferenceId: number,
  columns: ReadonlyArray<ImportField | null>,
  lines: readonly SheetLine[],
  at: Date,
): Promise<JudgedRow[]> => {
  const world = await worldOf(tx, conferenceId, at)
  const seen = new Set<string>()
  const judged: JudgedRow[] = []
  for (const { line, cells } of lines) {
    const text = (field: ImportField) => {
      const index = columns.indexOf(field)
      return index < 0 ? '' : (cells[index] ?? '')
    }
    judged.push({ line, ...nothing, ...judgeOne(world, seen, text) })
  }
  return judged
}

/** A row that cannot be judged at all is at fault by itself; the others are judged. */
const judgeOne: typeof judge = (...row) => {
  try {
    return judge(...row)
  } catch (cause) {
    if (sqlState(cause) !== null) throw cause
    return error('fault')
  }
}

const nothing = { plan: null, orderId: null, fault: null, field: null, before: null } as const

interface World {
  readonly codes: ReadonlySet<string>
  readonly types: readonly TicketType[]
  /** Reason against any registration. */
  readonly refusal: Reason | null
  readonly byNo: ReadonlyMap<string, Open>
  readonly byContact: ReadonlyMap<string, readonly Open[]>
  readonly tags: ReadonlyMap<number, ReadonlySet<string>>
  /** Phones and addresses of authors with an accepted paper. */
  readonly authors: ReadonlySet<string>
  /** Current price of each type on sale, in fen. */
  readonly prices: ReadonlyMap<number, number>
  /** Places that rows before this one have left, by type. */
  readonly places: Map<number, number>
}

const worldOf = async (tx: Tx, conferenceId: number, at: Date): Promise<World> => {
  const codes = await countryCodes(tx)
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (conference === undefined) throw new Error(`an import of no conference ${conferenceId}`)
  const types = await tx.select().from(ticketTypes).where(eq(ticketTypes.conferenceId, conferenceId))
  const open = await tx
    .select({ order: orders, email: users.email, countryCode: users.countryCode, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.conferenceId, conferenceId), eq(orders.kind, 'conf'), ne(orders.state, 'closed')))
  const byContact = new Map<string, Open[]>()
  for (const { order, email, countryCode, mobile } of open) {
    const own = [
      ...contactsOf(order.attendee, codes),
      ...(email === null ? [] : [email.toLowerCase()]),
      ...(mobile === null ? [] : [`+${countryCode} ${mobile}`]),
    ]
    for (const contact of new Set(own)) byContact.set(contact, [...(byContact.get(contact) ?? []), order])
  }
  const authors = await tx
    .select({ email: users.email, countryCode: users.countryCode, mobile: users.mobile })
    .from(acceptedAuthors)
    .innerJoin(users, eq(users.id, acceptedAuthors.userId))
    .where(eq(acceptedAuthors.conferenceId, conferenceId))
  const tagged = await tx
    .select({ orderId: orderTags.orderId, name: peopleTags.name })
    .from(orderTags)
    .innerJoin(peopleTags, eq(peopleTags.id, orderTags.tagId))
    .where(eq(peopleTags.conferenceId, conferenceId))
  const tags = new Map<number, Set<string>>()
  for (const { orderId, name } of tagged)
    tags.set(orderId, (tags.get(orderId) ?? new Set()).add(name.toLowerCase()))
  const places = new Map<number, number>()
  const prices = new Map<number, number>()
  for (const { id } of types) {
    places.set(id, await placesLeft(tx, id, { at }))
    const tier = tierAt(await tiersOf(tx, id), at.getTime())
    if (tier !== null) prices.set(id, tier.amount)
  }
  return {
    codes,
    types,
    refusal: entryRefusal(conference, at),
    byNo: new Map(open.map(({ order }) => [order.no, order])),
    byContact,
    tags,
    authors: new Set(
      authors.flatMap(({ email, countryCode, mobile }) => [
        ...(email === null ? [] : [email.toLowerCase()]),
        ...(mobile === null ? [] : [`+${countryCode} ${mobile}`]),
      ]),
    ),
    prices,
    places,
  }
}

/** Keys by which a person is found. */
const contactsOf = ({ email, mobile = '' }: Pick<Attendee, 'email' | 'mobile'>, codes: World['codes']) => {
  const phone = phoneOf(mobile, codes)
  return [
    ...(phone === null || 'fault' in phone ? [] : [`+${phone.country} ${phone.mobile}`]),
    ...(email === '' ? [] : [email.toLowerCase()]),
  ]
}

type Judged = Partial<JudgedRow> & Pick<JudgedRow, 'change'>
const error = (fault: Reason, field: ImportField | null = null): Judged => ({ change: 'error', fault, field })

/** Fields whose last digits a spreadsheet program may have taken away. */
const longNumbers = ['no', 'mobile', 'student_no'] as const

const judge = (world: World, seen: Set<string>, text: (field: ImportField) => string): Judged => {
  const faulty = importFields.find((field) => isCellError(text(field)))
  if (faulty !== undefined) return error('cellFaulty', faulty)
  const rounded = longNumbers.find((field) => isRounded(text(field)))
  if (rounded !== undefined) return error('cellRounded', rounded)
  const read = personOf(world, text)
  if ('change' in read) return read
  const { person, tags } = read
  const known = registrationOf(world, text('no'), contactsOf(person, world.codes), text('type'))
  if ('change' in known) return known
  const { order, type } = known
  const judged = order === null ? creation(world, person, tags, type) : change(world, order, person, tags)
  if (judged.change === 'error') return judged
  const made = judged.plan?.ticketTypeId ?? 0
  const marks =
    order === null ? contactsOf(person, world.codes).map((contact) => `${contact} ${made}`) : [`#${order.id}`]
  if (marks.some((mark) => seen.has(mark))) return error('importTwice')
  for (const mark of marks) seen.add(mark)
  if (order !== null) return judged
  const left = world.places.get(made) ?? 0
  if (left <= 0) return error('soldOut', 'type')
  world.places.set(made, left - 1)
  return judged
}

interface Person extends Omit<Attendee, 'name'> {
  readonly name: string
}

/** The cells as they may be in a registration. */
const personOf = (
  { codes }: World,
  text: (field: ImportField) => string,
): { readonly person: Person; readonly tags: readonly string[] } | Judged => {
  const phone = phoneOf(text('mobile'), codes)
  if (phone !== null && 'fault' in phone) return error(phone.fault, 'mobile')
  const shapes = {
    name: plainLine(60),
    email: optionalEmail,
    affiliation: plainLine(120),
    position: optionalLine(60),
    student_no: attendeeFields.student_no,
  } as const satisfies Partial<Record<ImportField, z.ZodMiniType>>
  for (const [field, shape] of Object.entries(shapes) as Array<
    [keyof typeof shapes, (typeof shapes)[keyof typeof shapes]]
  >) {
    const fault = faultOf(shape.safeParse(text(field)))
    if (fault !== null) return error(fault, field)
  }
  const tags = [
    ...new Map(
      text('tags')
        .split(/[;；,，、]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => [name.toLowerCase(), name] as const),
    ).values(),
  ]
  if (tags.length > mostTagsOfRow) return error('tooMany', 'tags')
  if (tags.some((name) => name.length > longestName)) return error('tooLong', 'tags')
  return {
    person: {
      name: text('name'),
      affiliation: text('affiliation'),
      position: text('position'),
      email: text('email'),
      mobile: phone === null ? '' : phoneText(phone),
      student_no: text('student_no'),
    },
    tags,
  }
}

const faultOf = (parsed: z.core.util.SafeParseResult<unknown>): Reason | null => {
  if (parsed.success) return null
  const said = parsed.error.issues[0]?.message ?? ''
  return isReason(said) ? said : 'invalid'
}

/** The registration that a row means, or the type of the one that it would make. */
const registrationOf = (
  { byNo, byContact, types }: World,
  no: string,
  contacts: readonly string[],
  name: string,
): { readonly order: Open | null; readonly type: TicketType | null } | Judged => {
  const type = typeNamed(types, name)
  if (type === undefined) return error('ticketTypeUnknown', 'type')
  if (no !== '') {
    const order = byNo.get(no)
    if (order === undefined) return error('importUnknownOrder', 'no')
    if (type !== null && type.id !== order.ticketTypeId) return error('importOtherType', 'type')
    return { order, type }
  }
  const found = [
    ...new Map(
      contacts.flatMap((contact) =>
        (byContact.get(contact) ?? []).map((order) => [order.id, order] as const),
      ),
    ).values(),
  ]
  const fitting = type === null ? found : found.filter(({ ticketTypeId }) => ticketTypeId === type.id)
  const [order] = fitting
  if (fitting.length > 1) return error('importAmbiguous')
  if (order !== undefined) return { order, type }
  if (found.length > 0) return error('importOtherType', 'type')
  return { order: null, type }
}

/** Null: empty; undefined: unknown name. */
const typeNamed = (types: readonly TicketType[], name: string): TicketType | null | undefined => {
  if (name === '') return null
  const wanted = folded(name)
  const named = types.filter((type) => folded(type.name) === wanted || folded(type.engName) === wanted)
  return named.find(({ retiredAt }) => retiredAt === null) ?? named[0]
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

const creation = (
  { types, prices, authors, codes, refusal }: World,
  person: Person,
  tags: readonly string[],
  named: TicketType | null,
): Judged => {
  if (refusal !== null) return error(refusal)
  if (person.name === '') return error('required', 'name')
  const contacts = contactsOf(person, codes)
  if (contacts.length === 0) return error('contactEmpty', 'mobile')
  const sold = types.filter(({ retiredAt }) => retiredAt === null)
  const type = named ?? (sold.length === 1 ? sold[0] : undefined)
  if (type === undefined) return error('required', 'type')
  if (type.retiredAt !== null) return error('ticketTypeRetired', 'type')
  const listAmount = prices.get(type.id)
  if (listAmount === undefined) return error('registrationClosed', 'type')
  if (isForStudents(type.audience) && (person.student_no ?? '') === '')
    return error('studentNumberEmpty', 'student_no')
  const isAuthor = contacts.some((contact) => authors.has(contact))
  if (type.audience === 'author' && !isAuthor) return error('authorsOnly', 'type')
  const isFree = amountDue(listAmount, { isFree: isAuthor, coupon: null }).amount === 0
  return { change: 'create', plan: { attendee: person, ticketTypeId: type.id, tags, isFree } }
}

/** Only what is written in the row changes; what was ordered and paid never does. */
const change = (world: World, order: Open, person: Person, tags: readonly string[]): Judged => {
  const { attendee } = order
  const written = Object.fromEntries(Object.entries(person).filter(([, text]) => text !== ''))
  const after: Attendee = { ...attendee, ...written }
  const has = world.tags.get(order.id)
  const missing = tags.filter((name) => has?.has(name.toLowerCase()) !== true)
  const isSame = isSamePerson(attendee, after) && missing.length === 0
  return {
    change: isSame ? 'same' : 'update',
    orderId: order.id,
    before: attendee,
    plan: { attendee: after, ticketTypeId: order.ticketTypeId ?? 0, tags: missing },
  }
}

export const isSamePerson = (one: Attendee, other: Attendee): boolean =>
  (['name', 'affiliation', 'position', 'email', 'mobile', 'student_no'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  )
