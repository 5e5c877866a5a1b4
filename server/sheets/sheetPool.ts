import { builtFile } from '../shared/builtFile.ts'
import { Refused } from '../shared/refused.ts'
import { threadPool, ThreadsBusy } from '../shared/threadPool.ts'
import type { SheetRead } from './readSheet.ts'
import type { SheetOrder } from './sheetWorker.ts'

/**
 * The rows of a spreadsheet, read in a thread, one after the other; accounts take turns, so that nobody waits for all that
 * one account has sent. @throws Refused
 */
export const rowsOfSheet = async (
  order: SheetOrder,
  userId: number,
): Promise<ReadonlyArray<readonly string[]>> => {
  const read = await inThread(order, userId)
  if (read.kind === 'refused') throw new Refused(read.reason, { field: 'content' })
  return read.rows
}

const inThread = async (order: SheetOrder, userId: number): Promise<SheetRead> => {
  try {
    return await threads.run(order, { lane: userId })
  } catch (error) {
    if (error instanceof ThreadsBusy) throw new Refused('limited', { retryAfter: 5 })
    // It took too long, or all the memory that a thread may have: its limits let nothing through that needs so much.
    return { kind: 'refused', reason: 'sheetTooLarge' }
  }
}

const threads = threadPool<SheetOrder, SheetRead>({
  file: () => builtFile('sheetWorker'),
  threads: 1,
  workMs: 20_000,
  waitMs: 60_000,
  waiting: 64,
  waitingOfLane: 4,
  idleMs: 60_000,
  memoryMb: 768,
})
