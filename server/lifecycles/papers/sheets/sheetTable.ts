import type { SheetKind } from '../../../../src/contract/paperSheetWords.ts'
import { columnNamed, type SheetColumn } from '../../../shared/sentences/sheetWords.ts'
import { Refused } from '../../../shared/refused.ts'

/** One row of a spreadsheet; a column that it lacks is empty. */
export interface TableRow {
  /** As the program counts it. */
  readonly line: number
  readonly text: (column: SheetColumn) => string
}

/** The rows below the headings, which are among the first five and are read in either language. @throws Refused */
export const tableOf = (kind: SheetKind, rows: ReadonlyArray<readonly string[]>): TableRow[] => {
  const { headings, at } = headingsIn(kind, rows)
  const names = headings[at]
  if (names === undefined) throw new Refused('sheetColumnMissing', { field: 'content' })
  // Below the names there may be the keys.
  const first = at + (headings[at + 1]?.includes('paper') === true ? 2 : 1)
  const found = rows.flatMap((row, index) =>
    index < first || row.length === 0
      ? []
      : [{ line: index + 1, text: (column: SheetColumn) => row[names.indexOf(column)] ?? '' }],
  )
  if (found.length === 0) throw new Refused('sheetEmpty', { field: 'content' })
  return found
}

/** Whether a sheet with these first rows has the headings. */
export const isOfKind = (kind: SheetKind, first: ReadonlyArray<readonly string[]>): boolean =>
  headingsIn(kind, first).at >= 0

const headingsIn = (kind: SheetKind, rows: ReadonlyArray<readonly string[]>) => {
  const headings = rows.slice(0, 5).map((row) => row.map(columnNamed))
  const at = headings.findIndex((row) =>
    needed[kind].every((some) => some.some((column) => row.includes(column))),
  )
  return { headings, at }
}

/** One of each. */
const needed: Record<SheetKind, ReadonlyArray<readonly SheetColumn[]>> = {
  assignments: [['paper'], ['email', 'reviewer_id'], ['action']],
  decisions: [['paper'], ['decision']],
}
