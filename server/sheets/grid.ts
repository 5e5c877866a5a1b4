import { sheetLimits } from '../../src/contract/paperSheetWords.ts'
import { Refused } from '../shared/refused.ts'

export type Grid = ReturnType<typeof createGrid>

/** Cells of a sheet as they are read, counted while they come in: nothing is made for what is empty. */
export const createGrid = () => {
  const rows = new Map<number, string[]>()
  let cells = 0
  let characters = 0
  let last = 0
  const count = () => {
    cells += 1
    if (cells > sheetLimits.cells) throw new Refused('sheetTooLarge')
  }
  return {
    /** Row and column from 1. @throws Refused */
    set: (row: number, column: number, content: string): void => {
      if (content.length > sheetLimits.cell) throw new Refused('sheetTooLarge')
      const text = tidied(content)
      if (text === '') return
      // With two rows of headings.
      if (row > sheetLimits.rows + 2 || column > sheetLimits.columns) throw new Refused('sheetTooLarge')
      count()
      characters += text.length
      if (characters > sheetLimits.characters) throw new Refused('sheetTooLarge')
      const line = rows.get(row) ?? []
      while (line.length < column) line.push('')
      line[column - 1] = text
      rows.set(row, line)
      if (row > last) last = row
    },
    at: (row: number, column: number): string => rows.get(row)?.[column - 1] ?? '',
    has: (row: number): boolean => rows.has(row),
    /** Rows with something in them. */
    filled: () => rows.size,
    last: () => last,
    /** Work that sets no cell. @throws Refused */
    count,
    /** From the first row on; one without content is empty. */
    rows: (): string[][] => Array.from({ length: last }, (_, index) => rows.get(index + 1) ?? []),
  }
}

/** Removes the apostrophe that marks a text which a program would take for a formula. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^'(?=[=+\-@\t\n＝＋－＠])/, '')
