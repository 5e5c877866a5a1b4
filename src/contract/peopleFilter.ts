import * as z from 'zod/mini'

import { idList, longestQuery } from './fields.ts'
import { dayField } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { exactText, plainLine } from './text.ts'

/** States of a registration, that is of an order for a conference. */
export const registrationStates = ['to_be_paid', 'paid', 'completed', 'closed'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** State of the papers that an attendee has submitted at the same conference. */
export const paperMarks = ['none', 'submitted', 'accepted'] as const
export type PaperMark = (typeof paperMarks)[number]

/** Whether they have signed in. */
export const signInMarks = ['yes', 'no'] as const

const invalid: Reason = 'invalid'

/**
 * Which of the people of a conference are meant: lists, bulk actions, campaigns and badges take the same filter, and every
 * number that is shown counts one. A field that is left out filters nothing.
 */
export const peopleFilter = z.object({
  /** Name, affiliation, address, phone or number of the order, as typed; of names also their pinyin and its initials. */
  q: z.optional(plainLine(longestQuery)),
  state: z.optional(z.literal(registrationStates, invalid)),
  /** Comma-joined ids of ticket types, any of them; empty: every type. */
  types: z.optional(idList),
  /** Comma-joined ids of tags, any of them; empty: with and without. */
  tags: z.optional(idList),
  signed_in: z.optional(z.literal(signInMarks, invalid)),
  /** Day on which they came, by the clocks of the conference, `2026-12-03`. */
  signed_on: z.optional(dayField),
  paper: z.optional(z.literal(paperMarks, invalid)),
  /** A question of the form with one of the answers that can be chosen, `17:o2` or `17:yes`. */
  answer: z.optional(exactText(24).check(z.regex(/^[1-9]\d{0,9}:(?:o[1-9]\d{0,8}|yes|no)$/, invalid))),
})
export type PeopleFilter = z.output<typeof peopleFilter>
/** The same as forms and addresses write it. */
export type PeopleFilterFields = z.input<typeof peopleFilter>

/** A filter as fields of a request or of an address; empty filters are left out. */
export const peopleFields = ({
  types = [],
  tags = [],
  q = '',
  ...rest
}: PeopleFilter): PeopleFilterFields => ({
  ...(q === '' ? {} : { q }),
  ...rest,
  ...(types.length === 0 ? {} : { types: types.join(',') }),
  ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
})

/** The filter as the query of an address, `state=paid&tags=3`; empty: all people. */
export const peopleQuery = (filter: PeopleFilter): string =>
  new URLSearchParams(peopleFields(filter) as Record<string, string>).toString()

/** Filter of an address; unknown parts are ignored. */
export const peopleFilterIn = (search: string): PeopleFilter => {
  const query = new URLSearchParams(search)
  const read = (Object.keys(peopleFilter.shape) as Array<keyof PeopleFilter>).flatMap((name) => {
    const text = query.get(name)
    const parsed = text === null ? null : peopleFilter.shape[name].safeParse(text)
    return parsed?.success === true ? [[name, parsed.data]] : []
  })
  const { q = '', types = [], tags = [], ...rest } = Object.fromEntries(read) as PeopleFilter
  return {
    ...rest,
    ...(q === '' ? {} : { q }),
    ...(types.length === 0 ? {} : { types }),
    ...(tags.length === 0 ? {} : { tags }),
  }
}
