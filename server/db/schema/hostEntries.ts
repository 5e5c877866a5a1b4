import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { hostLists } from '../../../src/contract/hostEntries.ts'
import { at, createdAt, id } from './columns.ts'
import { conferenceId } from './references.ts'

const line = (name: string) => text(name).notNull().default('')

/**
 * Hosts, committees, their members and contacts (CONF-02). They are in one table, because they are ordered, removed and
 * put back in the same way; `src/contract/hostEntries.ts` says which columns each list uses.
 */
export const hostEntries = pgTable(
  'host_entries',
  {
    id: id(),
    conferenceId: conferenceId(),
    list: text('list', { enum: hostLists }).notNull(),
    /** Committee of a member. */
    committeeId: integer('committee_id').references((): AnyPgColumn => hostEntries.id, {
      onDelete: 'cascade',
    }),
    kind: line('kind'),
    name: line('name'),
    engName: line('eng_name'),
    duty: line('duty'),
    engDuty: line('eng_duty'),
    affiliation: line('affiliation'),
    engAffiliation: line('eng_affiliation'),
    url: line('url'),
    phone: line('phone'),
    email: line('email'),
    wechat: line('wechat'),
    position: integer('position').notNull(),
    /** Counts the times it was saved, removed or put back. */
    version: integer('version').notNull().default(0),
    /** It can be put back for a day after that. */
    removedAt: at('removed_at'),
    /** Chosen by the sender; the same key makes one entry of a conference. */
    creationKey: text('creation_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('host_entries_conference').on(t.conferenceId, t.list, t.position),
    index('host_entries_committee').on(t.committeeId),
    index('host_entries_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    uniqueIndex('host_entries_creation').on(t.conferenceId, t.creationKey),
    check('host_entries_list', sql`${t.list} in ('hosts', 'committees', 'members', 'contacts')`),
    check('host_entries_member', sql`(${t.list} = 'members') = (${t.committeeId} is not null)`),
    check('host_entries_named', sql`${t.name} <> '' or ${t.engName} <> ''`),
  ],
)
