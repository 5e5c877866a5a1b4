import { count, eq, sql } from 'drizzle-orm'

import { undoMs } from '../../../src/contract/bulkWords.ts'
import type { PeopleImportFacts } from '../../../src/contract/facts.ts'
import { isEnough } from '../../../src/contract/peopleImportWords.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { peopleImportRows, peopleImports } from '../../db/schema/peopleImports.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { EntityAdapter } from '../types.ts'

/** An import is the conference's; no account has this number. */
const nobody = 0

export const peopleImportAdapter: EntityAdapter<PeopleImportFacts> = {
  table: peopleImports,

  whose: async (tx, id) => {
    const row = await rowOf(tx, id)
    return row === null ? null : { ownerId: nobody, conferenceId: row.conferenceId }
  },

  lock: async (tx, id) => {
    const { id: rowId } = peopleImports
    await tx.select({ rowId }).from(peopleImports).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return null
    const { state, version, conferenceId, columns, appliedAt, isQuiet } = row
    const until = appliedAt === null ? null : new Date(appliedAt.getTime() + undoMs)
    return {
      ...{ id, state, version, ownerId: nobody, conferenceId },
      facts: {
        conferenceId,
        hasColumns: isEnough(columns),
        isInTime: until !== null && at < until,
        undoUntil: until?.toISOString() ?? null,
        isQuiet,
        ...(await countRows(tx, id)),
      },
    }
  },

  columns: (_, { type }, at) => ({
    ...(type === 'import.finish' ? { appliedAt: at } : {}),
    ...(type === 'import.applyQuietly' || type === 'import.applyRestQuietly' ? { isQuiet: true } : {}),
  }),

  describe: async ({ tx }, id, language) => {
    const [found] = await tx
      .select({ row: peopleImports, conference: conferences })
      .from(peopleImports)
      .innerJoin(conferences, eq(conferences.id, peopleImports.conferenceId))
      .where(eq(peopleImports.id, id))
    if (found === undefined) throw new Refused('notFound')
    return {
      title: found.row.name,
      subtitle: inLanguage(language, found.conference.title, found.conference.engTitle),
      related: [],
    }
  },
}

const rowOf = async (tx: Tx, id: number): Promise<typeof peopleImports.$inferSelect | null> => {
  const [row] = await tx.select().from(peopleImports).where(eq(peopleImports.id, id))
  return row ?? null
}

const countRows = async (tx: Tx, id: number) => {
  const { importId, change, outcome, plan } = peopleImportRows
  const isFree = sql<boolean>`coalesce((${plan} ->> 'isFree')::boolean, false)`
  const sums = await tx
    .select({ change, outcome, isFree, number: count() })
    .from(peopleImportRows)
    .where(eq(importId, id))
    .groupBy(change, outcome, isFree)
  const sumOf = (is: (row: (typeof sums)[number]) => boolean) =>
    sums.filter(is).reduce((sum, { number }) => sum + number, 0)
  const isWork = (row: (typeof sums)[number]) => row.change === 'create' || row.change === 'update'
  return {
    rows: sumOf(() => true),
    creates: sumOf((row) => row.change === 'create'),
    updates: sumOf((row) => row.change === 'update'),
    unpaid: sumOf((row) => row.change === 'create' && !row.isFree),
    complete: sumOf((row) => row.change === 'create' && row.isFree),
    same: sumOf((row) => row.change === 'same'),
    errors: sumOf((row) => row.change === 'error'),
    isChecked: sumOf((row) => row.change === null) === 0,
    waiting: sumOf((row) => isWork(row) && row.outcome === null),
    done: sumOf((row) => row.outcome === 'done'),
    refused: sumOf((row) => row.outcome === 'refused'),
    undone: sumOf((row) => row.outcome === 'undone'),
    kept: sumOf((row) => row.outcome === 'kept'),
  }
}
