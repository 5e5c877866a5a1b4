import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { RoomFact } from '../../../src/contract/room/events.ts'
import type { RoomState, RoomUser } from '../../../src/contract/room/state.ts'
import type { TencentOrder } from '../../shared/tencentOrder.ts'
import { users } from './accounts.ts'
import { lives, videos } from './catalogue.ts'
import { at, id, statusColumns } from './columns.ts'
import { conferenceId } from './references.ts'

/** Live rooms as they outlive the process. `user_id` of a room is `u_<uid>` or `g_<random>`. */

const liveId = () =>
  integer('live_id')
    .notNull()
    .references(() => lives.id)

export const liveRooms = pgTable('live_rooms', {
  liveId: liveId().primaryKey(),
  seq: integer('seq').notNull().default(0),
  state: jsonb('state').$type<RoomState>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const liveEvents = pgTable(
  'live_events',
  {
    liveId: liveId(),
    seq: integer('seq').notNull(),
    /** Actor of the event; null: the system. */
    actor: text('actor'),
    fact: jsonb('fact').$type<RoomFact>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.liveId, t.seq] }), check('live_events_seq', sql`${t.seq} > 0`)],
)

export const liveMessages = pgTable(
  'live_messages',
  {
    liveId: liveId(),
    /** Numbers the messages of a room without gaps. */
    c: integer('c').notNull(),
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    author: jsonb('author').$type<RoomUser>().notNull(),
    role: text('role', { enum: ['anchor', 'funder', 'member', 'guest'] }).notNull(),
    /** Kept when recalled, shown to no one. */
    text: text('text').notNull(),
    recalled: boolean('recalled').notNull().default(false),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.liveId, t.c] }),
    // A message that a client sends twice is stored once (CHAT-01).
    uniqueIndex('live_messages_client').on(t.liveId, t.userId, t.clientId),
  ],
)

export const liveOrders = pgTable(
  'live_orders',
  {
    id: id(),
    liveId: liveId(),
    order: jsonb('order').$type<TencentOrder>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull(),
    /** Null: still to be done. */
    doneAt: at('done_at'),
    /** Name of what was last wrong. */
    fault: text('fault'),
  },
  (t) => [
    index('live_orders_open')
      .on(t.liveId, t.id)
      .where(sql`${t.doneAt} is null`),
  ],
)

export const liveVisits = pgTable(
  'live_visits',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    liveId: liveId(),
    watchedAt: at('watched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.liveId] }), index('live_visits_user').on(t.userId, t.watchedAt)],
)

export const videoVisits = pgTable(
  'video_visits',
  {
    userId: integer('user_id').notNull(),
    videoId: integer('video_id').notNull(),
    /** Seconds. */
    position: integer('position').notNull().default(0),
    /** One of the member's free views was spent on it. */
    isFree: boolean('is_free').notNull().default(false),
    watchedAt: at('watched_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoId] }),
    foreignKey({ name: 'video_visits_user', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({ name: 'video_visits_video', columns: [t.videoId], foreignColumns: [videos.id] }),
    index('video_visits_watched').on(t.userId, t.watchedAt),
    check('video_visits_position', sql`${t.position} >= 0`),
  ],
)

/** Requests to be host or funder of a live, and their answers (CONF-03). The current host and funder are in `lives`. */
export const liveStaff = pgTable(
  'live_staff',
  {
    id: id(),
    liveId: liveId(),
    conferenceId: conferenceId(),
    part: text('part', { enum: ['host', 'funder'] }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null: the account was deleted. */
    askedBy: integer('asked_by').references(() => users.id),
    expiresAt: at('expires_at').notNull(),
    ...statusColumns('offered'),
  },
  (t) => [
    uniqueIndex('live_staff_offered')
      .on(t.liveId, t.part)
      .where(sql`${t.state} = 'offered'`),
    index('live_staff_live').on(t.liveId),
    index('live_staff_user').on(t.userId),
    index('live_staff_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'offered'`),
    check('live_staff_part', sql`${t.part} in ('host', 'funder')`),
    check(
      'live_staff_state',
      sql`${t.state} in ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced')`,
    ),
  ],
)
