import type { Piscina } from 'piscina'

import { builtFile } from '../../shared/builtFile.ts'
import { openThreads } from '../../shared/openThreads.ts'
import type { NamesFound } from './namesFound.ts'
import type { NamesOrder } from './namesWorker.ts'

/** Looks for names in a document in a thread. What breaks it, or takes too much memory, is unknown. */
export const lookForNames = async (order: NamesOrder): Promise<NamesFound | { readonly kind: 'late' }> => {
  const threads = await (pool ??= open())
  try {
    return await threads.run(order, { signal: AbortSignal.timeout(mostMs) })
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'AbortError' || /queue/i.test(error.message))
    return { kind: isLate ? 'late' : 'unknown' }
  }
}

/** With the time in the queue; a thread that is still at work is ended. */
const mostMs = 20_000

let pool: Promise<Piscina<NamesOrder, NamesFound>> | null = null

/** One for the process: it lives longer than an application that a changed source builds anew. */
const open = async () =>
  openThreads<NamesOrder, NamesFound>({
    filename: await builtFile('namesWorker'),
    minThreads: 0,
    // One after the other: each may unpack a whole text.
    maxThreads: 1,
    idleTimeout: 60_000,
    maxQueue: 64,
    // Whatever the server was started with (an inspector, a loader) is not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
