import type { ImportField } from '../../../../src/contract/peopleImportWords.ts'
import { Refused } from '../../../shared/refused.ts'
import { fieldNamed } from '../../../shared/sentences/importWords.ts'
import { cutTo } from '../../../../src/contract/characters.ts'

export interface PeopleTable {
  readonly headings: readonly string[]
  /** Fields that the headings seem to mean. */
  readonly columns: ReadonlyArray<ImportField | null>
  readonly rows: ReadonlyArray<{ readonly line: number; readonly cells: readonly string[] }>
}

/**
 * The headings, and the non-empty rows below them. The headings are the one of the first five rows with the most known
 * headings; without a known heading, the first row. Characters that the database cannot store are left out. @throws Refused
 */
export const peopleTable = (sheet: ReadonlyArray<readonly string[]>): PeopleTable => {
  const known = knownIn(sheet)
  const at = Math.max(0, known.indexOf(Math.max(0, ...known)))
  // A heading that is merged with the cell below it is there, too.
  const from = sheet[at + 1]?.join('\n') === sheet[at]?.join('\n') ? at + 1 : at
  const width = sheet.slice(at).reduce((most, row) => Math.max(most, row.length), 0)
  const headings = Array.from({ length: width }, (_, index) => cutTo(kept(sheet[at]?.[index] ?? ''), 80))
  const rows = sheet.flatMap((row, index) =>
    index <= from || row.every((cell) => cell === '')
      ? []
      : [{ line: index + 1, cells: row.map((cell) => cutTo(kept(cell), longestCell)) }],
  )
  if (rows.length === 0) throw new Refused('sheetEmpty', { field: 'content' })
  const taken = new Set<ImportField>()
  const columns = headings.map((heading) => {
    const field = fieldNamed(heading)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
  return { headings, columns, rows }
}

/** Whether a sheet with these first rows has headings of people. */
export const isOfPeople = (first: ReadonlyArray<readonly string[]>): boolean =>
  knownIn(first).some((count) => count > 1)

const knownIn = (sheet: ReadonlyArray<readonly string[]>) =>
  sheet.slice(0, 5).map((row) => new Set(row.map(fieldNamed).filter((field) => field !== null)).size)

/** Longer than any field: what is cut off is a fault all the same. */
const longestCell = 500

const kept = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ').trim()
