import type { SheetKind } from '../../src/contract/paperSheetWords.ts'
import type { PeopleTable } from '../lifecycles/people/imports/readTable.ts'
import { builtFile } from '../shared/builtFile.ts'
import { Refused } from '../shared/refused.ts'
import { threadPool, ThreadsBusy } from '../shared/threadPool.ts'
import { unpackedRows, type Packed } from './packedRows.ts'
import type { SheetRefused } from './readSheet.ts'
import type { PackedPeople, SheetOrder } from './sheetWorker.ts'

/**
 * The rows of a spreadsheet of papers, read in a thread, one after the other; accounts take turns, so that no account waits for
 * all files of another one. @throws Refused
 */
export const rowsOfSheet = async (
  order: SheetOrder & { readonly kind: SheetKind },
  userId: number,
): Promise<ReadonlyArray<readonly string[]>> =>
  unpackedRows(await inThread<Packed<readonly string[]>>('rows', order, userId))

/** The people of a spreadsheet, likewise. @throws Refused */
export const peopleOfSheet = async (order: SheetOrder, userId: number): Promise<PeopleTable> => {
  const { headings, columns, ...read } = await inThread<PackedPeople>('people', order, userId)
  return { headings, columns, rows: await unpackedRows(read) }
}

const inThread = async <Answer extends object>(
  name: 'rows' | 'people',
  order: SheetOrder,
  userId: number,
): Promise<Answer> => {
  const read = (await threads.run(order, { lane: userId, name }).catch((error: unknown) => {
    if (error instanceof ThreadsBusy) throw new Refused('limited', { retryAfter: 5 })
    // It took too long, or all the memory that a thread may have: its limits let nothing through that needs so much.
    return { kind: 'refused', reason: 'sheetTooLarge' }
  })) as Answer | SheetRefused
  if ('reason' in read) throw new Refused(read.reason, { field: 'content' })
  return read
}

const threads = threadPool<SheetOrder, object>({
  file: () => builtFile('sheetWorker'),
  threads: 1,
  workMs: 60_000,
  waitMs: 60_000,
  waiting: 64,
  waitingOfLane: 4,
  idleMs: 60_000,
  memoryMb: 768,
})
