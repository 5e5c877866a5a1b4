import type { Piscina } from 'piscina'

import { builtFile } from '../shared/builtFile.ts'
import { openThreads } from '../shared/openThreads.ts'
import { Refused } from '../shared/refused.ts'
import type { SheetRead } from './readSheet.ts'
import type { SheetOrder } from './sheetWorker.ts'

/** The rows of a spreadsheet, read in a thread, one after the other. @throws Refused */
export const rowsOfSheet = async (order: SheetOrder): Promise<ReadonlyArray<readonly string[]>> => {
  const read = await inThread(order)
  if (read.kind === 'refused') throw new Refused(read.reason, { field: 'content' })
  return read.rows
}

const inThread = async (order: SheetOrder): Promise<SheetRead> => {
  const threads = await (pool ??= open())
  try {
    return await threads.run(order, { signal: AbortSignal.timeout(mostMs) })
  } catch (error) {
    if (error instanceof Error && /queue/i.test(error.message))
      throw new Refused('limited', { retryAfter: 5 })
    // It took too long, or all the memory that a thread may have: its limits let nothing through that needs so much.
    return { kind: 'refused', reason: 'sheetTooLarge' }
  }
}

/** With the time in the queue; a thread that is still at work is ended. */
const mostMs = 60_000

let pool: Promise<Piscina<SheetOrder, SheetRead>> | null = null

/** One for the process: it lives longer than an application that a changed source builds anew. */
const open = async () =>
  openThreads<SheetOrder, SheetRead>({
    filename: await builtFile('sheetWorker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    maxQueue: 16,
    // Whatever the server was started with (an inspector, a loader) is not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
