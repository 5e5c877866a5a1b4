import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { givenRoles } from '../../../src/contract/accounts.ts'
import type { OrganizerForm } from '../../../src/contract/organizerForm.ts'
import { users } from './accounts.ts'
import { conferences } from './catalogue.ts'
import { createdAt, id, statusColumns } from './columns.ts'
import { userId } from './references.ts'

/** Accounts with a part besides being a member, and applicants for one. */

export const userRoles = pgTable(
  'user_roles',
  {
    id: id(),
    userId: userId(),
    role: text('role', { enum: givenRoles }).notNull(),
    conferenceId: integer('conference_id').references(() => conferences.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_roles_once').on(t.userId, t.role, sql`coalesce(${t.conferenceId}, 0)`),
    check(
      'user_roles_role',
      sql`${t.role} in ('organizer', 'secretary', 'programme', 'finance', 'staff', 'admin')`,
    ),
    // Finance is that of the platform or of one conference.
    check(
      'user_roles_place',
      sql`${t.role} = 'finance' or (${t.role} = 'admin') = (${t.conferenceId} is null)`,
    ),
    index('user_roles_conference').on(t.conferenceId),
  ],
)

export const organizerApplications = pgTable(
  'organizer_applications',
  {
    id: id(),
    userId: userId(),
    form: jsonb('form').$type<OrganizerForm>(),
    /** A change of an approved organizer that waits for review. */
    change: jsonb('change').$type<OrganizerForm>(),
    /** As it stood when an administrator last approved or rejected it: the next one is shown beside it. */
    decided: jsonb('decided').$type<OrganizerForm>(),
    reason: text('reason'),
    /** The first of two administrators that a revocation needs. */
    secondedBy: integer('seconded_by').references(() => users.id),
    ...statusColumns('not_completed'),
  },
  (t) => [
    uniqueIndex('organizer_applications_user').on(t.userId),
    index('organizer_applications_queue').on(t.state, t.id),
  ],
)
