import * as z from 'zod/mini'

import { knockChoices } from './benefits.ts'
import { englishFields } from './conferenceBasics.ts'
import { isTitled } from './filledIn.ts'
import { longestTitle } from './conferenceContent.ts'
import { contentKinds } from './contentKinds.ts'
import { discussionModes } from './discussionWords.ts'
import { documentDesign, templateLimits } from './documents/design.ts'
import { entryTextFields } from './conferenceHosts.ts'
import {
  contactKinds,
  entryFaults,
  fieldsOf,
  hostKinds,
  mostEntries,
  noTexts,
  type EntryField,
  type EntryTexts,
  type HostList,
} from './hostEntries.ts'
import { fieldFaults, fieldTexts, optionTexts } from './conferenceForm.ts'
import { brokenConditions, fieldKinds, formLimits } from './formFields.ts'
import { pointField } from './mapPoint.ts'
import { integer } from './numbers.ts'
import { anonymities, deskLimits } from './paperDesk.ts'
import type { Reason } from './reasons.ts'
import { richDocument } from './richText.ts'
import { plainLine, plainText } from './text.ts'
import { audiences } from './ticketAudience.ts'
import { saleLimits, tierFaults } from './ticketSale.ts'
import { daysLater, isMinute } from './times.ts'
import { isTimeZone } from './timeZone.ts'

/**
 * A whole conference in one file (CONF-03), as it is exported, imported and cloned: the texts and settings of its
 * organizers. It names no person, no account and no row, so that it can be shared. Times are local to the conference,
 * `2026-12-01T23:59:59`: another conference has them on other days, and another site in the same way.
 */

const says = (reason: Reason) => reason

const isSecond = (text: string): boolean => isMinute(text.slice(0, 16)) && /^:[0-5]\d$/.test(text.slice(16))
const wall = plainLine(19).check(z.refine(isSecond, says('invalid')))
const optionalWall = z.nullable(wall)
const required = (max: number) => plainLine(max).check(z.minLength(1, says('required')))
const part = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, says('invalid'))
const several = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item, says('invalid')).check(z.maxLength(max, says('tooMany')))

const basics = part({
  title: plainLine(200),
  eng_title: plainLine(200),
  /** By its names: other sites have other numbers. Null: none is chosen. */
  subject: z.nullable(part({ name: plainLine(80), eng_name: plainLine(120) })),
  place: plainLine(80),
  eng_place: plainLine(120),
  venue: plainLine(200),
  eng_venue: plainLine(300),
  /** Empty also in files from before there were any. */
  map_point: z._default(pointField, ''),
  summary: plainText(1000),
  eng_summary: plainText(3000),
  /** English texts that are older than the Chinese ones. */
  stale: several(z.literal(englishFields, says('invalid')), englishFields.length),
  /** IANA name, `Asia/Shanghai`. */
  time_zone: required(60).check(z.refine(isTimeZone, says('invalid'))),
  starts_at: wall,
  ends_at: wall,
  registration_opens_at: optionalWall,
  registration_closes_at: optionalWall,
  refund_until: optionalWall,
  /** Absent in older files. */
  certificates_at: z._default(optionalWall, null),
  submission_deadline: optionalWall,
  knock_hours: z.literal(knockChoices, says('invalid')),
}).check(isTitled)

