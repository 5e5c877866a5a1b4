import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { positiveId } from './fields.ts'
import { queues } from './lifecycle.ts'
import { publications } from './ownConference.ts'
import { workOf } from './teamParts.ts'

/** Overview for the team of a conference: open work, and the state of the conference (CONF-03). */

/** Open work that is no record of a queue. */
export const ownTodos = ['readiness', 'copy', 'translation'] as const
export const todoNames = [...ownTodos, ...queues] as const
export type TodoName = (typeof todoNames)[number]

/** People of the conference, each number by one filter of their list. */
export const peopleNumbers = ['unpaid', 'paid', 'completed', 'signedIn', 'notSignedIn', 'authors'] as const
export type PeopleNumber = (typeof peopleNumbers)[number]

/** `href`: the list that has as many. */
const counted = { count: z.int(), href: z.string() }

/** Registrations by day, earliest first; `before`: days before the first day of the conference, negative once it has begun. */
const curve = z.array(z.object({ before: z.int(), count: z.int() }))
export type Curve = z.infer<typeof curve>

export const dashboard = z.object({
  conference_id: z.int(),
  publication: z.literal(publications),
  /** Only open work, the most urgent kind first. */
  todos: z.array(z.object({ name: z.literal(todoNames), ...counted })),
  /** Null: the list of people is not part of this account's work. */
  people: z.nullable(z.array(z.object({ name: z.literal(peopleNumbers), ...counted }))),
  /** In whole fen: paid orders, and refunds. Null: money is not part of this account's work. */
  income: z.nullable(
    z.object({ paid: z.int(), refunded: z.int(), href: z.string(), refunded_href: z.string() }),
  ),
  /** Ticket types that are sold. */
  places: z.nullable(
    z.array(
      z.object({
        id: z.int(),
        /** In the language of the request. */
        name: z.string(),
        ...counted,
        /** Null: as many as come. */
        capacity: z.nullable(z.int()),
      }),
    ),
  ),
  /** People who came, by the day of the conference's clocks, earliest first. */
  sign_ins: z.nullable(z.array(z.object({ day: z.string(), ...counted }))),
  curve: z.nullable(
    z.object({
      own: curve,
      /** The conference that this one was made of; null: none, or one of another team. */
      earlier: z.nullable(z.object({ title: z.string(), days: curve })),
      /** Days from today to the first day. */
      today: z.int(),
    }),
  ),
})
export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = endpoint({
  summary: 'What waits for the team of a conference, and its numbers; each with the list that it counts',
  method: 'GET',
  path: '/apic/organizer/dashboard',
  access: { conference: 'conference_id', parts: workOf.know },
  input: z.object({ conference_id: positiveId }),
  output: dashboard,
})
