import { sql } from 'drizzle-orm'
import {
  boolean,
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { publications } from '../../src/contract/ownConference.ts'
import { at, createdAt, id } from './columns.ts'

/**
 * Every table of the product. Secrets are kept as hashes in text (hex or base64url), never as bytea: drivers of the two
 * engines disagree about bytea. Bilingual text stands in two columns, the plain one is Chinese. Times are instants.
 */

export const liveStates = ['not_started', 'ongoing', 'paused', 'ended'] as const
export const sceneStates = ['waiting', 'scanned', 'confirmed', 'used'] as const

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
    /** 0: the profile preferences are still to be asked for. */
    loginauth: smallint('loginauth').notNull().default(0),
    needSubmissionService: smallint('need_submission_service').notNull().default(0),
    wechatOpenid: text('wechat_openid'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_mobile').on(t.countryCode, t.mobile),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_account').on(sql`lower(${t.account})`),
    uniqueIndex('users_wechat_openid').on(t.wechatOpenid),
    check('users_mobile_whole', sql`(${t.mobile} is null) = (${t.countryCode} is null)`),
    check('users_loginauth', sql`${t.loginauth} in (0, 1)`),
  ],
)

export const subjects = pgTable(
  'subjects',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => subjects.id),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('subjects_parent').on(t.parentId, t.position)],
)

export const userSubjects = pgTable(
  'user_subjects',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
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

/** One counter per key; the caller starts a new window in the same upsert that counts. */
export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  hits: integer('hits').notNull(),
})

