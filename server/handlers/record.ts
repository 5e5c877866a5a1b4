import { eventsWithOwnCall, queues } from '../../src/contract/lifecycle.ts'
import { guardedParts } from '../accounts/secondFactor/hasFactor.ts'
import { mustHaveFactor } from '../accounts/secondFactor/mustHaveProof.ts'
import { countDead } from '../operators/givenUp.ts'
import { refuseUnapprovedEvent } from '../lifecycles/approval.ts'
import { recordSecondApprover } from '../lifecycles/recordSecondApprover.ts'
import { countWaiting, grantsOf, isOpenTo, readQueue } from '../lifecycles/queues.ts'
import { readRecord } from '../lifecycles/readRecord.ts'
import type { Actor } from '../lifecycles/types.ts'
import { isRowId, type HandlerTable, type MemberCall, type Deps } from './table.ts'
import { Refused } from '../shared/refused.ts'

/** Records, their events and the queues of the console. */
export const recordHandlers = ({ db, config, engine, payments, now }: Deps) => {
  /** A guarded part needs a second factor before its work is shown (ACC-02). */
  const guard = ({ member }: MemberCall) => mustHaveFactor(db, config.secondFactor, member.userId)
  return {
    getRecord: async ({ entity, id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const record = await engine.read((view) =>
        readRecord(view, actorOf(call), { entity, id }, call.exchange.language),
      )
      if (record.roles.every((role) => guardedParts.some((part) => part === role))) await guard(call)
      return record
    },

    fireRecord: async ({ entity, id, event, version, key, ...said }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      // Events with more data (a form, a share code, the time of a scan) have calls of their own.
      if (eventsWithOwnCall.has(event)) throw new Refused('eventUnknown', { field: 'event' })
      const actor = actorOf(call)
      if (event === 'payment.abandon' && entity === 'payment')
        await payments.closeBeforeAbandon(actor, { id, version })
      const done = engine.run(async (scope) => {
        await refuseUnapprovedEvent(scope.tx, actor, { entity, id, event: { type: event } })
        await scope.fire(actor, {
          entity,
          id,
          event: {
            type: event,
            reason: said.reason ?? '',
            gate: said.gate ?? '',
            eng_reason: said.eng_reason ?? '',
            confirmation: said.confirmation ?? '',
            notes: said.notes ?? {},
          },
          version,
          key,
        })
        return readRecord(
          { tx: scope.tx, at: scope.now(), ways: scope.ways },
          actor,
          { entity, id },
          call.exchange.language,
        )
      })
      return done.catch(async (error: unknown) => {
        // The first person who wanted it has agreed: the next one does it.
        if (error instanceof Refused && error.reason === 'secondPersonNeeded') {
          await recordSecondApprover(db, call, { entity, id }, new Date(now()))
        }
        throw error
      })
    },

    listQueue: async ({ queue, settled, conference_id, q, after, page_size }, call) => {
      const { member, exchange } = call
      await guard(call)
      const grants = await grantsOf(db, member.userId)
      if (!isOpenTo(queue, grants)) throw new Refused('forbidden')
      const side = { isSettled: settled === 1, at: new Date(now()) }
      const place = { conferenceId: conference_id ?? null, after: after ?? null }
      const wish = { ...side, ...place, q: q ?? '', limit: page_size }
      return readQueue(db, queue, grants, wish, exchange.language)
    },

    getConsole: async (_, call) => {
      const { member } = call
      await guard(call)
      const grants = await grantsOf(db, member.userId)
      const open = queues.filter((queue) => isOpenTo(queue, grants))
      const waiting = []
      const at = new Date(now())
      for (const queue of open) waiting.push({ queue, waiting: await countWaiting(db, queue, grants, at) })
      return {
        roles: [...new Set([...grants.platform, ...grants.conferences.keys()])],
        queues: waiting,
        ...(grants.platform.includes('admin') ? { dead_jobs: await countDead(db) } : {}),
      }
    },
  } satisfies Partial<HandlerTable>
}

export const actorOf = ({ exchange, member }: MemberCall): Actor => ({
  userId: member.userId,
  sessionId: member.sessionId,
  requestId: exchange.id,
})
