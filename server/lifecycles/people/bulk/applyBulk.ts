import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { undoMs } from '../../../../src/contract/bulkWords.ts'
import { peopleQuery } from '../../../../src/contract/peopleFilter.ts'
import { bulkActions, bulkItems, orderTags, peopleTags } from '../../../db/schema/people.ts'
import { orders } from '../../../db/schema/registration.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { createEngine } from '../../engine.ts'
import type { Scope } from '../../types.ts'
import { meantBy, outlookOf, type BulkWish } from './bulkWish.ts'
import { tagIdOf } from './previewBulk.ts'
import { mustBeSold, retype } from './retype.ts'
import { isNotAside, rowByRow, type RowTools } from '../../../jobs/rowByRow.ts'

export interface Asked extends BulkWish {
  readonly userId: number
  readonly key: string
  /** Number of the newest registration of the preview. */
  readonly until: number
  readonly at: Date
}

/**
 * Keeps whom it concerns, and tags or retypes them in the same transaction; orders are closed afterwards, each in one of its own.
 * Answers the number of the action. @throws Refused `bulkNobody`
 */
export const beginBulk = async (scope: Scope, asked: Asked): Promise<number> => {
  const { tx } = scope
  const { conferenceId, userId, kind, reason, key, at } = asked
  // If two acts have one tag, the second sees the result of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people ${conferenceId}`}, 0))`)
  const tagId = kind === 'tag' ? await tagOf(tx, asked) : kind === 'untag' ? await tagIdOf(tx, asked) : null
  if (kind === 'untag' && tagId === null) throw new Refused('bulkNobody')
  if (kind === 'retype') await mustBeSold(tx, asked)
  const [action] = await tx
    .insert(bulkActions)
    .values({
      ...{ conferenceId, userId, kind, tagId, key },
      typeId: kind === 'retype' ? asked.type : null,
      reason: kind === 'cancel' ? reason : '',
      query: queryOf(asked),
      undoUntil: kind === 'cancel' ? null : new Date(at.getTime() + undoMs),
      createdAt: at,
    })
    .returning({ id: bulkActions.id })
  if (action === undefined) throw new Error('the action was not kept')
  if (kind === 'retype') {
    await retype(scope, { ...asked, actionId: action.id })
    return await mustChange(tx, action.id)
  }
  const changed = kind === 'cancel' ? sql`null` : sql`'done'`
  await tx.execute(sql`
    insert into ${bulkItems} (action_id, order_id, outcome, refusal)
    select ${action.id}::int, m.id, case m.outlook when 'change' then ${changed} else 'refused' end,
      case m.outlook when 'change' then null else m.outlook end
    from (select ${orders.id} as id, ${outlookOf(asked, tagId)} as outlook from ${orders}
      where ${meantBy(asked, asked.until)}) m
    where m.outlook <> 'same'`)
  await mustChange(tx, action.id)
  const changes = changesOf(action.id)
  if (kind === 'tag')
    await tx.execute(sql`insert into ${orderTags} (order_id, tag_id)
      select order_id, ${tagId}::int from ${bulkItems} where ${changes} on conflict do nothing`)
  if (kind === 'untag')
    await tx.execute(sql`delete from ${orderTags} where tag_id = ${tagId}::int
      and order_id in (select order_id from ${bulkItems} where ${changes})`)
  return action.id
}

/** Registrations of the act, as stored. */
export const queryOf = ({ ids, filter }: Pick<BulkWish, 'ids' | 'filter'>): string =>
  ids === null ? peopleQuery(filter) : `ids=${ids.join(',')}`

const changesOf = (actionId: number) =>
  sql`${bulkItems.actionId} = ${actionId} and coalesce(${bulkItems.outcome}, 'done') = 'done'`

/** Answers the number of the action. @throws Refused `bulkNobody` */
const mustChange = async (tx: Tx, actionId: number): Promise<number> => {
  if ((await tx.$count(bulkItems, changesOf(actionId))) === 0) throw new Refused('bulkNobody')
  return actionId
}

const tagOf = async (tx: Tx, { conferenceId, tag }: BulkWish): Promise<number> => {
  const known = await tagIdOf(tx, { conferenceId, tag })
  if (known !== null) return known
  const [made] = await tx
    .insert(peopleTags)
    .values({ conferenceId, name: tag })
    .returning({ id: peopleTags.id })
  if (made === undefined) throw new Error('the tag was not kept')
  return made.id
}

export interface BulkTools {
  readonly db: Db
  readonly engine: ReturnType<typeof createEngine>
}

/** Orders that one look closes; the next one comes a second later. */
export const closedAtOnce = 100

/**
 * Closes orders whose turn has come, each in a transaction with what is noted about it, so that a crash closes none twice.
 * Answers how many were tried.
 */
export const closeNext = async (
  tools: BulkTools & RowTools,
  { actionId, only }: { readonly actionId?: number; readonly only?: string } = {},
): Promise<number> => {
  const name = sql<string>`${bulkItems.actionId} || '/' || ${bulkItems.orderId}`
  const ofAction = actionId === undefined ? undefined : eq(bulkItems.actionId, actionId)
  const due = await tools.db
    .select({ actionId: bulkItems.actionId, orderId: bulkItems.orderId })
    .from(bulkItems)
    .where(
      and(
        isNull(bulkItems.outcome),
        ofAction,
        only === undefined ? isNotAside('bulk', name) : eq(name, only),
      ),
    )
    .orderBy(asc(bulkItems.actionId), asc(bulkItems.orderId))
    .limit(closedAtOnce)
  return rowByRow(tools, {
    ...{ task: 'bulk', only, rows: due },
    nameOf: (item) => `${item.actionId}/${item.orderId}`,
    work: (item) => closeOne(tools, item),
  })
}

const closeOne = async ({ db, engine }: BulkTools, item: { actionId: number; orderId: number }) => {
  const waits = and(
    eq(bulkItems.actionId, item.actionId),
    eq(bulkItems.orderId, item.orderId),
    isNull(bulkItems.outcome),
  )
  try {
    await engine.run(async (scope) => {
      const { tx } = scope
      const [row] = await tx.select().from(bulkItems).where(waits).for('update', { skipLocked: true })
      if (row === undefined) return
      const [action] = await tx.select().from(bulkActions).where(eq(bulkActions.id, item.actionId))
      if (action === undefined) throw new Error('an item without its action')
      const { userId, reason } = action
      const event = { type: 'order.close', reason }
      await scope.fire({ userId, requestId: null }, { entity: 'order', id: item.orderId, event })
      await tx.update(bulkItems).set({ outcome: 'done' }).where(waits)
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await db.update(bulkItems).set({ outcome: 'refused', refusal: error.reason }).where(waits)
  }
}