const names = { name: required(saleLimits.name), eng_name: plainLine(saleLimits.name) }
const fen = integer(0, saleLimits.amount)
const ticket = part({
  ...names,
  audience: z.literal(audiences, says('invalid')),
  /** Null: as many as come. */
  capacity: z.nullable(integer(0, saleLimits.capacity)),
  tiers: several(part({ ...names, until: optionalWall, amount: fen }), saleLimits.tiers),
})
const meal = part({ ...names, starts_at: wall, ends_at: wall })
const hotel = part({
  hotel: required(200),
  eng_hotel: plainLine(200),
  address: plainLine(300),
  eng_address: plainLine(300),
  room: required(200),
  eng_room: plainLine(200),
  /** Price of one night, in fen. */
  price: fen,
  quota: integer(0, saleLimits.capacity),
  /** Null: as long as there are nights. This and the following are missing in older files. */
  book_until: z._default(optionalWall, null),
  phone: z._default(entryTextFields.phone, ''),
  note: z._default(plainText(500), ''),
  eng_note: z._default(plainText(500), ''),
})
const entryTexts = <L extends HostList>(list: L) =>
  Object.fromEntries(fieldsOf[list].map((field: EntryField) => [field, entryTextFields[field]])) as Pick<
    typeof entryTextFields,
    (typeof fieldsOf)[L][number]
  >
/** Organizations and persons named on the page of the conference: no accounts. */
const host = part({ kind: z.literal(hostKinds, says('invalid')), ...entryTexts('hosts') })
const committee = part({
  ...entryTexts('committees'),
  members: several(part(entryTexts('members')), mostEntries.members),
})
const contact = part({ kind: z.literal(contactKinds, says('invalid')), ...entryTexts('contacts') })
/** A question of the registration form. A condition is on an earlier one, by its place in the list. */
const question = part({
  kind: z.literal(fieldKinds, says('invalid')),
  ...fieldTexts,
  is_required: z.boolean(says('invalid')),
  is_hidden: z.boolean(says('invalid')),
  options: several(
    part({
      key: plainLine(12).check(z.regex(/^o[1-9]\d{0,8}$/, says('invalid'))),
      ...optionTexts,
      is_hidden: z.boolean(says('invalid')),
    }),
    formLimits.options,
  ),
  condition: z.nullable(
    part({
      field: integer(0, formLimits.fields),
      values: several(
        plainLine(12).check(z.regex(/^(?:o[1-9]\d{0,8}|yes|no)$/, says('invalid'))),
        formLimits.options,
      ),
    }),
  ),
})
const document = { title: plainLine(longestTitle), body: richDocument }
const text = part({
  kind: z.literal(contentKinds, says('invalid')),
  ...document,
  eng_title: plainLine(longestTitle),
  eng_body: richDocument,
  /** The Chinese text that the English one was made of; null: there is no English one. */
  translated_from: z.nullable(part(document)),
})
/** A design of badges, certificates or lists of its own. */
const design = part({ name: required(templateLimits.name), design: documentDesign })
const papers = part({
  rounds: integer(1, 2),
  max_rounds: integer(1, deskLimits.maxRounds),
  grace_minutes: integer(0, deskLimits.graceMinutes),
  reviews_needed: integer(0, deskLimits.reviews),
  response_days: integer(1, deskLimits.days),
  review_days: integer(1, deskLimits.days),
  revision_days: integer(1, deskLimits.days),
  fee: integer(0, deskLimits.fee),
  anonymity: z.literal(anonymities, says('invalid')),
  discussion: z.literal(discussionModes, says('invalid')),
  rebuttal: z.boolean(says('invalid')),
  rebuttal_days: integer(1, deskLimits.rebuttalDays),
  rebuttal_length: integer(deskLimits.rebuttalLength[0], deskLimits.rebuttalLength[1]),
})

const shape = {
  format: z.literal('symposium.conference', says('conferenceFileUnknown')),
  version: z.literal(1, says('conferenceFileUnknown')),
  basics,
  tickets: several(ticket, saleLimits.ticketTypes),
  meals: several(meal, saleLimits.meals),
  hotels: several(hotel, 100),
  /** Older files lack these three. */
  hosts: z._default(several(host, mostEntries.hosts), []),
  committees: z._default(several(committee, mostEntries.committees), []),
  contacts: z._default(several(contact, mostEntries.contacts), []),
  /** This and the following are also empty in older files. */
  form: z._default(several(question, formLimits.fields), []),
  documents: z._default(several(design, templateLimits.templates), []),
  texts: several(text, contentKinds.length),
  /** Null: papers are taken as on any conference. */
  papers: z.nullable(papers),
}
type Shape = z.output<z.ZodMiniObject<typeof shape>>