/** Files that members uploaded, written before the file itself; what no row speaks of after a day is thrown away. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    /** Of the file in its directory. */
    name: text('name').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    place: text('place', { enum: ['pictures', 'vouchers', 'invoices'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploaded_files_user').on(t.userId, t.createdAt),
    index('uploaded_files_age').on(t.createdAt),
  ],
)

/** A QR sign-in. Expired is not a state: it follows from `expires_at` and the clock of the reader. */
export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    valueHash: text('value_hash').notNull(),
    /** Hash of the HttpOnly cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    status: text('status', { enum: sceneStates }).notNull().default('waiting'),
    openid: text('openid'),
    userId: integer('user_id').references(() => users.id),
    /** What asked to sign in, as the person at the second device reads it, e.g. "Chrome · Windows". */
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

/** Hands a session to a sister site: 60 s, one use, instead of a token in an address. */
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

/** What the outbox sender "sent". */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    lang: text('lang', { enum: ['zh', 'en'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_messages_recipient').on(t.recipient, t.id)],
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

export const navItems = pgTable(
  'nav_items',
  {
    id: id(),
    place: text('place', { enum: ['header', 'footer'] }).notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => navItems.id),
    name: text('name').notNull(),
    engName: text('eng_name').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** Empty for a heading that leads nowhere. */
    url: text('url').notNull(),
    /** 0: `url` is a path on the main host; 1: an absolute address. */
    isWebsite: smallint('is_website').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [
    index('nav_items_place').on(t.place, t.parentId, t.position),
    check('nav_items_is_website', sql`${t.isWebsite} in (0, 1)`),
  ],
)

export const friendlyLinks = pgTable('friendly_links', {
  id: id(),
  title: text('title').notNull(),
  engTitle: text('eng_title').notNull(),
  url: text('url').notNull(),
  position: integer('position').notNull(),
})

/** One row, id 1. Images are addresses of this site, or empty. */
export const siteConfig = pgTable(
  'site_config',
  {
    id: integer('id').primaryKey().default(1),
    headerImage: text('header_image').notNull().default(''),
    footerImage: text('footer_image').notNull().default(''),
    customerWechat: text('customer_wechat').notNull().default(''),
    customerQq: text('customer_qq').notNull().default(''),
    hotLine: text('hot_line').notNull().default(''),
    email: text('email').notNull().default(''),
    serverTime: text('server_time').notNull().default(''),
    engServerTime: text('eng_server_time').notNull().default(''),
    wechatCodeImg: text('wechat_code_img').notNull().default(''),
    confAssistant: text('conf_assistant').notNull().default(''),
    paperAssistant: text('paper_assistant').notNull().default(''),
    copyright: text('copyright').notNull().default(''),
    engCopyright: text('eng_copyright').notNull().default(''),
    beian: text('beian').notNull().default(''),
    address: text('address').notNull().default(''),
    engAddress: text('eng_address').notNull().default(''),
    mapUrl: text('map_url').notNull().default(''),
    organizerUrl: text('organizer_url').notNull().default(''),
    mobileOrigin: text('mobile_origin').notNull().default(''),
    sisterOrigins: jsonb('sister_origins').$type<string[]>().notNull().default([]),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [check('site_config_one', sql`${t.id} = 1`)],
)

/** `agreement`, `private`, `help:<topic>`. Content is HTML that the reader must still sanitise. */
export const documents = pgTable('documents', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  engTitle: text('eng_title').notNull(),
  content: text('content').notNull(),
  engContent: text('eng_content').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type', { enum: ['system', 'conference', 'paper', 'order'] }).notNull(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    content: text('content').notNull(),
    engContent: text('eng_content').notNull(),
    createdAt: createdAt(),
    /** Null: unread. */
    readAt: at('read_at'),
  },
  (t) => [
    index('messages_user').on(t.userId, t.createdAt),
    index('messages_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
)

export const conferences = pgTable(
  'conferences',
  {
    id: id(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    /** Null only in a draft. */
    subjectId: integer('subject_id').references(() => subjects.id),
    place: text('place').notNull().default(''),
    engPlace: text('eng_place').notNull().default(''),
    summary: text('summary').notNull().default(''),
    engSummary: text('eng_summary').notNull().default(''),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    submissionDeadline: at('submission_deadline'),
    /** Null: the platform's own. */
    organizerId: integer('organizer_id').references(() => users.id),
    /** IANA name. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    venue: text('venue').notNull().default(''),
    engVenue: text('eng_venue').notNull().default(''),
    /** HTML that the reader must still sanitise. */
    content: text('content').notNull().default(''),
    engContent: text('eng_content').notNull().default(''),
    /** Null on both: nobody registers here. */
    registrationOpensAt: at('registration_opens_at'),
    registrationClosesAt: at('registration_closes_at'),
    /** Until when a refund can be asked for; null: not at all. */
    refundUntil: at('refund_until'),
    status: text('status', { enum: liveStates }).notNull().default('not_started'),
    /** A draft is seen by its organizers only; whatever the public reads asks for `isPublic`. */
    publication: text('publication', { enum: publications }).notNull().default('published'),
    /** Idempotency key of the member who made the draft. */
    creationKey: text('creation_key'),
    cover: text('cover').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('conferences_starts').on(t.startsAt),
    uniqueIndex('conferences_creation').on(t.organizerId, t.creationKey),
    index('conferences_subject').on(t.subjectId),
    check('conferences_order', sql`${t.startsAt} <= ${t.endsAt}`),
    check('conferences_status', sql`${t.status} in ('not_started', 'ongoing', 'paused', 'ended')`),
    check('conferences_publication', sql`${t.publication} in ('draft', 'published')`),
    check('conferences_published', sql`${t.publication} = 'draft' or ${t.subjectId} is not null`),
  ],
)

export const lives = pgTable(
  'lives',
  {
    id: id(),
    conferenceId: integer('conference_id').references(() => conferences.id),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    speaker: text('speaker').notNull(),
    engSpeaker: text('eng_speaker').notNull(),
    startsAt: at('starts_at').notNull(),
    status: text('status', { enum: liveStates }).notNull().default('not_started'),
    cover: text('cover').notNull(),
    maxUser: integer('max_user').notNull(),
    /** Host when the live begins; the room's state says who it is now. Null: nobody can open it yet. */
    anchorId: integer('anchor_id').references(() => users.id),
    /** For good. */
    funderId: integer('funder_id').references(() => users.id),
    /** Seconds (MIC-01). */
    linkMicWait: integer('link_mic_wait').notNull().default(10),
    bgImage: text('bg_image').notNull().default(''),
    cloudBgImage: text('cloud_bg_image').notNull().default(''),
    outPopImage: text('out_pop_image').notNull().default(''),
    /** Its recording, once it is over. */
    videoId: integer('video_id').references(() => videos.id),
  },
  (t) => [
    index('lives_starts').on(t.startsAt),
    check('lives_status', sql`${t.status} in ('not_started', 'ongoing', 'paused', 'ended')`),
    check('lives_max_user', sql`${t.maxUser} > 0`),
  ],
)

export const videos = pgTable(
  'videos',
  {
    id: id(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    speaker: text('speaker').notNull(),
    engSpeaker: text('eng_speaker').notNull(),
    /** Seconds. */
    duration: integer('duration').notNull(),
    views: integer('views').notNull().default(0),
    cover: text('cover').notNull(),
    publishedAt: at('published_at').notNull(),
    /** Address of the playlist (HLS) on this site; empty: nothing to play yet. */
    playlist: text('playlist').notNull().default(''),
    /** Watching it counts against a member's free views. */
    isFree: boolean('is_free').notNull().default(true),
  },
  (t) => [index('videos_published').on(t.publishedAt)],
)

export const news = pgTable(
  'news',
  {
    id: id(),
    title: text('title').notNull(),
    engTitle: text('eng_title').notNull(),
    summary: text('summary').notNull(),
    engSummary: text('eng_summary').notNull(),
    /** HTML that the reader must still sanitise. */
    content: text('content').notNull(),
    engContent: text('eng_content').notNull(),
    cover: text('cover').notNull(),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [index('news_published').on(t.publishedAt)],
)

export const couponStatistics = pgTable(
  'coupon_statistics',
  {
    id: id(),
    websiteUrl: text('website_url').notNull().default(''),
    originUrl: text('origin_url').notNull().default(''),
    type: text('type').notNull().default(''),
    typeName: text('type_name').notNull().default(''),
    pid: text('pid').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('coupon_statistics_created').on(t.createdAt)],
)

/** Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. Holds no personal data beyond ids. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it happened to, e.g. `user`, `session`, `scene`. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** Dotted name, e.g. `session.revoked`. */
    event: text('event').notNull(),
    /** The account that did it; no foreign key, so that nothing here ever has to change. */
    actorId: integer('actor_id'),
    requestId: text('request_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('audit_events_entity').on(t.entity, t.entityId), index('audit_events_at').on(t.at)],
)

/** Values that the server itself keeps, e.g. the generated signing key or the mark that demo content is in. */
export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
