import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { scenePurposes } from '../../../src/contract/wechat.ts'
import { at, createdAt, id } from './columns.ts'

/** Members, their ways to sign in, and limits of attempts. */

export const users = pgTable(
  'users',
  {
    id: id(),
    nickname: text('nickname').notNull(),
    /** An address of this site, or empty. */
    avatar: text('avatar').notNull().default(''),
    /** Dialling code, digits only; null exactly when `mobile` is. */
    countryCode: text('country_code'),
    /** National number, digits only. */
    mobile: text('mobile'),
    email: text('email'),
    account: text('account'),
    passwordHash: text('password_hash'),
    /** 1 ordinary; 2 and 3 organizers. */
    groupId: smallint('group_id').notNull().default(1),
    /** 1 approved · 2 not completed · 3 under review · 4 rejected. */
    sponsorApplyStatus: smallint('sponsor_apply_status').notNull().default(2),
    /** 0: the profile preferences are still due. */
    loginauth: smallint('loginauth').notNull().default(0),
    needSubmissionService: smallint('need_submission_service').notNull().default(0),
    wechatOpenid: text('wechat_openid'),
    /** Language of mails: that of the last visit. */
    language: text('language', { enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    /** Begin of the lock, or null. */
    lockedAt: at('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
    /** Counts what administrators did to it: roles, locks, sessions, ways to sign in. */
    accessVersion: integer('access_version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_mobile').on(t.countryCode, t.mobile),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_account').on(sql`lower(${t.account})`),
    uniqueIndex('users_wechat_openid').on(t.wechatOpenid),
    // By how each begins, which an index in the order of a language cannot say.
    index('users_mobile_begins').on(t.mobile.op('text_pattern_ops')),
    index('users_email_begins').on(sql`lower(${t.email}) text_pattern_ops`),
    index('users_account_begins').on(sql`lower(${t.account}) text_pattern_ops`),
    index('users_nickname_begins').on(sql`lower(${t.nickname}) text_pattern_ops`),
    index('users_locked')
      .on(t.id)
      .where(sql`${t.lockedAt} is not null`),
    check('users_mobile_whole', sql`(${t.mobile} is null) = (${t.countryCode} is null)`),
    check('users_loginauth', sql`${t.loginauth} in (0, 1)`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    /** Hash of the HttpOnly cookie that must come along with the token. */
    sidHash: text('sid_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** The account has a second factor, which this session has not brought: it opens nothing but the way to bring it. */
    awaitsFactor: boolean('awaits_factor').notNull().default(false),
    /** When the second factor was last brought; null: never. */
    factorAt: at('factor_at'),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
  ],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /** `+86 13800138000` or a lower-case e-mail address; free text for the caller. */
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    ip: text('ip').notNull().default(''),
  },
  (t) => [
    index('one_time_codes_target').on(t.target, t.purpose, t.createdAt),
    index('one_time_codes_ip').on(t.ip, t.createdAt),
  ],
)

export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  hits: integer('hits').notNull(),
})

export const sceneStates = ['waiting', 'scanned', 'confirmed', 'used'] as const

export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    valueHash: text('value_hash').notNull(),
    /** Hash of the HttpOnly cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    purpose: text('purpose', { enum: scenePurposes }).notNull().default('login'),
    status: text('status', { enum: sceneStates }).notNull().default('waiting'),
    openid: text('openid'),
    userId: integer('user_id').references(() => users.id),
    /** Browser and system that request the sign-in, as shown on the second device, e.g. "Chrome · Windows". */
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    scannedAt: at('scanned_at'),
    confirmedAt: at('confirmed_at'),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('scenes_value').on(t.valueHash),
    index('scenes_openid').on(t.openid),
    index('scenes_expires').on(t.expiresAt),
    check('scenes_status', sql`${t.status} in ('waiting', 'scanned', 'confirmed', 'used')`),
  ],
)

export const handoverTickets = pgTable(
  'handover_tickets',
  {
    id: id(),
    ticketHash: text('ticket_hash').notNull(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('handover_tickets_hash').on(t.ticketHash)],
)

export const countries = pgTable(
  'countries',
  {
    id: id(),
    /** ISO 3166-1 alpha-2. */
    iso: text('iso').notNull(),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    /** Dialling code, digits only; several countries may share one. */
    code: text('code').notNull(),
    /** Order of the Chinese list (by pinyin); the English list is ordered by its name. China first in both: 0. */
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('countries_iso').on(t.iso), index('countries_code').on(t.code)],
)