interface Fault {
  readonly reason: Reason
  readonly path: ReadonlyArray<string | number>
}

/** Faults between parts, beyond those of each part by itself. */
const faultsOf = (file: Shape): Fault[] => {
  const { basics: about, tickets, meals, texts, papers: desk } = file
  const { registration_opens_at: opens, registration_closes_at: closes } = about
  const seen = new Set<string>()
  const once = (name: string) => !seen.has(name) && seen.add(name) !== undefined
  return [
    ...(about.ends_at <= about.starts_at ? [fault('endsBeforeStart', 'basics', 'ends_at')] : []),
    ...(opens !== null && closes !== null && closes <= opens
      ? [fault('closesBeforeOpens', 'basics', 'registration_closes_at')]
      : []),
    ...tickets.flatMap(({ tiers }, at) => [
      ...tierFaults(
        tiers.map((tier) => ({ ...tier, until: tier.until === null ? null : `${tier.until}Z` })),
      ).map(({ index, field, reason }) => fault(reason, 'tickets', at, 'tiers', index, field)),
    ]),
    ...meals.flatMap((each, at) =>
      each.ends_at <= each.starts_at ? [fault('mealEndsFirst', 'meals', at, 'ends_at')] : [],
    ),
    ...file.hosts.flatMap((each, at) => entryFaultsOf('hosts', each, 'hosts', at)),
    ...file.committees.flatMap(({ members, ...each }, at) => [
      ...entryFaultsOf('committees', each, 'committees', at),
      ...members.flatMap((member, no) => entryFaultsOf('members', member, 'committees', at, 'members', no)),
    ]),
    ...file.contacts.flatMap((each, at) => entryFaultsOf('contacts', each, 'contacts', at)),
    ...formFaults(file.form),
    ...texts.flatMap(({ kind }, at) => (once(kind) ? [] : [fault('invalid', 'texts', at, 'kind')])),
    ...(desk !== null && desk.max_rounds < desk.rounds ? [fault('invalid', 'papers', 'max_rounds')] : []),
  ]
}
const formFaults = (form: Shape['form']): Fault[] => [
  ...form.flatMap((each, at) => {
    const keys = each.options.map(({ key }) => key)
    return [
      ...fieldFaults(each).map(({ path, reason }) => fault(reason, 'form', at, ...path)),
      ...(new Set(keys).size < keys.length ? [fault('invalid', 'form', at, 'options')] : []),
    ]
  }),
  ...brokenConditions(form.map((each, id) => ({ ...each, id }))).map((at) =>
    fault('formConditionWrong', 'form', at, 'condition'),
  ),
]
const entryFaultsOf = (
  list: HostList,
  texts: Partial<EntryTexts> & { readonly kind?: string },
  ...path: Array<string | number>
) =>
  entryFaults(list, { kind: '', ...noTexts, ...texts }).map(({ field, reason }) =>
    fault(reason, ...path, field),
  )
const fault = (reason: Reason, ...path: Array<string | number>): Fault => ({ reason, path })

export const conferenceFile = z.object(shape, says('conferenceFileUnknown')).check(({ value, issues }) => {
  for (const { reason, path } of faultsOf(value))
    issues.push({ code: 'custom', message: reason, path: [...path], input: value })
})
export type ConferenceFile = z.output<typeof conferenceFile>

/** Length of a file as text, in UTF-16 units. */
export const longestConferenceFile = 600_000

/** Parts that are copied only on request; names, place and days always are. */
export const copyParts = [
  'tickets',
  'meals',
  'hotels',
  'hosts',
  'form',
  'documents',
  'texts',
  'papers',
] as const
export type CopyPart = (typeof copyParts)[number]

export interface CopyTerms {
  readonly title: string
  readonly eng_title: string
  /** Its first day, `2027-12-03`. */
  readonly starts_on: string
  readonly parts: readonly CopyPart[]
}

