import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { page, positiveId } from './fields.ts'
import { paperMarks, peopleFilter, registrationStates } from './peopleFilter.ts'
import { teamParts, workOf } from './teamParts.ts'

/** The people of a conference for its chairs and secretaries (CONF-03): every registration, open or closed. */

const about = { conference_id: positiveId }
const ofConference = { conference: 'conference_id', parts: workOf.people } as const

export const peopleTag = z.object({ id: z.int(), name: z.string() })
export type PeopleTag = z.infer<typeof peopleTag>

/** A registration in the list. */
export const personCard = z.object({
  /** Of the order. */
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
  /** When they registered. ISO 8601, UTC. */
  at: z.string(),
})
export type PersonCard = z.infer<typeof personCard>

export const listPeople = endpoint({
  origin: 'decided',
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
  origin: 'decided',
  summary: 'By what the registrations of a conference can be filtered',
  method: 'GET',
  path: '/apic/organizer/people/tools',
  access: ofConference,
  input: z.object(about),
  output: z.object({
    /** In the language of the request. */
    conference: z.string(),
    /** Of the account that asks. */
    parts: z.array(z.literal(teamParts)),
    /** In the order in which they are sold, also those that are not sold any more. */
    types: z.array(z.object({ id: z.int(), name: z.string() })),
    tags: z.array(peopleTag),
  }),
})
