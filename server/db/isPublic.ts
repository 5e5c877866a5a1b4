import { inArray, type SQL } from 'drizzle-orm'

import { publicPublications, type Publication } from '../../src/contract/ownConference.ts'

import { conferences } from './schema/catalogue.ts'

/** It stands in lists and is found by search. */
const listed = ['published', 'archived'] as const satisfies readonly Publication[]

/** What is not public yet is nobody's business but its organizers'. */
export const isPublic: SQL = inArray(conferences.publication, [...publicPublications])
export const isListed: SQL = inArray(conferences.publication, [...listed])

/** The same of a row that was read. */
export const isListedAs = (publication: Publication): boolean => listed.some((one) => one === publication)
