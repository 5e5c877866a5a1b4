import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'

import { builtFile } from '../shared/builtFile.ts'
import { openThreads } from '../shared/openThreads.ts'
import type { DesignedSheet } from './designedPdf.ts'
import type { DocumentOrder } from './documentWorker.ts'

/** The pool makes no more documents now; or one took too long and was given up. */
export class PoolBusy extends Error {
  constructor(cause: unknown) {
    super('no document can be made now', { cause })
    this.name = 'PoolBusy'
  }
}

/** Makes a document in a thread. Rejects with `PoolBusy` where too many wait or one takes too long. */
export const makeDocument = async (order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> => {
  const threads = await (pool ??= open())
  try {
    return await threads.run(order, { signal: AbortSignal.timeout(mostMs) })
  } catch (error) {
    if (error instanceof Error && (error.name === 'AbortError' || /queue/i.test(error.message)))
      throw new PoolBusy(error)
    throw error
  }
}

/** With the time in the queue; a thread that is still at work is ended. */
const mostMs = 30_000
const mostWaiting = 64

let pool: Promise<Piscina<DocumentOrder, Uint8Array<ArrayBuffer>>> | null = null

/** One for the process: it lives longer than an application that a changed source builds anew. */
const open = async () =>
  openThreads<DocumentOrder, Uint8Array<ArrayBuffer>>({
    filename: await builtFile('documentWorker'),
    minThreads: 0,
    // The server itself keeps a processor.
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    // A thread holds the parsed fonts, some fifty megabytes; without work it goes.
    idleTimeout: 60_000,
    maxQueue: mostWaiting,
    // Whatever the server was started with (an inspector, a loader) is not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })

/** Draws a batch into a file, in a thread of its own: members who want their ticket do not wait for it. Answers its bytes. */
export const drawBatch = async (sheet: DesignedSheet, path: string): Promise<number> => {
  const thread = await (batches ??= openForBatches())
  return thread.run({ sheet, path }, { name: 'drawFile', signal: AbortSignal.timeout(mostBatchMs) })
}

const mostBatchMs = 300_000

let batches: Promise<Piscina<{ sheet: DesignedSheet; path: string }, number>> | null = null

const openForBatches = async () =>
  openThreads<{ sheet: DesignedSheet; path: string }, number>({
    filename: await builtFile('documentWorker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
