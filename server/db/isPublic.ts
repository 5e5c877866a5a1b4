import { and, eq, inArray, type SQL } from 'drizzle-orm'

import { publicPublications, type Publication } from '../../src/contract/ownConference.ts'

import { conferences } from './schema/catalogue.ts'

/** Conferences in lists and in the search. A cancelled conference leaves them when it is archived. */
const listed = ['published', 'archived'] as const satisfies readonly Publication[]

/** Conferences that are public; the others are visible to their organizers only. */
export const isPublic: SQL = inArray(conferences.publication, [...publicPublications])
export const isListed: SQL | undefined = and(
  inArray(conferences.publication, [...listed]),
  eq(conferences.isCancelled, false),
)

/** The same of a row that was read. */
export const isListedAs = ({ publication, isCancelled }: Listed): boolean =>
  listed.some((one) => one === publication) && !isCancelled

type Listed = Pick<typeof conferences.$inferSelect, 'publication' | 'isCancelled'>
