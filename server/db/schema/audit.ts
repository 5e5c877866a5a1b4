import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { entities } from '../../../src/contract/entity.ts'
import { roles } from '../../../src/contract/roles.ts'
import { at } from './columns.ts'

/** Audit log: triggers refuse every change. */

export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Kind of the affected entity, e.g. `user`, `session`, `scene`. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** Dotted name, e.g. `session.revoked`. */
    event: text('event').notNull(),
    /** The account that did it; no foreign key, so that nothing here ever has to change. */
    actorId: integer('actor_id'),
    requestId: text('request_id'),
    /** Chosen by the sender; with the actor it says that a request was answered before. */
    key: text('key'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('audit_events_key').on(t.actorId, t.key),
    index('audit_events_entity').on(t.entity, t.entityId, t.at, t.id),
    index('audit_events_kind').on(t.entity, t.at, t.id),
    index('audit_events_at').on(t.at, t.id),
    index('audit_events_actor').on(t.actorId, t.at, t.id),
    index('audit_events_event').on(t.event, t.at, t.id),
  ],
)

export const lifecycleEvents = pgTable(
  'lifecycle_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text('entity', { enum: entities }).notNull(),
    entityId: integer('entity_id').notNull(),
    /** The version that it led to. */
    seq: integer('seq').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** The account; null for the server itself. No foreign key, so that nothing here ever has to change. */
    actorId: integer('actor_id'),
    reason: text('reason').notNull().default(''),
    /** Chosen by the sender; with the actor it says that a request was answered before. */
    key: text('key'),
    requestId: text('request_id'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('lifecycle_events_seq').on(t.entity, t.entityId, t.seq),
    uniqueIndex('lifecycle_events_key').on(t.actorId, t.key),
    index('lifecycle_events_at').on(t.at, t.id),
    index('lifecycle_events_actor').on(t.actorId, t.at, t.id),
    index('lifecycle_events_event').on(t.event, t.at, t.id),
    index('lifecycle_events_entity').on(t.entity, t.at, t.id),
  ],
)