/**
 * The next conference after the one of the file: every time is as many days later as the first day, at the same hour by its
 * clocks. Days are counted and not hours, so that summer time moves nothing.
 */
export const nextOf = (
  file: ConferenceFile,
  { title, eng_title, starts_on, parts }: CopyTerms,
): ConferenceFile => {
  const later = dayShift(file, starts_on)
  const moved = (at: string) => `${daysLater(at.slice(0, 10), later)}${at.slice(10)}`
  const movedOrNone = (at: string | null) => (at === null ? null : moved(at))
  const has = (part: CopyPart) => parts.includes(part)
  const { basics: about } = file
  return {
    ...file,
    basics: {
      ...about,
      title,
      eng_title,
      stale: about.stale.filter((field) => field !== 'eng_title'),
      starts_at: moved(about.starts_at),
      ends_at: moved(about.ends_at),
      registration_opens_at: movedOrNone(about.registration_opens_at),
      registration_closes_at: movedOrNone(about.registration_closes_at),
      refund_until: movedOrNone(about.refund_until),
      certificates_at: movedOrNone(about.certificates_at),
      submission_deadline: movedOrNone(about.submission_deadline),
    },
    tickets: has('tickets')
      ? file.tickets.map((each) => ({
          ...each,
          tiers: each.tiers.map((tier) => ({ ...tier, until: movedOrNone(tier.until) })),
        }))
      : [],
    meals: has('meals')
      ? file.meals.map((each) => ({
          ...each,
          starts_at: moved(each.starts_at),
          ends_at: moved(each.ends_at),
        }))
      : [],
    hotels: has('hotels')
      ? file.hotels.map((each) => ({ ...each, book_until: movedOrNone(each.book_until) }))
      : [],
    hosts: has('hosts') ? file.hosts : [],
    committees: has('hosts') ? file.committees : [],
    contacts: has('hosts') ? file.contacts : [],
    form: has('form') ? file.form : [],
    documents: has('documents') ? file.documents : [],
    texts: has('texts') ? file.texts : [],
    papers: has('papers') ? file.papers : null,
  }
}

/** By how many days the conference moves when it begins on that day. */
export const dayShift = ({ basics: { starts_at } }: ConferenceFile, starts_on: string): number =>
  Math.round(
    (Date.parse(`${starts_on}T00:00:00Z`) - Date.parse(`${starts_at.slice(0, 10)}T00:00:00Z`)) / 86_400_000,
  )

/** Its times by name, in the order in which they come; those that it lacks are left out. */
export const timesOf = ({ basics: about, tickets, meals, hotels }: ConferenceFile) => {
  const own = basicsTimes.flatMap((field) => {
    const at = about[field]
    return at === null ? [] : [{ kind: field, name: '', eng_name: '', at }]
  })
  const tiers = tickets.flatMap((each) =>
    each.tiers.flatMap(({ name, eng_name, until }) =>
      until === null
        ? []
        : [
            {
              kind: 'tier' as const,
              name: `${each.name} · ${name}`,
              eng_name: `${each.eng_name} · ${eng_name}`,
              at: until,
            },
          ],
    ),
  )
  const served = meals.map(({ name, eng_name, starts_at }) => ({
    kind: 'meal' as const,
    ...{ name, eng_name, at: starts_at },
  }))
  const booked = hotels.flatMap(({ hotel: name, eng_hotel, room, eng_room, book_until: at }) =>
    at === null
      ? []
      : [{ kind: 'hotel' as const, name: `${name} · ${room}`, eng_name: `${eng_hotel} · ${eng_room}`, at }],
  )
  return [...own, ...tiers, ...served, ...booked]
}
const basicsTimes = [
  'starts_at',
  'ends_at',
  'submission_deadline',
  'registration_opens_at',
  'registration_closes_at',
  'refund_until',
  'certificates_at',
] as const
