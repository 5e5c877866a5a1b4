import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { at, createdAt, id } from './columns.ts'
import { conferenceId, userId } from './references.ts'

/** Members who register together for the price of groups (CONF-03). */
export const registrationGroups = pgTable(
  'registration_groups',
  {
    id: id(),
    conferenceId: conferenceId(),
    name: text('name').notNull(),
    /** The secret part of the invitation link. */
    code: text('code').notNull(),
    /** A member of the group; they can take others out. */
    contactId: userId('contact_id'),
    /** Chosen by who began it: it is made once. */
    creationKey: text('creation_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('registration_groups_code').on(t.code),
    // Registrations are tagged with the name.
    uniqueIndex('registration_groups_name').on(t.conferenceId, sql`lower(${t.name})`),
    index('registration_groups_contact').on(t.contactId),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => registrationGroups.id, { onDelete: 'cascade' }),
    /** Conference of the group: a member joins one group per conference. */
    conferenceId: conferenceId(),
    userId: userId(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    uniqueIndex('group_members_member').on(t.conferenceId, t.userId),
    index('group_members_user').on(t.userId),
    index('group_members_group').on(t.groupId, t.id),
  ],
)
