import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { sessions, users } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'

/** Second factors of an account (ACC-02): passkeys, codes by time, recovery codes. */

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them; 0: it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: `internal`, `usb`, … */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** Chosen by the owner. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
)

/** The secret that an authenticator app shares with us, one per account; sealed by the server's key. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Null: none counts yet. */
  sealed: text('sealed'),
  /** A newer one that counts as soon as a code of it was given; null: none is being set up. */
  pending: text('pending'),
  /** The period of 30 s of the newest code that was taken: no code of it or before is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: at('confirmed_at'),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.userId, t.codeHash)],
)

/** Challenge that an authenticator signs: for one session and one purpose, once. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: id(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add', 'verify'] }).notNull(),
    challenge: text('challenge').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('factor_challenges_challenge').on(t.challenge),
    index('factor_challenges_session').on(t.sessionId),
    index('factor_challenges_expires').on(t.expiresAt),
  ],
)
