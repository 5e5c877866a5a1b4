import * as z from 'zod/mini'

import { idList, longestQuery } from './fields.ts'
import type { Reason } from './reasons.ts'
import { plainLine } from './text.ts'

/** States of a registration, that is of an order for a conference. */
export const registrationStates = ['to_be_paid', 'paid', 'completed', 'closed'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** What became of the papers that somebody who registered has handed in at the same conference. */
export const paperMarks = ['none', 'submitted', 'accepted'] as const
export type PaperMark = (typeof paperMarks)[number]

const invalid: Reason = 'invalid'

/**
 * Which of the people of a conference are meant: lists, bulk actions, campaigns and badges take the same filter, and every
 * number that is shown counts one. A field that is left out filters nothing.
 */
export const peopleFilter = z.object({
  /** Name, affiliation, address, phone or number of the order, as typed. */
  q: z.optional(plainLine(longestQuery)),
  state: z.optional(z.literal(registrationStates, invalid)),
  /** Comma-joined ids of ticket types; empty: every type. */
  types: z.optional(idList),
  /** Whether they have come. */
  signed_in: z.optional(z.literal(['yes', 'no'], invalid)),
  paper: z.optional(z.literal(paperMarks, invalid)),
})
export type PeopleFilter = z.output<typeof peopleFilter>
