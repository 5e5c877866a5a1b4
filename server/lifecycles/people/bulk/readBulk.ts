import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'

import { inLanguage } from '../../../../src/contract/inLanguage.ts'
import type { BulkAction, BulkRow } from '../../../../src/contract/peopleBulk.ts'
import { users } from '../../../db/schema/accounts.ts'
import { bulkActions, bulkItems, peopleTags } from '../../../db/schema/people.ts'
import { orders, ticketTypes } from '../../../db/schema/registration.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { messageOf } from '../../../shared/sentences/messages.ts'
import { undoRefusal } from './undoBulk.ts'

interface Reading {
  readonly language: MessageLanguage
  readonly at: Date
}

/** Acts of a conference, newest first. */
export const readActions = async (
  tx: Db | Tx,
  { conferenceId, after, limit }: { conferenceId: number; after: number | null; limit: number },
  as: Reading,
): Promise<{ list: BulkAction[]; total: number }> => {
  const wanted = and(
    eq(bulkActions.conferenceId, conferenceId),
    after === null ? undefined : lt(bulkActions.id, after),
  )
  const rows = await select(tx).where(wanted).orderBy(desc(bulkActions.id)).limit(limit)
  return { list: await cardsOf(tx, rows, as), total: await tx.$count(bulkActions, wanted) }
}

/** One act of a conference; null: it has none of this number. */
export const readAction = async (
  tx: Db | Tx,
  { conferenceId, id }: { conferenceId: number; id: number },
  as: Reading,
): Promise<BulkAction | null> => {
  const rows = await select(tx).where(and(eq(bulkActions.conferenceId, conferenceId), eq(bulkActions.id, id)))
  return (await cardsOf(tx, rows, as))[0] ?? null
}

export interface RowsWish {
  readonly id: number
  readonly part: 'all' | 'exceptions'
  readonly after: number | null
  readonly limit: number
}

/** Result for each registration. */
export const readRows = async (
  tx: Db | Tx,
  { id, part, after, limit }: RowsWish,
  language: MessageLanguage,
): Promise<{ list: BulkRow[]; total: number }> => {
  const wanted = and(
    eq(bulkItems.actionId, id),
    part === 'all' ? undefined : inArray(bulkItems.outcome, ['refused', 'kept']),
    after === null ? undefined : lt(bulkItems.orderId, after),
  )
  const rows = await tx
    .select({ item: bulkItems, no: orders.no, attendee: orders.attendee })
    .from(bulkItems)
    .innerJoin(orders, eq(orders.id, bulkItems.orderId))
    .where(wanted)
    .orderBy(desc(bulkItems.orderId))
    .limit(limit)
  return {
    list: rows.map(({ item, no, attendee }) => ({
      id: item.orderId,
      no,
      name: attendee.name,
      outcome: item.outcome,
      says: item.refusal === null ? '' : messageOf(item.refusal, language, null),
    })),
    total: await tx.$count(bulkItems, wanted),
  }
}

const select = (tx: Db | Tx) =>
  tx
    .select({
      action: bulkActions,
      by: users.nickname,
      tag: peopleTags.name,
      type: ticketTypes.name,
      engType: ticketTypes.engName,
    })
    .from(bulkActions)
    .innerJoin(users, eq(users.id, bulkActions.userId))
    .leftJoin(peopleTags, eq(peopleTags.id, bulkActions.tagId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, bulkActions.typeId))

const cardsOf = async (
  tx: Db | Tx,
  rows: Awaited<ReturnType<typeof select>>,
  { language, at }: Reading,
): Promise<BulkAction[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ action }) => action.id)
  const sums = await tx
    .select({ id: bulkItems.actionId, outcome: bulkItems.outcome, number: count() })
    .from(bulkItems)
    .where(inArray(bulkItems.actionId, ids))
    .groupBy(bulkItems.actionId, bulkItems.outcome)
  return rows.map(({ action, by, tag, type, engType }) => {
    const own = sums.filter(({ id }) => id === action.id)
    const sumOf = (wanted: (typeof own)[number]['outcome']) =>
      own.find(({ outcome }) => outcome === wanted)?.number ?? 0
    const left = sumOf(null)
    return {
      id: action.id,
      kind: action.kind,
      tag: tag ?? inLanguage(language, type ?? '', engType ?? ''),
      reason: action.reason,
      by,
      at: action.createdAt.toISOString(),
      total: own.reduce((sum, { number }) => sum + number, 0),
      done: sumOf('done'),
      refused: sumOf('refused'),
      undone: sumOf('undone'),
      kept: sumOf('kept'),
      left,
      undo_until: action.undoUntil?.toISOString() ?? null,
      undone_at: action.undoneAt?.toISOString() ?? null,
      can_undo: undoRefusal(action, left, at) === null,
    }
  })
}
