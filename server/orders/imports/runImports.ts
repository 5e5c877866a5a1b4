import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'

import { users } from '../../db/schema/accounts.ts'
import { peopleImportRows, peopleImports } from '../../db/schema/peopleImports.ts'
import type { Tx } from '../../db/types.ts'
import { isRowsFault, sqlState } from '../../db/errors.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { Refused } from '../../shared/refused.ts'
import type { Engine } from '../../lifecycles/engine.ts'
import { system } from '../../lifecycles/system.ts'
import { planRows, type JudgedRow } from './planRows.ts'
import { applyRow, isDone, undoRow, waiting, type Manner } from './workRow.ts'
import { isNotAside, rowByRow, type RowTools } from '../../jobs/rowByRow.ts'
import { describeFault } from '../../shared/faults.ts'

type Import = typeof peopleImports.$inferSelect

export interface ImportTools extends RowTools {
  readonly engine: Pick<Engine, 'run'>
  /** Rows of one look at one import; the next look comes a second later, or at once where rows are left. */
  readonly piece?: number
}

/**
 * Continues the imports that wait for the server: checks, applies and undoes, each row in a transaction with its result, so
 * that a crash does none twice and several servers share the work. Answers how many rows were tried.
 */
export const runImports = async (tools: ImportTools, only?: string): Promise<number> => {
  const due = await tools.db
    .select()
    .from(peopleImports)
    .where(
      and(
        inArray(peopleImports.state, ['mapped', 'applying', 'undoing']),
        only === undefined ? isNotAside('imports', peopleImports.id) : eq(peopleImports.id, Number(only)),
      ),
    )
    .orderBy(asc(peopleImports.id))
    .limit(20)
  let tried = 0
  await rowByRow(tools, {
    ...{ task: 'imports', only, rows: due },
    nameOf: ({ id }) => String(id),
    work: async (each) => {
      tried += await (each.state === 'mapped' ? checkImport(tools, each) : workImport(tools, each))
    },
  })
  return tried
}

/** Judges the rows and says so in one transaction; a second server finds it done. */
const checkImport = ({ engine }: ImportTools, { id }: Import): Promise<number> =>
  engine.run(async (scope) => {
    const { tx, now, fire } = scope
    const [held] = await tx
      .select()
      .from(peopleImports)
      .where(and(eq(peopleImports.id, id), eq(peopleImports.state, 'mapped')))
      .for('update', { skipLocked: true })
    if (held === undefined) return 0
    const lines = await tx
      .select({ line: peopleImportRows.line, cells: peopleImportRows.cells })
      .from(peopleImportRows)
      .where(eq(peopleImportRows.importId, id))
      .orderBy(asc(peopleImportRows.line))
    const rows = await planRows(tx, held.conferenceId, held.columns, lines, now())
    for (let from = 0; from < rows.length; from += writtenAtOnce)
      await writeJudged(tx, id, rows.slice(from, from + writtenAtOnce))
    await fire(system(), { entity: 'peopleImport', id, event: { type: 'import.check' } })
    return rows.length
  })
const writtenAtOnce = 1000

const writeJudged = (tx: Tx, id: number, rows: readonly JudgedRow[]) =>
  tx.execute(sql`
    update ${peopleImportRows} r set change = v.change, plan = nullif(v.plan, 'null'::jsonb), order_id = v."orderId",
      fault = v.fault, field = v.field, before = nullif(v.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(line int, change text, plan jsonb, "orderId" int,
      fault text, field text, before jsonb)
    where r.import_id = ${id}::int and r.line = v.line`)

/** Some rows of one that is applied or taken back; with the last of them it moves on. */
const workImport = async (tools: ImportTools, { id, state, ...held }: Import): Promise<number> => {
  const { db, engine, piece = 500 } = tools
  const { conferenceId, isQuiet } = held
  const [by] = await db.select({ language: users.language }).from(users).where(eq(users.id, held.userId))
  const manner = { conferenceId, isQuiet, language: by?.language ?? 'zh' }
  const isApplying = state === 'applying'
  const wanted = isApplying
    ? and(isNull(peopleImportRows.outcome), inArray(peopleImportRows.change, ['create', 'update']))
    : eq(peopleImportRows.outcome, 'done')
  const due = await db
    .select({ importId: peopleImportRows.importId, line: peopleImportRows.line })
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.importId, id), wanted))
    .orderBy(asc(peopleImportRows.line))
    .limit(piece)
  for (const row of due) await workRow(tools, row, isApplying, manner)
  if (due.length === piece) return due.length
  try {
    const event = { type: isApplying ? 'import.finish' : 'import.finishUndo' }
    await engine.run(({ fire }) => fire(system(), { entity: 'peopleImport', id, event }))
  } catch (error) {
    // Another server has some of its rows, or has finished it.
    if (!(error instanceof Refused)) throw error
  }
  return due.length
}

const workRow = async (
  { db, engine, log }: ImportTools,
  at: { readonly importId: number; readonly line: number },
  isApplying: boolean,
  manner: Manner,
): Promise<void> => {
  const open = isApplying ? waiting(at) : isDone(at)
  try {
    await engine.run(async (scope) => {
      const { tx } = scope
      const [row] = await tx.select().from(peopleImportRows).where(open).for('update', { skipLocked: true })
      if (row === undefined) return
      if (isApplying) return applyRow(scope, row, manner)
      const refusal = await undoRow(scope, row, manner)
      const outcome = refusal === null ? ('undone' as const) : ('kept' as const)
      await tx.update(peopleImportRows).set({ outcome, refusal }).where(open)
    })
  } catch (error) {
    const refusal = refusalOf(error)
    // The report of the import says so of this row; the others go on.
    if (refusal === 'fault')
      log?.error({ import: at.importId, line: at.line, fault: describeFault(error) }, 'a row failed')
    if (refusal === null) throw error
    const outcome = isApplying ? ('refused' as const) : ('kept' as const)
    await db.update(peopleImportRows).set({ outcome, refusal }).where(open)
  }
}

const refusalOf = (error: unknown): Reason | null => {
  if (error instanceof Refused) return error.reason
  // A closed order of the same person was revived at the same moment.
  if (sqlState(error) === '23505') return 'alreadyRegistered'
  return isRowsFault(error) ? 'fault' : null
}

const keptMs = 30 * 86_400_000

/** Deletes cells and data of registrations after a month; the result of each row stays. */
export const forgetImports = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const old = await db
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(
      and(
        isNull(peopleImports.forgottenAt),
        only === undefined ? isNotAside('oldImports', peopleImports.id) : eq(peopleImports.id, Number(only)),
        or(
          eq(peopleImports.state, 'discarded'),
          and(
            lt(peopleImports.movedAt, new Date(now() - keptMs)),
            notInArray(peopleImports.state, ['applying', 'undoing']),
          ),
        ),
      ),
    )
    .limit(20)
  const forget = ({ id }: { readonly id: number }) =>
    db.transaction(async (tx) => {
      await tx
        .update(peopleImportRows)
        .set({ cells: [], plan: null, before: null })
        .where(eq(peopleImportRows.importId, id))
      await tx
        .update(peopleImports)
        .set({ forgottenAt: new Date(now()) })
        .where(eq(peopleImports.id, id))
    })
  return rowByRow(tools, {
    ...{ task: 'oldImports', only, rows: old },
    nameOf: ({ id }) => String(id),
    work: forget,
  })
}
