import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, paged, paragraphs, positiveId, typedCode } from './fields.ts'
import { hotelRoom, longestCompanion, sharings, type Sharing } from './hotelRoom.ts'
import type { Reason } from './reasons.ts'
import { exactText, plainLine } from './text.ts'
import { day } from './times.ts'

/** The conference butler (BUT-01): services and prices, enquiries, hotel rooms. Amounts are in fen. */

export const longestQuestion = 2000
/** Rooms of one member at the same conference. */
export const mostRooms = 5
/** Nights before and after a conference for which rooms are offered. */
export const nightsAround = 2

const says = (reason: Reason) => reason

export const butlerService = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  /** Null: on request. */
  price: z.nullable(z.int()),
  /** Unit of the price, in the language of the request: "per day"; may be empty. */
  unit: z.string(),
})
export type ButlerService = z.infer<typeof butlerService>

/** Fen of an amount in yuan as it is edited (`800`, `99.50`); null: none is given. */
export const priceOf = (yuan: string | undefined): number | null =>
  yuan ? Math.round(Number(yuan) * 100) : null

export const conferenceRooms = z.object({
  /** Id of the conference. */
  id: z.int(),
  conference: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** IANA name, `Asia/Shanghai`. */
  time_zone: z.string(),
  rooms: z.array(hotelRoom),
})
export type ConferenceRooms = z.infer<typeof conferenceRooms>

export const getButler = endpoint({
  summary: 'What the conference butler does and what it costs, and the rooms of coming conferences',
  method: 'GET',
  path: '/apic/butler/info',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    intro: z.string(),
    services: z.array(butlerService),
    /** Soonest first. */
    hotels: z.array(conferenceRooms),
  }),
})
export type Butler = z.infer<typeof getButler.output>

export const enquiryStates = ['received', 'answered', 'closed'] as const

/** One message of an enquiry, oldest first. */
export const enquiryTurn = z.object({
  by: z.literal(['member', 'staff']),
  text: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})

export const ownEnquiry = z.object({
  id: z.int(),
  /** Empty: none in particular. */
  service: z.string(),
  state: z.literal(enquiryStates),
  version: z.int(),
  /** Begins with the question. */
  turns: z.array(enquiryTurn),
})
export type OwnEnquiry = z.infer<typeof ownEnquiry>

/** With a country, an area or an extension, as people write it. */
const digits = /^(?:\+\d{1,3}[ -]?)?(?:\d{3,4}-\d{7,8}|\d{7,15})(?:-\d{1,6})?$/
const mail = /^[^\s@<>"'()[\],;:\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Empty: none in particular. */
const serviceId = exactText(10).check(z.regex(/^(?:[1-9]\d{0,9})?$/, says('invalid')))

/** Client-side schema of the form. */
export const enquiryForm = z.object({
  service_id: z.optional(serviceId),
  contact: typedCode(60),
  /** A phone number or a mail address. */
  reach: line(254).check(z.refine((text) => digits.test(text) || mail.test(text), says('reachWrong'))),
  question: paragraphs(longestQuestion),
})

export const sendEnquiry = endpoint({
  summary: 'Asks the conference butler; the same key once more answers the same enquiry',
  method: 'POST',
  path: '/apic/butler/enquiry',
  access: 'member',
  // The question in Chinese takes nine bytes a character.
  bodyLimit: 64 * 1024,
  input: z.object({ ...enquiryForm.shape, key: line(64) }),
  output: ownEnquiry,
})

export const listEnquiries = endpoint({
  summary: 'Enquiries of the account, newest first',
  method: 'GET',
  path: '/apic/butler/enquiry/list',
  access: 'member',
  input: z.object(page),
  output: z.extend(paged(ownEnquiry), {
    /** Suggested values for the next form; empty: none known. */
    contact: z.string(),
    reach: z.string(),
  }),
})

const sharingFields = {
  sharing: z.literal(sharings, says('invalid')),
  /** The companion, as the member writes it: a name, a phone number, a mail address. */
  companion: plainLine(longestCompanion),
}
const isNamed = z.check<{ sharing: Sharing; companion: string }>(({ value, issues }) => {
  if (value.sharing !== 'named' || value.companion !== '') return
  issues.push({ code: 'custom', message: says('required'), path: ['companion'], input: value })
})

/** Client-side schema of the form. */
export const sharingForm = z
  .object({ ...sharingFields, companion: z._default(sharingFields.companion, '') })
  .check(isNamed)

/** Client-side schema of the form. */
export const stayForm = z
  .object({ check_in: day('stayOutside'), check_out: day('stayOutside'), ...sharingForm.shape })
  .check(
    z.refine(({ check_in, check_out }) => check_in < check_out, {
      error: says('stayOutside'),
      path: ['check_out'],
    }),
    isNamed,
  )

export const bookRoom = endpoint({
  summary: 'Keeps a room for some nights, paid at the hotel; the same key once more books nothing more',
  method: 'POST',
  path: '/apic/hotel/book',
  access: 'member',
  input: z
    .object({
      room_id: positiveId,
      check_in: day('stayOutside'),
      /** The first day on which the room is free again. */
      check_out: day('stayOutside'),
      sharing: z._default(sharingFields.sharing, 'alone'),
      companion: z._default(sharingFields.companion, ''),
      key: line(64),
    })
    .check(isNamed),
  output: z.object({ id: z.int(), amount: z.int() }),
})

export const cancelRoom = endpoint({
  summary: 'Gives a room back, until the day before the arrival; once more changes nothing',
  method: 'POST',
  path: '/apic/hotel/cancel',
  access: 'member',
  input: z.object({ id: positiveId }),
  output: z.object({ id: z.int() }),
})

export const changeSharing = endpoint({
  summary: 'Says anew how the member wants to live, as long as the room can be booked; a pair stays as it is',
  method: 'POST',
  path: '/apic/hotel/sharing',
  access: 'member',
  input: z.object({ id: positiveId, ...sharingFields }).check(isNamed),
  output: z.object({ id: z.int() }),
})
