import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { liveAccesses, livePublications } from '../../../src/contract/livePlan.ts'
import { publications } from '../../../src/contract/ownConference.ts'
import { users } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'

/** Public catalogue: subjects, conferences, videos, lives, news. */

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

export const liveStates = ['not_started', 'ongoing', 'paused', 'ended'] as const

/** Source of a copied conference: a conference or file. */
export interface ConferenceCopy {
  /** Null: of a file. */
  readonly from: number | null
  readonly title: string
  readonly eng_title: string
  /** `2026-12-03`; null: of a file, whose days are the copy's. */
  readonly first_day: string | null
  /** Digest of the request that used the key of the draft. */
  readonly request: string
  /** Items to look at, and those that were found right. */
  readonly keys: readonly string[]
  readonly seen: readonly string[]
}

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
    /** Position of the venue, by WGS-84; both null: not marked on a map. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** HTML that the reader must still sanitise. */
    content: text('content').notNull().default(''),
    engContent: text('eng_content').notNull().default(''),
    /** Both null: registration is not offered here. */
    registrationOpensAt: at('registration_opens_at'),
    registrationClosesAt: at('registration_closes_at'),
    /** End of refund requests; null: no refunds. */
    refundUntil: at('refund_until'),
    /** Time from which attendees get their certificates; null: once the conference is over. */
    certificatesAt: at('certificates_at'),
    /** Counts the times that these four or the order of the ticket types were saved. */
    saleVersion: integer('sale_version').notNull().default(0),
    /** `state` of the lifecycle `conference`; on the wire it is `status` (CONF-01). */
    state: text('status', { enum: liveStates }).notNull().default('not_started'),
    version: integer('version').notNull().default(0),
    /** Time of the last transition; before the first, of the creation. */
    movedAt: at('moved_at').notNull().defaultNow(),
    /** Why it is paused, or was ended early. */
    reason: text('reason'),
    /** `state` of the lifecycle `conferencePublication`, kept by a trigger; whatever the public reads asks for `isPublic` or `isListed`. */
    publication: text('publication', { enum: publications }).notNull().default('published'),
    /** It was cancelled, also if it is archived since; kept by a trigger. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Time of the organizers' last change; null: none since it was made. */
    changedAt: at('changed_at'),
    /** When it was to begin before its beginning was moved, while it was public; null: it was not moved. */
    rescheduledFrom: at('rescheduled_from'),
    /** Idempotency key of the member who made the draft. */
    creationKey: text('creation_key'),
    /** `/uploads/…` of its organizers, which has both texts below; `/covers/…` of the site; empty: none. */
    cover: text('cover').notNull().default(''),
    /** Alternative text of the cover. */
    coverAlt: text('cover_alt').notNull().default(''),
    engCoverAlt: text('eng_cover_alt').notNull().default(''),
    /** Counts what its organizers have changed in the columns above. */
    edition: integer('edition').notNull().default(0),
    /** English texts that are older than the Chinese ones beside them, by field (CONF-02). */
    stale: jsonb('stale').$type<string[]>().notNull().default([]),
    /** Source of the copy, and the items still to look at; null: not a copy (CONF-03). */
    copy: jsonb('copy').$type<ConferenceCopy>(),
    /** How long friends may knock at an unpaid order (BEN-03); 0: the conference does not take part. */
    knockHours: smallint('knock_hours').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'conferences_cover',
      sql`${t.cover} not like '/uploads/%' or ${t.coverAlt} <> '' or ${t.engCoverAlt} <> ''`,
    ),
    check('conferences_knock', sql`${t.knockHours} in (0, 24, 72)`),
    index('conferences_starts').on(t.startsAt),
    uniqueIndex('conferences_creation').on(t.organizerId, t.creationKey),
    index('conferences_subject').on(t.subjectId),
    check(
      'conferences_point',
      sql`(${t.latitude} is null) = (${t.longitude} is null) and abs(${t.latitude}) <= 90 and abs(${t.longitude}) <= 180`,
    ),
    check('conferences_order', sql`${t.startsAt} <= ${t.endsAt}`),
    check('conferences_state', sql`${t.state} in ('not_started', 'ongoing', 'paused', 'ended')`),
    check(
      'conferences_publication',
      sql`${t.publication} in ('draft', 'in_review', 'published', 'cancelled', 'archived')`,
    ),
    check('conferences_published', sql`${t.publication} = 'draft' or ${t.subjectId} is not null`),
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
    /** Null: none in particular. */
    subjectId: integer('subject_id').references(() => subjects.id),
    /** Conference that was recorded, or null. */
    conferenceId: integer('conference_id').references(() => conferences.id),
    /** Exists for the team of its conference alone; whatever the public reads asks for `isShown`. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    index('videos_published').on(t.publishedAt),
    index('videos_subject').on(t.subjectId),
    index('videos_conference').on(t.conferenceId),
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
    /** Host when the live begins; afterwards the room's state names the host. Null: it cannot be opened yet. */
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
    /** Public queries require `isListedLive`. */
    publication: text('publication', { enum: livePublications }).notNull().default('scheduled'),
    /** Counts what its organizers have changed; a room that was opened with another one takes no more events. */
    version: integer('version').notNull().default(0),
    /** Time of the last such change; null: not known. */
    changedAt: at('changed_at'),
    /** When it was to begin before it was moved, while it was scheduled; null: it was not moved. */
    rescheduledFrom: at('rescheduled_from'),
    /** Access besides host, funder and team. */
    access: text('access', { enum: liveAccesses }).notNull().default('public'),
    /** Ticket types of the conference whose holders come in; empty unless `access` is `ticket`. */
    accessTypes: jsonb('access_types').$type<number[]>().notNull().default([]),
    /** Chosen by the sender; the same key makes one live of a conference. */
    creationKey: text('creation_key'),
  },
  (t) => [
    index('lives_starts').on(t.startsAt),
    index('lives_conference').on(t.conferenceId),
    uniqueIndex('lives_creation').on(t.conferenceId, t.creationKey),
    check('lives_publication', sql`${t.publication} in ('draft', 'scheduled', 'cancelled')`),
    // A live that has begun can be neither a draft nor cancelled.
    check('lives_begun', sql`${t.publication} = 'scheduled' or ${t.status} = 'not_started'`),
    check('lives_access_of', sql`${t.conferenceId} is not null or ${t.access} = 'public'`),
    check('lives_access', sql`${t.access} in ('public', 'registered', 'ticket')`),
    check('lives_access_types', sql`(${t.access} = 'ticket') = (jsonb_array_length(${t.accessTypes}) > 0)`),
    check('lives_status', sql`${t.status} in ('not_started', 'ongoing', 'paused', 'ended')`),
    check('lives_max_user', sql`${t.maxUser} > 0`),
  ],
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
