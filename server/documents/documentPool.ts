import { availableParallelism } from 'node:os'

import { builtFile } from '../shared/builtFile.ts'
import { ThreadLate, threadPool, ThreadsBusy } from '../shared/threadPool.ts'
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
  try {
    return await threads.run(order)
  } catch (error) {
    throw error instanceof ThreadsBusy || error instanceof ThreadLate ? new PoolBusy(error) : error
  }
}

const threads = threadPool<DocumentOrder, Uint8Array<ArrayBuffer>>({
  file: () => builtFile('documentWorker'),
  // The server itself keeps a processor.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  workMs: 30_000,
  waitMs: 30_000,
  waiting: 64,
  // A thread holds the parsed fonts, some fifty megabytes; without work it goes.
  idleMs: 60_000,
  memoryMb: 512,
})

/** Draws a batch into a file, in a thread of its own: members who want their ticket do not wait for it. Answers its bytes. */
export const drawBatch = (sheet: DesignedSheet, path: string): Promise<number> =>
  batches.run({ sheet, path }, { name: 'drawFile' })

const batches = threadPool<{ sheet: DesignedSheet; path: string }, number>({
  file: () => builtFile('documentWorker'),
  threads: 1,
  workMs: 300_000,
  waitMs: 300_000,
  waiting: 64,
  idleMs: 10_000,
  memoryMb: 1024,
})
