import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { movesMoney } from '../../src/machines/lifecycles/moneyEvents.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'
import type { Role } from '../../src/contract/roles.ts'
import type { WaysToPay } from '../../src/contract/waysToPay.ts'
import { guardedParts } from '../accounts/secondFactor/hasFactor.ts'
import { mustHaveFactor, mustHaveStepped } from '../accounts/secondFactor/mustHaveProof.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { brokenConstraint } from '../db/errors.ts'
import type { Db, Tx } from '../db/types.ts'
import { notifyOfMove } from './notifyOfMove.ts'
import type { FactorPolicy } from '../shared/config.ts'
import { Refused } from '../shared/refused.ts'
import { entityAdapters } from './entities/entityAdapters.ts'
import { hold } from './hold.ts'
import { grantsOf, rolesAsReader } from './rolesOf.ts'
import type { Actor, Loaded, Moved, Owned, Scope, View, Wish } from './types.ts'

export type Engine = ReturnType<typeof createEngine>

/**
 * Moves rows through their lifecycles. Each move is one transaction: the row is locked, its machine decides, the new
 * state, the version and one row of history are written, and all effects happen in the same transaction.
 * `methods`: ways to pay, read at each move; without any, a conference with prices is neither published nor sold.
 * A guarded part needs a second factor, and a user who moves money has brought theirs a moment ago (ACC-02).
 */
export const createEngine = (
  db: Db,
  now: () => number,
  policy: FactorPolicy = 'offered',
  methods: { readonly methods: WaysToPay } = { methods: [] },
) => {
  const scopeOf = (tx: Tx): Scope => {
    let latest = 0
    const clock = () => new Date((latest = Math.max(latest, now())))
    const scope: Scope = {
      ...{ tx, now: clock, ways: methods.methods, untold: new Set() },
      fire: (actor, wish) => move(scope, actor, wish, policy),
    }
    return scope
  }
  return {
    /** One event in a transaction of its own. Throws `Refused`. */
    fire: (actor: Actor, wish: Wish): Promise<Moved> =>
      db.transaction((tx) => move(scopeOf(tx), actor, wish, policy)).catch(refuseReused),
    /** Several things that happen together or not at all. */
    run: <Result>(work: (scope: Scope) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(scopeOf(tx))).catch(refuseReused),
    /** Reads as of one moment, without a lock: it neither waits nor blocks. */
    read: <Result>(work: (view: Required<View>) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work({ tx, at: new Date(now()), ways: methods.methods }), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
  }
}

const move = async (scope: Scope, actor: Actor, wish: Wish, policy: FactorPolicy): Promise<Moved> => {
  const { tx } = scope
  const adapter = entityAdapters[wish.entity]
  const grants = await grantsOf(tx, actor)
  const partsIn = (owned: Owned | null) => rolesAsReader(wish.entity, grants, actor, owned)
  // Before any lock: another user's row makes no one wait, and is refused as fast as a missing one.
  if (partsIn(await adapter.whose(tx, wish.id)).length === 0) throw new Refused('notFound')
  const before = await hold(scope, adapter, wish.id, actor, wish.event)
  // It may have been handed on since.
  const roles = partsIn(before)
  if (before === null || roles.length === 0) throw new Refused('notFound')
  const { at } = before
  const event = adapter.complete?.(wish.event, before.facts, at) ?? wish.event
  if (await wasDone(tx, actor, wish)) return { ...before, before, event, actor, isRepeated: true }
  const { userId } = actor
  if (userId !== null && isGuarded(wish, roles)) await mustHaveFactor(tx, policy, userId)
  if (wish.version !== undefined && wish.version !== before.version) throw new Refused('versionConflict')
  const decision = decide(lifecycles[wish.entity], before, event, roles)
  if (decision.kind === 'refused') throw new Refused(decision.reason)
  if (userId !== null && movesMoney(wish.entity, event.type))
    await mustHaveStepped(tx, { ...actor, userId }, at)

  const { state, facts } = decision
  const version = before.version + 1
  await write(tx, wish, before, {
    ...adapter.columns(facts, event, at),
    state,
    version,
    movedAt: at,
  })
  await tx.insert(lifecycleEvents).values({
    entity: wish.entity,
    entityId: wish.id,
    seq: version,
    event: event.type,
    fromState: before.state,
    toState: state,
    role: roleFor(wish, roles),
    actorId: actor.userId,
    reason: typeof event['reason'] === 'string' ? event['reason'] : '',
    key: wish.key ?? null,
    requestId: actor.requestId,
    at,
  })
  const moved: Moved = { before, state, version, facts, event, actor, at, isRepeated: false }
  await notifyOfMove(scope, wish, moved, adapter.describe)
  await adapter.after?.(scope, moved)
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

/** Whether only a guarded part of theirs may cause it. */
const isGuarded = ({ entity, event }: Wish, roles: readonly Role[]): boolean => {
  const playing = lifecycles[entity].causes[event.type]?.filter((cause) => roles.includes(cause)) ?? []
  return playing.length > 0 && playing.every((role) => guardedParts.some((part) => part === role))
}

/** The part in which it was done: of several that would do, the one that the lifecycle names first. */
const roleFor = ({ entity, event }: Wish, roles: readonly Role[]): Role => {
  const role = lifecycles[entity].causes[event.type]?.find((cause) => roles.includes(cause))
  if (role === undefined) throw new Error(`${event.type} was decided for nobody`)
  return role
}

const write = async (tx: Tx, { entity, id }: Wish, before: Loaded, values: Record<string, unknown>) => {
  const { table } = entityAdapters[entity]
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>
  const rows = await tx
    .update(table)
    .set(values)
    .where(sql`${columns['id']} = ${id} and ${columns['version']} = ${before.version}`)
    .returning({ id: columns['id'] as AnyPgColumn })
  // The row was locked: only an adapter that forgot to would come here.
  if (rows.length !== 1) throw new Refused('versionConflict')
}
