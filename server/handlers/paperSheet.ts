import { and, asc, count, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'

import type { SheetRow } from '../../src/contract/paperSheet.ts'
import { sheetLimits, sheetTypes, type SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { audit } from '../accounts/audit.ts'
import { papers } from '../db/schema/papers.ts'
import { sheetImports, sheetRows } from '../db/schema/paperSheets.ts'
import type { Db, Tx } from '../db/types.ts'
import { conferenceOfChair } from '../lifecycles/papers/deskAccess.ts'
import { applyRow } from '../lifecycles/papers/sheets/applyRow.ts'
import { planRows } from '../lifecycles/papers/sheets/planRows.ts'
import { tableOf } from '../lifecycles/papers/sheets/sheetTable.ts'
import { Refused } from '../shared/refused.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { messageOf } from '../shared/sentences/messages.ts'
import {
  actionNamed,
  actionWord,
  columnNamed,
  columnWord,
  decisionNamed,
  decisionWord,
  otherLetter,
  stateWord,
} from '../shared/sentences/sheetWords.ts'
import { rowsOfSheet } from '../sheets/sheetPool.ts'
import { actorOf } from './record.ts'
import { isRowId, type AdmissionTable, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Spreadsheets that chairs bring: shown as what they would change, then applied row by row (PAP-01, REV-01). */
export const paperSheetHandlers = ({ db, engine, config, now }: Deps) =>
  ({
    checkSheet: async ({ conference_id: conferenceId, kind, name }, call) => {
      const { path } = call.file.draft
      const { userId } = call.member
      const read = await rowsOfSheet({ path, kind, format: formatOf(name, call.file.type) }, userId)
      const table = tableOf(kind, read)
      // As of one moment: what is shown is bound to the versions that it was made of.
      const rows = await engine.read(({ tx, at }) => planRows(tx, kind, table, { conferenceId, userId, at }))
      return db.transaction(async (tx) => {
        const createdAt = new Date(now())
        const [made] = await tx
          .insert(sheetImports)
          .values({ conferenceId, userId, kind, createdAt })
          .returning()
        if (made === undefined) throw new Error('the spreadsheet was not kept')
        for (let from = 0; from < rows.length; from += 1000)
          await tx
            .insert(sheetRows)
            .values(rows.slice(from, from + 1000).map((row) => ({ ...row, importId: made.id })))
        await dropOlder(tx, userId)
        const faults = rows.filter(({ change }) => change === 'fault').length
        const same = rows.filter(({ change }) => change === 'same').length
        return { id: made.id, kind, rows: rows.length, same, changes: rows.length - same - faults, faults }
      })
    },

    listSheetRows: async ({ conference_id, id, part, after, page_size }, call) => {
      await importOf(db, call, conference_id, id)
      const wanted = {
        all: undefined,
        changes: inArray(sheetRows.change, [...changes]),
        faults: eq(sheetRows.change, 'fault'),
      }[part]
      const rows = await db
        .select({ row: sheetRows, form: papers.form })
        .from(sheetRows)
        .leftJoin(papers, eq(papers.id, sheetRows.paperId))
        .where(and(eq(sheetRows.importId, id), gt(sheetRows.line, after), wanted))
        .orderBy(asc(sheetRows.line))
        .limit(page_size + 1)
      const { language } = call.exchange
      const list = rows.slice(0, page_size).map(({ row, form }) => ({
        ...cardOf(row, language),
        title: form === null ? '' : inLanguage(language, form.title, form.eng_title),
      }))
      return { list, total: rows.length }
    },

    applySheet: async ({ conference_id, id }, call) => {
      const { kind, appliedAt } = await importOf(db, call, conference_id, id)
      const { exchange, member } = call
      const waits = and(
        eq(sheetRows.importId, id),
        inArray(sheetRows.change, [...changes]),
        isNull(sheetRows.outcome),
      )
      if (appliedAt === null)
        await db.transaction(async (tx) => {
          const at = new Date(now())
          const first = and(eq(sheetImports.id, id), isNull(sheetImports.appliedAt))
          const began = await tx.update(sheetImports).set({ appliedAt: at }).where(first).returning()
          if (began.length === 0) return
          const data = { sheet: id, kind, rows: await tx.$count(sheetRows, waits) }
          await audit(tx, exchange, at, 'conference', conference_id, 'sheet.applied', member.userId, data)
        })
      const next = await db
        .select({ line: sheetRows.line })
        .from(sheetRows)
        .where(waits)
        .orderBy(asc(sheetRows.line))
        .limit(appliedAtOnce)
      const chair = { ...actorOf(call), userId: member.userId, requestId: exchange.id }
      for (const { line } of next) {
        const wish = { importId: id, line, language: exchange.language }
        try {
          await engine.run((scope) => applyRow(scope, chair, wish, config.key))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          const undone = and(eq(sheetRows.importId, id), eq(sheetRows.line, line), isNull(sheetRows.outcome))
          await db.update(sheetRows).set({ outcome: 'refused', refusal: error.reason }).where(undone)
        }
      }
      const sums = await db
        .select({ outcome: sheetRows.outcome, number: count() })
        .from(sheetRows)
        .where(and(eq(sheetRows.importId, id), inArray(sheetRows.change, [...changes])))
        .groupBy(sheetRows.outcome)
      const sumOf = (wanted: 'done' | 'refused' | null) =>
        sums.find(({ outcome }) => outcome === wanted)?.number ?? 0
      return { done: sumOf('done'), refused: sumOf('refused'), left: sumOf(null) }
    },
  }) satisfies Partial<HandlerTable>

/** Only a chair of the conference sends a file, and no other user learns that it exists. */
export const paperSheetAdmissions = ({ db, uploads }: Deps) =>
  ({
    checkSheet: async ({ conference_id, name }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      formatOf(name, null)
      return {
        draft: () => uploads.draft('papers'),
        types: Object.values(sheetTypes),
        limit: sheetLimits.bytes,
      }
    },
  }) satisfies Partial<AdmissionTable>

/** Kinds of changes in a sheet. */
const changes = ['assign', 'withdraw', 'decide'] as const
/** Rows of one request: a few seconds. */
const appliedAtOnce = 50
/** Spreadsheets of one chair that are kept. */
const mostKept = 10

/** Format by the file's name and type. @throws Refused */
const formatOf = (name: string, type: string | null): SheetFormat => {
  const format = (['csv', 'xlsx'] as const).find((each) => name.toLowerCase().endsWith(`.${each}`))
  if (format === undefined) throw new Refused('fileTypeWrong', { field: 'name' })
  if (type !== null && sheetTypes[format] !== type) throw new Refused('fileTypeWrong', { field: 'content' })
  return format
}

/** A spreadsheet that this account brought as a chair of the conference. */
const importOf = async (db: Db, call: MemberCall, conferenceId: number, id: number) => {
  await conferenceOfChair(db, actorOf(call), conferenceId)
  const { userId } = call.member
  const [found] = isRowId(id)
    ? await db
        .select()
        .from(sheetImports)
        .where(
          and(
            eq(sheetImports.id, id),
            eq(sheetImports.userId, userId),
            eq(sheetImports.conferenceId, conferenceId),
          ),
        )
    : []
  if (found === undefined) throw new Refused('notFound', { field: 'id' })
  return found
}

const dropOlder = async (tx: Tx, userId: number): Promise<void> => {
  const newest = tx
    .select({ id: sheetImports.id })
    .from(sheetImports)
    .where(eq(sheetImports.userId, userId))
    .orderBy(desc(sheetImports.id))
    .limit(mostKept)
  await tx
    .delete(sheetImports)
    .where(and(eq(sheetImports.userId, userId), notInArray(sheetImports.id, newest)))
}

const cardOf = (row: typeof sheetRows.$inferSelect, language: MessageLanguage): Omit<SheetRow, 'title'> => {
  const reason = row.refusal ?? row.fault
  const column = row.field === null ? undefined : columnNamed(row.field)
  const isSameDecision = row.change === 'decide' && row.before === row.after
  return {
    id: row.line,
    paper: row.paper,
    who: row.who,
    change: row.change,
    before: wordOf(row.before, language),
    after: wordOf(row.after, language) + (isSameDecision ? otherLetter[language] : ''),
    says: reason === null ? '' : messageOf(reason, language, null),
    column: column === undefined || row.refusal !== null ? '' : columnWord(column, language),
    outcome: row.outcome,
  }
}

/** Word of a decision, an action or a state. */
const wordOf = (name: string, language: MessageLanguage): string => {
  if (name === '') return ''
  const [decision, action] = [decisionNamed(name), actionNamed(name)]
  if (decision !== undefined) return decisionWord(decision, language)
  return action === undefined ? stateWord(name, language) : actionWord(action, language)
}
