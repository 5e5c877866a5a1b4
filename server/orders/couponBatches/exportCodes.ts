import { couponUseWords, couponColumns } from '../../shared/sentences/couponWords.ts'
import type { Db } from '../../db/types.ts'
import type { Cell } from '../../shared/cells.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { readCodes } from './readBatches.ts'

/** Codes that are read at a time. */
const part = 1000

/** The codes of a batch as rows of a spreadsheet with a heading. */
export async function* exportCodes(
  db: Db,
  { conferenceId, batchId, language }: { conferenceId: number; batchId: number; language: MessageLanguage },
): AsyncGenerator<readonly Cell[][]> {
  yield [couponColumns.map((column) => column[language])]
  for (let after = 0; ;) {
    const { list = [] } = (await readCodes(db, { conferenceId, batchId, after, limit: part })) ?? {}
    if (list.length > 0)
      yield list.map(({ code, state, member, order }) => [
        ...[code, couponUseWords[state][language], member, order?.attendee ?? '', order?.no ?? ''],
      ])
    const last = list.at(-1)
    if (last === undefined || list.length < part) return
    after = last.id
  }
}
