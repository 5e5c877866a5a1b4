import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'

import { maskedEmail } from '../shared/masks.ts'
import { behind, placeOf } from '../db/keyset.ts'
import { auditEvents } from '../db/schema/audit.ts'
import { refusedAddresses } from '../db/schema/jobs.ts'
import {
  countJobs,
  discard,
  lockJob,
  mustBeDecided,
  readJobs,
  tryAgain,
  tryAllAgain,
} from '../operators/givenUp.ts'
import { wasDone, writeDown, type Act } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import type { HandlerTable, Deps, MemberCall } from './table.ts'

/** Jobs that were given up, and addresses to which nothing is sent (OPS-01). */
export const jobHandlers = ({ db, now }: Deps) => {
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
        if (await wasDone(tx, act)) {
          const [before] = await tx
            .select({ data: auditEvents.data })
            .from(auditEvents)
            .where(and(eq(auditEvents.actorId, act.actorId), eq(auditEvents.key, key)))
          return Number(before?.data['count'] ?? 0)
        }
        const moved = await tryAllAgain(tx, kind, act.at)
        await writeDown(tx, act, { kind, count: moved })
        return moved
      }),

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
