import * as z from 'zod/mini'

import { conferenceCard } from './catalogue.ts'
import { collectionKinds } from './collection.ts'
import { releasedCard } from './contentKinds.ts'
import { endpoint } from './endpoint.ts'
import { flag, positiveId } from './fields.ts'
import { contactKinds, hostKinds } from './hostEntries.ts'
import { hotelRoom } from './hotelRoom.ts'
import { mapLink } from './mapPoint.ts'
import { payMethods } from './payMethods.ts'
import { registrationGroup } from './registrationGroup.ts'
import { studentProof } from './studentProof.ts'
import { audiences } from './ticketAudience.ts'
import { waitlistEntry } from './waitlist.ts'

/** A price of a ticket type: `until` null is the last one. Amounts are whole fen (0.01 CNY). */
export const priceTier = z.object({
  name: z.string(),
  until: z.nullable(z.string()),
  amount: z.int(),
})

export const ticketType = z.object({
  id: z.int(),
  name: z.string(),
  /** `provenStudent`: it takes a proof that was accepted (`student_proof` of the conference). `group`: a group that is large enough (`group`). */
  audience: z.literal(audiences),
  tiers: z.array(priceTier),
  /** The tier that holds now; null when none does any more. */
  current: z.nullable(priceTier),
  /** Places left; null when there is no limit. Below ten it is exact, else rounded down to a ten. */
  left: z.nullable(z.int()),
  /** The visitor's place on the waiting list; null for a guest and for a member who does not wait. */
  waiting: z.nullable(waitlistEntry),
})
export type TicketType = z.infer<typeof ticketType>

/** Number of places left as shown to visitors: exact below ten, else rounded down to a ten, so that sales cannot be counted. */
export const roughly = (left: number): number => (left < 10 ? left : left - (left % 10))

/** In the language of the request; `only`: the language of the name, where it has none in the requested one. */
const named = { name: z.string(), only: z.nullable(z.literal(['zh', 'en'])) }
const shownHosts = {
  hosts: z.array(z.object({ kind: z.literal(hostKinds), ...named, url: z.string() })),
  committees: z.array(
    z.object({
      ...named,
      members: z.array(z.object({ ...named, duty: z.string(), affiliation: z.string() })),
    }),
  ),
  contacts: z.array(
    z.object({
      kind: z.literal(contactKinds),
      ...named,
      phone: z.string(),
      email: z.string(),
      wechat: z.string(),
    }),
  ),
}

export const conferenceDetails = z.object({
  ...conferenceCard.shape,
  summary: z.string(),
  /** HTML that the reader must still sanitise. */
  content: z.string(),
  venue: z.string(),
  /** Links to the venue on maps; empty: the venue is not known yet. */
  maps: z.array(mapLink),
  /** IANA name, `Asia/Shanghai`. */
  time_zone: z.string(),
  organizer: z.string(),
  registration_opens_at: z.nullable(z.string()),
  registration_closes_at: z.nullable(z.string()),
  refund_until: z.nullable(z.string()),
  ticket_types: z.array(ticketType),
  /** Available payment methods; without any, only free tickets are available. */
  ways_to_pay: z.array(z.literal(payMethods)),
  /** Some of its papers are published. */
  has_proceedings: z.boolean(),
  /** Its released texts, in the order in which they are read. */
  texts: z.array(releasedCard),
  /** Rooms at hotels, in the order in which they were added; empty once it is over. */
  rooms: z.array(hotelRoom),
  ...shownHosts,
  /** Reason of the cancellation, in the language of the request; null: not cancelled. */
  cancelled: z.nullable(z.string()),
  /** Start before the rescheduling; null: not rescheduled while it was public. */
  rescheduled_from: z.nullable(z.string()),
  /** Actual or expected end: its organizers may have ended it early. */
  ended_at: z.string(),
  /** Whether the visitor has collected it; false for a guest. */
  collected: z.boolean(),
  /** The newest order of the visitor that is not closed, or null. */
  order_id: z.nullable(z.int()),
  /** The visitor takes part for nothing, as the author of an accepted paper (ORD-04). */
  free_as_author: z.boolean(),
  /** The visitor's proof; null for a guest and for a member who has submitted none. */
  student_proof: z.nullable(studentProof),
  /** The visitor's group, when registering together with others; null: none. */
  group: z.nullable(registrationGroup),
})
export type ConferenceDetails = z.infer<typeof conferenceDetails>

export const getConference = endpoint({
  summary: 'One conference with its fee table, in the language of the request',
  method: 'GET',
  path: '/apic/conf/get',
  access: 'anyone',
  input: z.object({ id: positiveId }),
  output: conferenceDetails,
})

export const collect = endpoint({
  summary: 'Puts something into the collection or takes it out',
  method: 'POST',
  path: '/apic/collection/set',
  access: 'member',
  input: z.object({ kind: z.literal(collectionKinds, 'invalid'), id: positiveId, collected: flag }),
  output: z.object({ collected: z.boolean() }),
})
