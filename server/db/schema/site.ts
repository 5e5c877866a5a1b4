import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
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

import { consentDocuments } from '../../../src/contract/consentDocuments.ts'
import { deliveryParts } from '../../../src/contract/deliveryPlaces.ts'
import { siteLanguages, siteParts, type PartContent } from '../../../src/contract/siteParts.ts'
import { at, createdAt, id } from './columns.ts'
import { userId } from './references.ts'

/** Frame of the pages: navigation, links, texts, settings. */

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

export const siteConfig = pgTable(
  'site_config',
  {
    id: integer('id').primaryKey().default(1),
    /** Empty: the product's own. */
    name: text('name').notNull().default(''),
    engName: text('eng_name').notNull().default(''),
    languages: text('languages', { enum: siteLanguages }).notNull().default('zh,en'),
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

export const documents = pgTable('documents', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  engTitle: text('eng_title').notNull(),
  content: text('content').notNull(),
  engContent: text('eng_content').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/**
 * Versions of each part of the site that administrators published: a trigger refuses every change. The public reads
 * the tables above, which are written with the version; banners are read from here.
 */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: id(),
    part: text('part', { enum: siteParts }).notNull(),
    no: integer('no').notNull(),
    content: jsonb('content').$type<PartContent>().notNull(),
    /** The account; null for the site itself. No foreign key, so that nothing here ever has to change. */
    by: integer('by'),
    at: at('at').notNull(),
    note: text('note').notNull().default(''),
    engNote: text('eng_note').notNull().default(''),
    isMaterial: boolean('is_material').notNull().default(false),
    /** Members must have agreed to this version or a later one; 1: no consent is required. */
    askedFrom: integer('asked_from').notNull().default(1),
    restores: integer('restores'),
    /** Places of English texts that are older than the Chinese ones beside them. */
    stale: jsonb('stale').$type<readonly string[]>().notNull().default([]),
  },
  (t) => [uniqueIndex('site_versions_no').on(t.part, t.no)],
)

/** Consents of members by version, given by signing in or on request. */
export const consents = pgTable(
  'consents',
  {
    userId: userId(),
    document: text('document', { enum: consentDocuments }).notNull(),
    version: integer('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.document, t.version] })],
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

export const serverSettings = pgTable('server_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/**
 * Settings of a way to send or to be paid that an administrator made in the browser. Secrets are sealed together by the site's key;
 * besides them only the time and the author of each are kept.
 */
export const deliverySettings = pgTable(
  'delivery_settings',
  {
    part: text('part', { enum: deliveryParts }).primaryKey(),
    /** Counts the changes; a removed part keeps its row, so that no one overwrites a version they have not seen. */
    version: integer('version').notNull(),
    /** Without secrets; null: taken out. */
    content: jsonb('content').$type<Readonly<Record<string, string>>>(),
    /** JSON of the secrets by name, or null. */
    sealed: text('sealed'),
    secrets: jsonb('secrets').$type<KeptSecrets>().notNull().default({}),
    /** The account; no foreign key, as in `site_versions`. */
    by: integer('by').notNull(),
    at: at('at').notNull(),
  },
  (t) => [check('delivery_settings_version', sql`${t.version} > 0`)],
)

/** When each secret was set (ISO 8601, UTC), and by which account. */
export type KeptSecrets = Readonly<Record<string, { readonly at: string; readonly by: number }>>
/** Row of `server_settings` in which PostgreSQL keeps the moment of the last backup. */
export const lastBackupRow = 'last-backup'

/** Names of rows in `server_settings`. */
export const keyRows = { key: 'signing-key', fingerprint: 'key-fingerprint' } as const
/** How the names of rows begin by which running servers know of each other; the value is the instant of their last beat. */
export const serverRow = 'server.'

/** Columns read of a part that was set in the browser. */
export type KeptPart = Pick<typeof deliverySettings.$inferSelect, 'part' | 'content' | 'sealed'>
