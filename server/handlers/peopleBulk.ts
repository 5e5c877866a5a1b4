import { and, eq, sql } from 'drizzle-orm'

import { mostViews, type BulkKind } from '../../src/contract/bulkWords.ts'
import { peopleQuery, type PeopleFilter } from '../../src/contract/peopleFilter.ts'
import { doesWork } from '../../src/contract/teamParts.ts'
import { takeHit } from '../accounts/limits.ts'
import { bulkActions, savedViews } from '../db/schema/people.ts'
import { beginBulk, closeNext, queryOf } from '../lifecycles/people/bulk/applyBulk.ts'
import { previewOf } from '../lifecycles/people/bulk/previewBulk.ts'
import { readAction, readActions, readRows } from '../lifecycles/people/bulk/readBulk.ts'
import { undoAction } from '../lifecycles/people/bulk/undoBulk.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { doneBefore, wasDone, writeDown, type Act } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

/** Acts of the team on many registrations at once, and its named filters (CONF-03). */
export const peopleBulkHandlers = ({ db, engine, now }: Deps) => {
  const mayAsk = async (call: MemberCall, conferenceId: number, kind: BulkKind) => {
    const { parts } = await placeInTeam(db, actorOf(call), conferenceId, 'people')
    // Orders are closed by chairs alone, one by one or together.
    if (kind === 'cancel' && !doesWork('run', parts)) throw new Refused('chairsOnly')
    const window = { key: `people:${call.member.userId}`, hits: 600, seconds: 600 }
    const wait = await takeHit(db, window, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  const actOf = (call: MemberCall, conferenceId: number, key: string, event: string): Act => ({
    actorId: call.member.userId,
    requestId: call.exchange.id,
    key,
    entity: 'conference',
    entityId: String(conferenceId),
    event,
    at: new Date(now()),
  })
  const actionOf = async (call: MemberCall, conferenceId: number, id: number) => {
    const as = { language: call.exchange.language, at: new Date(now()) }
    const action = await readAction(db, { conferenceId, id }, as)
    if (action === null) throw new Refused('notFound', { field: 'id' })
    return action
  }

  return {
    previewBulk: async ({ conference_id, kind, tag, type, reason, ids = null, ...filter }, call) => {
      await mayAsk(call, conference_id, kind)
      const wish = { conferenceId: conference_id, kind, tag, type, reason, ids, filter }
      return previewOf(db, wish, { language: call.exchange.language, at: new Date(now()) })
    },

    applyBulk: async (
      { conference_id, kind, tag, type, reason, until, key, ids = null, ...filter },
      call,
    ) => {
      await mayAsk(call, conference_id, kind)
      const { userId } = call.member
      const id = await engine.run(async (scope) => {
        const { tx, now: clock } = scope
        const act = actOf(call, conference_id, key, `people.${kind}`)
        if (await wasDone(tx, act)) {
          const ofKey = and(eq(bulkActions.userId, userId), eq(bulkActions.key, key))
          const [before] = await tx.select().from(bulkActions).where(ofKey)
          if (before?.query !== queryOf({ ids, filter })) throw new Refused('keyReused', { field: 'key' })
          return before.id
        }
        const wish = { conferenceId: conference_id, kind, tag, type, reason, ids, filter }
        const made = await beginBulk(scope, { ...wish, userId, key, until, at: clock() })
        await writeDown(tx, act, { id: made })
        return made
      })
      if (kind === 'cancel') await closeNext({ db, engine, now }, { actionId: id })
      return actionOf(call, conference_id, id)
    },

    listBulkActions: async ({ conference_id, after = null, page_size }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      const wish = { conferenceId: conference_id, after, limit: page_size }
      return readActions(db, wish, { language: call.exchange.language, at: new Date(now()) })
    },

    getBulkAction: async ({ conference_id, id }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      return actionOf(call, conference_id, id)
    },

    listBulkRows: async ({ conference_id, id, part, after = null, page_size }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      await actionOf(call, conference_id, id)
      return readRows(db, { id, part, after, limit: page_size }, call.exchange.language)
    },

    undoBulk: async ({ conference_id, id, key }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      await actionOf(call, conference_id, id)
      await engine.run(async (scope) => {
        const { tx } = scope
        const act = actOf(call, conference_id, key, 'people.undo')
        if (await wasDone(tx, act, { id })) return
        const [action] = await tx.select().from(bulkActions).where(eq(bulkActions.id, id))
        if (action === undefined) throw new Refused('notFound', { field: 'id' })
        await undoAction(scope, action)
        await writeDown(tx, act, { id })
      })
      return actionOf(call, conference_id, id)
    },

    savePeopleView: async ({ conference_id, name, key, ...filter }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      const query = peopleQuery(filter satisfies PeopleFilter)
      return db.transaction(async (tx) => {
        const ofName = and(
          eq(savedViews.conferenceId, conference_id),
          sql`lower(${savedViews.name}) = lower(${name})`,
        )
        const act = actOf(call, conference_id, key, 'people.viewSaved')
        const before = await doneBefore(tx, act)
        if (before !== null) {
          const [made] = await tx
            .select()
            .from(savedViews)
            .where(eq(savedViews.id, Number(before['id'])))
          // One that was removed since is not made again.
          if (made !== undefined && (made.name !== name || made.query !== query))
            throw new Refused('keyReused', { field: 'key' })
          return { id: Number(before['id']), name, query }
        }
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${conference_id}`}, 0))`)
        if ((await tx.$count(savedViews, ofName)) > 0) throw new Refused('viewNameTaken', { field: 'name' })
        const number = await tx.$count(savedViews, eq(savedViews.conferenceId, conference_id))
        if (number >= mostViews) throw new Refused('tooMany', { field: 'name' })
        const [made] = await tx
          .insert(savedViews)
          .values({ conferenceId: conference_id, name, query, createdAt: act.at })
          .returning()
        if (made === undefined) throw new Error('the filter was not kept')
        await writeDown(tx, act, { id: made.id })
        return { id: made.id, name, query }
      })
    },

    removePeopleView: async ({ conference_id, id, key }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      await db.transaction(async (tx) => {
        const act = actOf(call, conference_id, key, 'people.viewRemoved')
        if (await wasDone(tx, act, { id })) return
        const gone = await tx
          .delete(savedViews)
          .where(and(eq(savedViews.conferenceId, conference_id), eq(savedViews.id, id)))
          .returning({ id: savedViews.id })
        if (gone.length === 0) throw new Refused('notFound', { field: 'id' })
        await writeDown(tx, act, { id })
      })
      return null
    },
  } satisfies Partial<HandlerTable>
}
