import * as z from 'zod/mini'

import { attendee } from './attendee.ts'
import { endpoint } from './endpoint.ts'
import { line, optionalLine, page, positiveId } from './fields.ts'
import { fieldKinds } from './formFields.ts'
import { paperMarks, peopleFilter, registrationStates } from './peopleFilter.ts'
import { savedView } from './peopleBulk.ts'
import type { Reason } from './reasons.ts'
import { roles } from './roles.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine, plainText } from './text.ts'

/** The people of a conference for its chairs and secretaries (CONF-03): every registration, open or closed. */

const about = { conference_id: positiveId }
const ofConference = { conference: 'conference_id', parts: workOf.people } as const

export const peopleTag = z.object({ id: z.int(), name: z.string() })
export type PeopleTag = z.infer<typeof peopleTag>

/** A registration in the list. */
export const personCard = z.object({
  /** Id of the order. */
  id: z.int(),
  no: z.string(),
  name: z.string(),
  affiliation: z.string(),
  state: z.literal(registrationStates),
  /** Name of the ticket type, in the language of the request. */
  type: z.string(),
  signed_in: z.boolean(),
  paper: z.literal(paperMarks),
  tags: z.array(peopleTag),
  /** Time of registration. ISO 8601, UTC. */
  at: z.string(),
})
export type PersonCard = z.infer<typeof personCard>

export const listPeople = endpoint({
  summary:
    'Registrations of a conference that a filter means, the newest first; `after` is the number of the last one that is known',
  method: 'GET',
  path: '/apic/organizer/people/list',
  access: ofConference,
  input: z.object({
    ...about,
    ...peopleFilter.shape,
    after: z.optional(positiveId),
    page_size: page.page_size,
  }),
  /** `total`: how many there are behind `after`. */
  output: z.object({ list: z.array(personCard), total: z.int() }),
})

export const getPeopleTools = endpoint({
  summary: 'By what the registrations of a conference can be filtered',
  method: 'GET',
  path: '/apic/organizer/people/tools',
  access: ofConference,
  input: z.object(about),
  output: z.object({
    /** In the language of the request. */
    conference: z.string(),
    /** Roles of the requesting account. */
    parts: z.array(z.literal(teamParts)),
    /** In the order in which they are sold, also those that are not sold any more. */
    types: z.array(z.object({ id: z.int(), name: z.string(), is_sold: z.boolean() })),
    /** Tags in use. */
    tags: z.array(peopleTag),
    /** Questions of the form with choices, also hidden ones. */
    questions: z.array(
      z.object({
        id: z.int(),
        kind: z.literal(fieldKinds),
        label: z.string(),
        options: z.array(z.object({ key: z.string(), label: z.string() })),
      }),
    ),
    /** Named filters. */
    views: z.array(savedView),
  }),
})

/** Organizers' actions on a registration, oldest first. */
const personEvent = z.object({
  /** Its place in the list. */
  id: z.int(),
  /** `order.close`; of bulk actions `people.tag`, `people.untag`, `people.retype`, `people.undo`; `people.correct`, `people.note`, `people.write`. */
  event: z.string(),
  /** Name of the tag or of the ticket type, or corrected text, before and after; empty: none. */
  tag: z.string(),
  /** Null: tagging, where the part is not recorded. */
  role: z.nullable(z.literal(roles)),
  /** Nickname; empty: the account is gone. */
  by: z.string(),
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type PersonEvent = z.infer<typeof personEvent>

/** One person with all that they have at the conference, as far as the reader's part may see it. */
export const person = z.object({
  conference_id: z.int(),
  conference: z.string(),
  parts: z.array(z.literal(teamParts)),
  id: z.int(),
  no: z.string(),
  state: z.literal(registrationStates),
  closed_reason: z.nullable(z.literal(['user_cancelled', 'expired', 'organizer', 'refunded'])),
  attendee: z.object({
    name: z.string(),
    affiliation: z.string(),
    position: z.string(),
    email: z.string(),
    mobile: z.string(),
    student_no: z.string(),
  }),
  /** To the questions of the organizer, also to those that are hidden by now; `yes_no` as `yes` and `no`. */
  answers: z.array(
    z.object({ id: z.int(), kind: z.literal(fieldKinds), label: z.string(), answer: z.string() }),
  ),
  type: z.string(),
  /** In fen. */
  amount: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  paid_at: z.nullable(z.string()),
  tags: z.array(peopleTag),
  /** The newest; null: none was issued. */
  ticket: z.nullable(
    z.object({ id: z.int(), state: z.string(), signed_at: z.nullable(z.string()), gate: z.string() }),
  ),
  papers: z.array(
    z.object({
      id: z.int(),
      /** Empty for readers whose work does not include papers. */
      title: z.string(),
      mark: z.literal(['submitted', 'accepted']),
      /** The reader may open it. */
      opens: z.boolean(),
    }),
  ),
  stays: z.array(
    z.object({
      id: z.int(),
      hotel: z.string(),
      room: z.string(),
      /** Days, `2026-12-09`. */
      check_in: z.string(),
      check_out: z.string(),
      is_cancelled: z.boolean(),
    }),
  ),
  certificates: z.array(
    z.object({ id: z.int(), kind: z.literal(['attendance', 'publication', 'review']), state: z.string() }),
  ),
  /** Null: not for this reader. */
  meals: z.nullable(z.array(z.object({ id: z.int(), name: z.string(), state: z.string() }))),
  /** State of the invoice; null: there is none, or not for this reader. */
  invoice: z.nullable(z.string()),
  history: z.array(personEvent),
})
export type Person = z.infer<typeof person>

export const getPerson = endpoint({
  summary: 'One registration with all that its person has at the conference; `id` is that of the order',
  method: 'GET',
  path: '/apic/organizer/people/get',
  access: ofConference,
  input: z.object({ ...about, id: positiveId }),
  output: person,
})

const ofPerson = { ...about, /** Id of the order. */ id: positiveId, key: line(64) }

/** Name and affiliation of a participant, put right. */
export const correction = z.object({
  name: attendee.name,
  affiliation: plainLine(120),
  /** The reason; the team reads it. */
  reason: optionalLine(200),
})

export const correctPerson = endpoint({
  summary:
    'Corrects the name and the affiliation of a participant, as badges and certificates have them; what stood before stays in the history. Refused with `versionConflict` where somebody else has corrected it since. The same key again changes nothing',
  method: 'POST',
  path: '/apic/organizer/people/correct',
  access: ofConference,
  input: z.object({
    ...ofPerson,
    ...correction.shape,
    /** Value that the sender saw: if it has changed, the correction is refused. Absent: not compared. */
    seen_name: z.optional(plainLine(200)),
    seen_affiliation: z.optional(plainLine(200)),
  }),
  output: z.null(),
})

const longestNote = 1000
export const personNote = z.object({
  text: plainText(longestNote).check(z.minLength(1, 'required' satisfies Reason)),
})

export const notePerson = endpoint({
  summary: 'Notes something about a participant, for the team alone',
  method: 'POST',
  path: '/apic/organizer/people/note',
  access: ofConference,
  input: z.object({ ...ofPerson, ...personNote.shape }),
  output: z.null(),
})

export const writeToPerson = endpoint({
  summary:
    'Writes to one participant: a message and a mail, whose answers go to the contact of the conference',
  method: 'POST',
  path: '/apic/organizer/people/write',
  access: ofConference,
  needsApproval: true,
  input: z.object({ ...ofPerson, ...personNote.shape }),
  output: z.null(),
})
