import { createHash } from 'node:crypto'

import { Refused } from '../shared/refused.ts'
import { makeDocument, PoolBusy } from './documentPool.ts'
import type { DocumentOrder } from './documentWorker.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Documents for members: concurrent requests make each document once, it is kept while there is room, and the documents of one member
 * are made one after the other, so that no member delays the others. Throws `Refused` with `limited` when
 * the account has too many waiting, or the server has.
 */
export const createDocuments = (make: (order: DocumentOrder) => Promise<Bytes> = makeDocument) => {
  const kept = new Map<string, Bytes>()
  let keptBytes = 0
  const making = new Map<string, Promise<Bytes>>()
  const lanes = new Map<number, Lane>()

  const keep = (key: string, bytes: Bytes) => {
    kept.set(key, bytes)
    keptBytes += bytes.byteLength
    for (const [eldest, { byteLength }] of kept) {
      if (keptBytes <= mostBytes) return
      kept.delete(eldest)
      keptBytes -= byteLength
    }
  }

  const inLane = async (userId: number, work: () => Promise<Bytes>): Promise<Bytes> => {
    const lane = lanes.get(userId) ?? { length: 0, last: Promise.resolve() }
    if (lane.length >= mostInLane) throw new Refused('limited', { retryAfter: 2 })
    lanes.set(userId, lane)
    lane.length += 1
    const mine = lane.last.then(work)
    lane.last = mine.then(
      () => undefined,
      () => undefined,
    )
    try {
      return await mine
    } finally {
      lane.length -= 1
      if (lane.length === 0) lanes.delete(userId)
    }
  }

  return {
    of: async (userId: number, order: DocumentOrder): Promise<Bytes> => {
      // Everything that is on the sheet is in the key: a row that changed makes another document.
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
      const known = kept.get(key)
      if (known !== undefined) {
        // Put in again, so that the first of the map is the least recently used one.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const running = making.get(key)
      if (running !== undefined) return running
      const fresh = inLane(userId, () => make(order))
      making.set(key, fresh)
      try {
        const bytes = await fresh
        keep(key, bytes)
        return bytes
      } catch (error) {
        if (error instanceof PoolBusy) throw new Refused('limited', { retryAfter: 5 })
        throw error
      } finally {
        making.delete(key)
      }
    },
  }
}

interface Lane {
  length: number
  last: Promise<void>
}

const mostBytes = 32 * 1024 * 1024
/** One that is made and those that wait: more than anybody opens by hand. */
const mostInLane = 8
