import { builtFile } from '../../shared/builtFile.ts'
import { ThreadLate, threadPool, ThreadsBusy } from '../../shared/threadPool.ts'
import type { NamesFound } from './namesFound.ts'
import type { NamesOrder } from './namesWorker.ts'

/** Looks for names in a document in a thread. What breaks it, or takes too much memory, is unknown. */
export const lookForNames = async (order: NamesOrder): Promise<NamesFound | { readonly kind: 'late' }> => {
  try {
    return await threads.run(order)
  } catch (error) {
    return { kind: error instanceof ThreadsBusy || error instanceof ThreadLate ? 'late' : 'unknown' }
  }
}

const threads = threadPool<NamesOrder, NamesFound>({
  file: () => builtFile('namesWorker'),
  // One after the other: each may unpack a whole text.
  threads: 1,
  workMs: 20_000,
  waitMs: 20_000,
  waiting: 64,
  idleMs: 60_000,
  memoryMb: 512,
})
