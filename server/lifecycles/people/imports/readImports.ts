import { and, asc, count, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'

import type { ImportCard, ImportRow, ImportSheet } from '../../../../src/contract/peopleImport.ts'
import {
  importStates,
  type ImportField,
  type ImportPart,
} from '../../../../src/contract/peopleImportWords.ts'
import { users } from '../../../db/schema/accounts.ts'
import { peopleImportRows, peopleImports } from '../../../db/schema/peopleImports.ts'
import { orders } from '../../../db/schema/registration.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { messageOf } from '../../../shared/sentences/messages.ts'

/** Imports of a conference, newest first. */
export const readImports = async (tx: Db | Tx, conferenceId: number): Promise<ImportCard[]> => {
  const rows = await tx
    .select({ row: peopleImports, by: users.nickname })
    .from(peopleImports)
    .innerJoin(users, eq(users.id, peopleImports.userId))
    .where(eq(peopleImports.conferenceId, conferenceId))
    .orderBy(desc(peopleImports.id))
    .limit(mostShown)
  if (rows.length === 0) return []
  const sums = await tx
    .select({ id: peopleImportRows.importId, outcome: peopleImportRows.outcome, number: count() })
    .from(peopleImportRows)
    .where(
      inArray(
        peopleImportRows.importId,
        rows.map(({ row }) => row.id),
      ),
    )
    .groupBy(peopleImportRows.importId, peopleImportRows.outcome)
  return rows.map(({ row: { id, version, name, state, createdAt }, by }) => {
    const own = sums.filter((sum) => sum.id === id)
    return {
      ...{ id, version, name, by, state: stateOf(state), at: createdAt.toISOString() },
      rows: own.reduce((sum, { number }) => sum + number, 0),
      done: own.find(({ outcome }) => outcome === 'done')?.number ?? 0,
    }
  })
}
const mostShown = 100

const stateOf = (state: string): ImportCard['state'] => {
  const known = importStates.find((each) => each === state)
  if (known === undefined) throw new Error(`no import is ${state}`)
  return known
}

/** Data of an import, with the first rows of the sheet. */
export const readImport = async (tx: Db | Tx, id: number): Promise<ImportSheet> => {
  const [row] = await tx.select().from(peopleImports).where(eq(peopleImports.id, id))
  if (row === undefined) throw new Refused('notFound')
  const first = await tx
    .select({ line: peopleImportRows.line, cells: peopleImportRows.cells })
    .from(peopleImportRows)
    .where(eq(peopleImportRows.importId, id))
    .orderBy(asc(peopleImportRows.line))
    .limit(firstRows)
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const ofChange = (change: string) => where(sql`${peopleImportRows.change} = ${change}`)
  const [counts] = await tx
    .select({
      all: count(),
      create: ofChange('create'),
      update: ofChange('update'),
      same: ofChange('same'),
      error: ofChange('error'),
      exceptions: where(isException),
    })
    .from(peopleImportRows)
    .where(eq(peopleImportRows.importId, id))
  const { version, state, conferenceId, headings, columns } = row
  return {
    ...{ id, version, state: stateOf(state), conference_id: conferenceId },
    headings: [...headings],
    columns: [...columns],
    first: first.map(({ line, cells }) => ({ line, cells: headings.map((_, index) => cells[index] ?? '') })),
    counts: counts ?? { all: 0, create: 0, update: 0, same: 0, error: 0, exceptions: 0 },
  }
}
const firstRows = 5

const isException = sql`(${peopleImportRows.change} = 'error' or ${peopleImportRows.outcome} in ('refused', 'kept'))`

export interface RowsWish {
  readonly id: number
  readonly part: ImportPart
  readonly after: number
  readonly limit: number
}

/** Rows of an import in the order of the sheet, and whether there are more. */
export const readImportRows = async (
  tx: Db | Tx,
  { id, part, after, limit }: RowsWish,
  language: MessageLanguage,
): Promise<{ list: ImportRow[]; total: number }> => {
  const wanted =
    part === 'all' ? undefined : part === 'exceptions' ? isException : eq(peopleImportRows.change, part)
  const rows = await tx
    .select({ row: peopleImportRows, columns: peopleImports.columns, attendee: orders.attendee })
    .from(peopleImportRows)
    .innerJoin(peopleImports, eq(peopleImports.id, peopleImportRows.importId))
    .leftJoin(orders, eq(orders.id, peopleImportRows.orderId))
    .where(and(eq(peopleImportRows.importId, id), gt(peopleImportRows.line, after), wanted))
    .orderBy(asc(peopleImportRows.line))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(({ row, columns, attendee }): ImportRow => {
    const cell = (field: ImportField) => row.cells[columns.indexOf(field)] ?? ''
    const reason = row.refusal ?? row.fault
    return {
      id: row.line,
      name: cell('name') || (attendee?.name ?? ''),
      contact: [cell('mobile'), cell('email'), cell('no')].filter((text) => text !== '').join(' · '),
      change: row.change,
      outcome: row.outcome,
      says: reason === null ? '' : messageOf(reason, language, null),
      column: row.field,
      order_id: row.orderId,
    }
  })
  return { list, total: rows.length }
}

/** Cells of the rows that cannot be done, or were refused or kept, with why. */
export const readExceptions = async (tx: Db | Tx, id: number, language: MessageLanguage) => {
  const rows = await tx
    .select()
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.importId, id), isException))
    .orderBy(asc(peopleImportRows.line))
  return rows.map(({ line, cells, field, fault, refusal }) => {
    const reason = refusal ?? fault
    return { line, cells, field, says: reason === null ? '' : messageOf(reason, language, null) }
  })
}
