import { and, eq } from 'drizzle-orm'

import { importFields } from '../../../../src/contract/peopleImportWords.ts'
import { peopleImports } from '../../../db/schema/peopleImports.ts'
import type { Db } from '../../../db/types.ts'
import type { Cell } from '../../../shared/cells.ts'
import { Refused } from '../../../shared/refused.ts'
import { errorHeadings, importWord } from '../../../shared/sentences/importWords.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { readExceptions } from './readImports.ts'

interface Wish {
  readonly conferenceId: number
  /** Null: the headings alone, to be filled in. */
  readonly importId: number | null
  readonly language: MessageLanguage
}

/** The headings of a sheet of people, or the rows of one that were not done, with why. @throws Refused `notFound` */
export const importSheet = async (db: Db, { conferenceId, importId, language }: Wish) => {
  if (importId === null) return pieces([importFields.map((field) => importWord(field, language))])
  const [found] = await db
    .select()
    .from(peopleImports)
    .where(and(eq(peopleImports.id, importId), eq(peopleImports.conferenceId, conferenceId)))
  if (found === undefined) throw new Refused('notFound')
  const { line, column, reason } = errorHeadings
  const { headings } = found
  const rows = (await readExceptions(db, importId, language)).map((row) => [
    row.line,
    ...headings.map((_, index) => row.cells[index] ?? ''),
    row.field === null ? '' : importWord(row.field, language),
    row.says,
  ])
  return pieces([[line[language], ...headings, column[language], reason[language]], ...rows])
}

// oxlint-disable-next-line require-await -- written sheets are read piece by piece.
async function* pieces(rows: ReadonlyArray<readonly Cell[]>): AsyncGenerator<ReadonlyArray<readonly Cell[]>> {
  yield rows
}
