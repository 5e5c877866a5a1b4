import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'
import type { Role } from '../../src/contract/roles.ts'
import { lifecycleEvents } from '../db/commerce.ts'
import { brokenConstraint } from '../db/errors.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../http/refused.ts'
import { desks } from './desks/desks.ts'
import { rolesOf } from './rolesOf.ts'
import type { Actor, Loaded, Moved, Scope, Wish } from './types.ts'

export type Engine = ReturnType<typeof createEngine>

/**
 * Moves rows through their lifecycles. Each move is one transaction: the row is locked, its machine is asked, the new
 * state, the version and one row of history are written, and whatever follows from it happens in the same transaction.
 */
export const createEngine = (db: Db, now: () => number) => {
  const scopeOf = (tx: Tx): Scope => {
    const scope: Scope = { tx, at: new Date(now()), fire: (actor, wish) => move(scope, actor, wish) }
    return scope
  }
  return {
    /** One event in a transaction of its own. Throws `Refused`. */
    fire: (actor: Actor, wish: Wish): Promise<Moved> =>
      db.transaction((tx) => move(scopeOf(tx), actor, wish)).catch(refuseReused),
    /** Several things that happen together or not at all. */
    run: <Result>(work: (scope: Scope) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(scopeOf(tx))).catch(refuseReused),
  }
}

const move = async (scope: Scope, actor: Actor, wish: Wish): Promise<Moved> => {
  const { tx, at } = scope
  const desk = desks[wish.entity]
  const before = await desk.load(scope, wish.id, actor, wish.event)
  const roles = before === null ? [] : await rolesOf(tx, actor, before)
  // To whom it is no concern, it does not exist.
  if (before === null || roles.length === 0) throw new Refused('notFound')
  if (await wasDone(tx, actor, wish)) {
    return { ...before, before, event: wish.event, actor, isRepeated: true }
  }
  if (wish.version !== undefined && wish.version !== before.version) throw new Refused('versionConflict')
  const decision = decide(lifecycles[wish.entity], before, wish.event, roles)
  if (decision.kind === 'refused') throw new Refused(decision.reason)

  const { state, facts } = decision
  const version = before.version + 1
  await write(tx, wish, before, {
    ...desk.columns(facts, wish.event, scope),
    state,
    version,
    movedAt: at,
  })
  await tx.insert(lifecycleEvents).values({
    entity: wish.entity,
    entityId: wish.id,
    seq: version,
    event: wish.event.type,
    fromState: before.state,
    toState: state,
    role: roleFor(wish, roles),
    actorId: actor.userId,
    reason: typeof wish.event['reason'] === 'string' ? wish.event['reason'] : '',
    key: wish.key ?? null,
    requestId: actor.requestId,
    at,
  })
  const moved: Moved = { before, state, version, facts, event: wish.event, actor, isRepeated: false }
  await desk.after?.(scope, moved)
  return moved
}

/** Two rows moved by one key at the same moment: neither saw the other's history, but only one can be written. */
const refuseReused = (error: unknown): never => {
  if (brokenConstraint(error) === 'lifecycle_events_key') throw new Refused('keyReused')
  throw error
}

/** The key has moved this row by this event before; for anything else it must not be used again. */
const wasDone = async (tx: Tx, actor: Actor, { entity, id, event, key }: Wish): Promise<boolean> => {
  if (key === undefined || actor.userId === null) return false
  const [row] = await tx
    .select()
    .from(lifecycleEvents)
    .where(and(eq(lifecycleEvents.actorId, actor.userId), eq(lifecycleEvents.key, key)))
  if (row === undefined) return false
  if (row.entity !== entity || row.entityId !== id || row.event !== event.type) throw new Refused('keyReused')
  return true
}

/** The part in which it was done: of several that would do, the one that the lifecycle names first. */
const roleFor = ({ entity, event }: Wish, roles: readonly Role[]): Role => {
  const role = lifecycles[entity].causes[event.type]?.find((cause) => roles.includes(cause))
  if (role === undefined) throw new Error(`${event.type} was decided for nobody`)
  return role
}

const write = async (tx: Tx, { entity, id }: Wish, before: Loaded, values: Record<string, unknown>) => {
  const { table } = desks[entity]
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>
  const rows = await tx
    .update(table)
    .set(values)
    .where(sql`${columns['id']} = ${id} and ${columns['version']} = ${before.version}`)
    .returning({ id: columns['id'] as AnyPgColumn })
  // The row was locked: only a desk that forgot to would come here.
  if (rows.length !== 1) throw new Refused('versionConflict')
}
