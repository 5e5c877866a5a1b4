import { integer } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { conferences } from './catalogue.ts'

/** Columns that refer to what most tables of members refer to. */
export const userId = (name = 'user_id') =>
  integer(name)
    .notNull()
    .references(() => users.id)
export const conferenceId = () =>
  integer('conference_id')
    .notNull()
    .references(() => conferences.id)
