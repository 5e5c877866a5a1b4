import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { teamParts } from '../../../src/contract/teamParts.ts'
import { users } from './accounts.ts'
import { at, id, statusColumns } from './columns.ts'
import { conferenceId } from './references.ts'

/** Invitations to the team of a conference, and their results (CONF-03). The part itself is in `user_roles`. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    conferenceId: conferenceId(),
    role: text('role', { enum: teamParts }).notNull(),
    /** In lower case; null: by phone, or no invitation because the part is older than invitations. */
    email: text('email'),
    /** Dialling code, digits only; null exactly when `mobile` is. */
    countryCode: text('country_code'),
    mobile: text('mobile'),
    /** Null: no account has signed in with that address or phone. */
    userId: integer('user_id').references(() => users.id),
    /** The link’s token is made of this and the key of the site, so that the database alone opens nothing. */
    nonce: text('nonce'),
    tokenHash: text('token_hash'),
    language: text('language', { enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    expiresAt: at('expires_at').notNull(),
    /** The chair who asked; null: the account was deleted, or there was no invitation. */
    invitedBy: integer('invited_by').references(() => users.id),
    ...statusColumns('open'),
  },
  (t) => [
    uniqueIndex('team_invitations_token').on(t.tokenHash),
    uniqueIndex('team_invitations_open')
      .on(t.conferenceId, t.role, sql`coalesce(${t.email}, ${t.countryCode} || ' ' || ${t.mobile})`)
      .where(sql`${t.state} = 'open'`),
    index('team_invitations_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'open'`),
    index('team_invitations_user').on(t.userId),
    check(
      'team_invitations_role',
      sql`${t.role} in ('organizer', 'secretary', 'programme', 'finance', 'staff')`,
    ),
    check(
      'team_invitations_state',
      sql`${t.state} in ('open', 'accepted', 'declined', 'revoked', 'expired', 'left', 'removed')`,
    ),
    check('team_invitations_phone', sql`(${t.countryCode} is null) = (${t.mobile} is null)`),
    check(
      'team_invitations_reachable',
      sql`${t.state} <> 'open' or num_nonnulls(${t.email}, ${t.mobile}) = 1`,
    ),
    check('team_invitations_link', sql`${t.state} <> 'open' or ${t.tokenHash} is not null`),
    check(
      'team_invitations_taken',
      sql`${t.state} not in ('accepted', 'left', 'removed') or ${t.userId} is not null`,
    ),
  ],
)
