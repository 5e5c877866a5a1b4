import { inArray, type SQL } from 'drizzle-orm'

import type { Publication } from '../../src/contract/ownConference.ts'

import { conferences } from './schema/catalogue.ts'

/** Anybody may read the page: who was about to come finds there that it is cancelled. */
const readable = ['published', 'cancelled', 'archived'] as const satisfies readonly Publication[]
/** It stands in lists and is found by search. */
const listed = ['published', 'archived'] as const satisfies readonly Publication[]

/** What is not public yet is nobody's business but its organizers'. */
export const isPublic: SQL = inArray(conferences.publication, [...readable])
export const isListed: SQL = inArray(conferences.publication, [...listed])

/** The same of a row that was read. */
export const isPublicAs = (publication: Publication): boolean => readable.some((one) => one === publication)
export const isListedAs = (publication: Publication): boolean => listed.some((one) => one === publication)
