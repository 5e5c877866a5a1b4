import { and, desc, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm'

import type { AuditEntry } from '../../src/contract/auditLog.ts'
import { entities, type Entity } from '../../src/contract/entity.ts'
import { nicknamesOf } from '../accounts/nicknames.ts'
import { microsOf, momentOf } from '../db/keyset.ts'
import { auditEvents, lifecycleEvents } from '../db/schema/audit.ts'
import type { Db } from '../db/types.ts'

/** Acts and lifecycle events in one row of time, newest first. */

export interface AuditFilter {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly actor?: number | undefined
  readonly entity?: string | undefined
  readonly entity_id?: string | undefined
  readonly event?: string | undefined
}

export interface AuditWish extends AuditFilter {
  readonly after?: string | undefined
  readonly limit: number
}

type Log = 'a' | 'l'
/** At the same microsecond acts are before lifecycle events. */
const rank = { a: 1, l: 0 } as const

type Row = Omit<AuditEntry, 'id' | 'by'> & {
  readonly log: Log
  readonly row: number
  readonly micros: string
}

/**
 * So many entries after a place. Each log is read for that number, by an index in their order, and
 * both results are merged here: no table is read as a whole, however long the log is.
 */
export const readAudit = async (db: Db, { limit, after, ...filter }: AuditWish): Promise<AuditEntry[]> => {
  const [acts, moves] = await Promise.all([
    readActs(db, filter, after, limit),
    readMoves(db, filter, after, limit),
  ])
  const rows = [...acts, ...moves].sort(newestFirst).slice(0, limit)
  const names = await namesOf(db, rows)
  return rows.map(({ log, row, micros: _micros, ...entry }) => ({
    ...entry,
    id: row * 2 + rank[log],
    by: entry.actor === null ? '' : (names.get(entry.actor) ?? ''),
  }))
}

const newestFirst = (left: Row, right: Row): number => {
  const byTime = Number(BigInt(right.micros) - BigInt(left.micros))
  if (byTime !== 0) return byTime
  return rank[right.log] - rank[left.log] || right.row - left.row
}

/** Rows of one log behind a place that may lie in the other one. */
const behindIn = (
  table: typeof auditEvents | typeof lifecycleEvents,
  log: Log,
  after: string | undefined,
) => {
  if (after === undefined) return undefined
  const [micros = '0', other = 'a', last = '0'] = after.split('.')
  const moment = momentOf(micros)
  if (other === log) return sql`(${table.at}, ${table.id}) < (${moment}, ${last}::bigint)`
  return rank[log] < rank[other === 'l' ? 'l' : 'a'] ? lte(table.at, moment) : lt(table.at, moment)
}

const within = (
  table: typeof auditEvents | typeof lifecycleEvents,
  { from, until, actor, event }: AuditFilter,
): Array<SQL | undefined> => [
  from === undefined ? undefined : gte(table.at, new Date(from)),
  until === undefined ? undefined : lt(table.at, new Date(until)),
  actor === undefined ? undefined : eq(table.actorId, actor),
  event === undefined ? undefined : eq(table.event, event),
]

const readActs = async (
  db: Db,
  filter: AuditFilter,
  after: string | undefined,
  limit: number,
): Promise<Row[]> => {
  const { entity, entity_id } = filter
  const rows = await db
    .select({ row: auditEvents, micros: microsOf(auditEvents.at) })
    .from(auditEvents)
    .where(
      and(
        ...within(auditEvents, filter),
        entity === undefined ? undefined : eq(auditEvents.entity, entity),
        entity === undefined || entity_id === undefined ? undefined : eq(auditEvents.entityId, entity_id),
        behindIn(auditEvents, 'a', after),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
  return rows.map(({ row, micros }) => {
    const { before, after: became, ...rest } = row.data
    const hasStates = typeof before === 'string' && typeof became === 'string'
    return {
      log: 'a',
      row: row.id,
      micros,
      at: row.at.toISOString(),
      actor: row.actorId,
      entity: row.entity,
      entity_id: row.entityId,
      event: row.event,
      from: hasStates ? before : '',
      to: hasStates ? became : '',
      data: JSON.stringify(hasStates ? rest : row.data),
      request: row.requestId ?? '',
      place: `${micros}.a.${row.id}`,
    }
  })
}

const isEntity = (name: string): name is Entity => entities.some((entity) => entity === name)

const readMoves = async (
  db: Db,
  filter: AuditFilter,
  after: string | undefined,
  limit: number,
): Promise<Row[]> => {
  const { entity, entity_id } = filter
  const id = entity_id === undefined ? null : Number(entity_id)
  // An entity without a lifecycle, and an id without a row, have no such events.
  if (entity !== undefined && !isEntity(entity)) return []
  if (entity !== undefined && id !== null && !(Number.isInteger(id) && id >= 0 && id <= 2_147_483_647))
    return []
  const rows = await db
    .select({ row: lifecycleEvents, micros: microsOf(lifecycleEvents.at) })
    .from(lifecycleEvents)
    .where(
      and(
        ...within(lifecycleEvents, filter),
        entity === undefined ? undefined : eq(lifecycleEvents.entity, entity),
        entity === undefined || id === null ? undefined : eq(lifecycleEvents.entityId, id),
        behindIn(lifecycleEvents, 'l', after),
      ),
    )
    .orderBy(desc(lifecycleEvents.at), desc(lifecycleEvents.id))
    .limit(limit)
  return rows.map(({ row, micros }) => ({
    log: 'l',
    row: row.id,
    micros,
    at: row.at.toISOString(),
    actor: row.actorId,
    entity: row.entity,
    entity_id: String(row.entityId),
    event: row.event,
    from: row.fromState,
    to: row.toState,
    data: JSON.stringify({ role: row.role, ...(row.reason === '' ? {} : { reason: row.reason }) }),
    request: row.requestId ?? '',
    place: `${micros}.l.${row.id}`,
  }))
}

const namesOf = (db: Db, rows: readonly Row[]) =>
  nicknamesOf(
    db,
    rows.map(({ actor }) => actor),
  )
