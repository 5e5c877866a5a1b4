import { eq, type SQL } from 'drizzle-orm'

import { conferences } from './schema/catalogue.ts'

/** A draft is nobody's business but its organizers'. */
export const isPublic: SQL = eq(conferences.publication, 'published')
