import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'

import { lanes } from '../../src/contract/jobs.ts'
import { maskedEmail } from '../shared/masks.ts'
import { behind, placeOf } from '../db/keyset.ts'
import { jobs, refusedAddresses } from '../db/schema/jobs.ts'
import {
  countJobs,
  readLanes,
  discard,
  lockJob,
  mustBeDecided,
  readJobs,
  tryAgain,
  tryAllAgain,
} from '../operators/givenUp.ts'
import { doneBefore, wasDone, writeDown, type Act } from '../operators/acts.ts'
import { isOfLane } from '../jobs/lanes.ts'
import { Refused } from '../shared/refused.ts'
import type { HandlerTable, Deps, MemberCall } from './table.ts'

/** Jobs that were given up, and addresses to which nothing is sent (OPS-01). */
export const jobHandlers = ({ db, now, breakers }: Deps) => {
  const actOf = (
    { exchange, member }: MemberCall,
    what: Pick<Act, 'key' | 'entity' | 'event'> & { id: number | string },
  ): Act => ({
    actorId: member.userId,
    requestId: exchange.id,
    key: what.key,
    entity: what.entity,
    entityId: String(what.id),
    event: what.event,
    at: new Date(now()),
  })

  return {
    listJobs: ({ side, after, page_size }, { exchange }) =>
      readJobs(db, { side, after, limit: page_size }, exchange.language),

    getJobCounts: () => countJobs(db, now()),

    retryJob: ({ id, key }, call) =>
      db.transaction(async (tx) => {
        const job = await lockJob(tx, id)
        const act = actOf(call, { key, entity: 'job', id, event: 'job.retried' })
        if (await wasDone(tx, act)) return null
        mustBeDecided(job, now(), { discarded: true })
        await tryAgain(tx, job, act.at)
        const { kind, attempts, fault } = job
        await writeDown(tx, act, {
          kind,
          attempts,
          fault,
          was: job.discardedAt === null ? 'dead' : 'discarded',
        })
        return null
      }),

    retryJobs: ({ kind, key }, call) =>
      db.transaction(async (tx) => {
        const act = actOf(call, { key, entity: 'job', id: kind, event: 'job.allRetried' })
        const before = await doneBefore(tx, act)
        if (before !== null) return Number(before['count'] ?? 0)
        const moved = await tryAllAgain(tx, eq(jobs.kind, kind), act.at)
        await writeDown(tx, act, { kind, count: moved })
        return moved
      }),

    getLanes: async () => ({ lanes: await readLanes(db, now(), breakers) }),

    retryLane: ({ lane, key }, call) =>
      db.transaction(async (tx) => {
        const act = actOf(call, { key, entity: 'lane', id: lane, event: 'lane.retried' })
        const before = await doneBefore(tx, act)
        if (before !== null) return Number(before['count'] ?? 0)
        const moved = await tryAllAgain(tx, isOfLane(lane), act.at)
        await writeDown(tx, act, { lane, count: moved })
        return moved
      }),

    tryLane: async ({ lane, key }, call) => {
      const { outside } = lanes[lane]
      const state = outside === null ? null : breakers[outside].state()
      await db.transaction(async (tx) => {
        const act = actOf(call, { key, entity: 'lane', id: lane, event: 'lane.tried' })
        if (await wasDone(tx, act)) return
        await writeDown(tx, act, { lane, failures: state?.failures ?? 0 })
      })
      if (outside !== null) breakers[outside].tryNow()
      return null
    },

    discardJob: ({ id, reason, key }, call) =>
      db.transaction(async (tx) => {
        const job = await lockJob(tx, id)
        const act = actOf(call, { key, entity: 'job', id, event: 'job.discarded' })
        if (await wasDone(tx, act)) return null
        mustBeDecided(job, now(), { discarded: false })
        await discard(tx, job, act.at)
        await writeDown(tx, act, { kind: job.kind, fault: job.fault, reason })
        return null
      }),

    listStopped: async ({ q = '', after, page_size }) => {
      const { id, createdAt, address, allowedAt } = refusedAddresses
      const placed = { at: createdAt, id }
      const begins = `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
      const shown = and(
        isNull(allowedAt),
        q === '' ? undefined : sql`${address} like ${begins}`,
        behind(placed, after, 'newestFirst'),
      )
      const rows = await db
        .select({ row: refusedAddresses, place: placeOf(placed) })
        .from(refusedAddresses)
        .where(shown)
        .orderBy(desc(createdAt), desc(id))
        .limit(page_size)
      const [sum] = await db.select({ total: count() }).from(refusedAddresses).where(shown)
      return {
        list: rows.map(({ row, place }) => ({
          id: row.id,
          address: maskedEmail(row.address),
          cause: row.cause,
          source: row.source,
          user_id: row.userId,
          at: row.createdAt.toISOString(),
          place,
        })),
        total: sum?.total ?? 0,
      }
    },

    allowAddress: ({ id, reason, key }, call) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(refusedAddresses)
          .where(eq(refusedAddresses.id, id))
          .for('update')
        if (row === undefined) throw new Refused('notFound', { field: 'id' })
        const act = actOf(call, { key, entity: 'address', id, event: 'address.allowed' })
        if (await wasDone(tx, act)) return null
        if (row.allowedAt !== null) throw new Refused('addressAllowed', { field: 'id' })
        await tx.update(refusedAddresses).set({ allowedAt: act.at }).where(eq(refusedAddresses.id, id))
        await writeDown(tx, act, { cause: row.cause, source: row.source, reason })
        return null
      }),
  } satisfies Partial<HandlerTable>
}
