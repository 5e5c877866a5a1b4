import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { presentationTypes } from '../../src/contract/presentationFile.ts'
import type { PartialUpload, UploadPurpose } from '../../src/contract/partialUpload.ts'
import { templateTypes } from '../../src/contract/templateFile.ts'
import { randomToken } from '../accounts/secrets.ts'
import { users } from '../db/schema/accounts.ts'
import { partialUploads } from '../db/schema/partialUploads.ts'
import type { Db } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { partFile } from './partFile.ts'
import type { Draft, FileStore, ReceivedFile } from './store.ts'

export type PartialUploads = ReturnType<typeof createPartialUploads>

/** Target of the file: an upload begun for one place is not valid for another. */
export type UploadPlace =
  | { readonly purpose: UploadPurpose; readonly paperId: number }
  | { readonly purpose: 'template'; readonly conferenceId: number }

export interface BegunUpload {
  readonly place: UploadPlace
  readonly name: string
  readonly size: number
  readonly fingerprint: string
}

/**
 * Files that come in pieces, beside the whole ones in `store`. Everything that two servers have to agree about is in the
 * database; how much of a file is there says the file, so that nothing has to be written down when a connection breaks.
 */
export const createPartialUploads = (db: Db, store: FileStore, now: () => number) => {
  const fileOf = (id: string) => partFile(store.folder, id)
  const own = (userId: number, id: string) =>
    and(
      eq(partialUploads.id, id),
      eq(partialUploads.userId, userId),
      gt(partialUploads.createdAt, new Date(now() - keptPartsMs)),
    )

  /** Another user's, an expired and a missing one get the same answer. */
  const find = async (userId: number, id: string): Promise<Row> => {
    const [row] = await db.select().from(partialUploads).where(own(userId, id))
    if (row === undefined) throw new Refused('notFound')
    return row
  }

  const told = async (row: Row): Promise<PartialUpload> => ({
    upload: row.id,
    name: row.name,
    size: row.bytes,
    offset: row.answer === null ? await fileOf(row.id).size() : row.bytes,
    expires_at: new Date(row.createdAt.getTime() + keptPartsMs).toISOString(),
  })

  /** One writer at a time, of all servers; one who is killed is waited for as long as it was given. */
  const hold = async (userId: number, id: string, ms: number) => {
    const holder = randomToken(16)
    const until = () => new Date(now() + ms)
    const [row] = await db
      .update(partialUploads)
      .set({ holder, heldUntil: until() })
      .where(
        and(
          own(userId, id),
          isNull(partialUploads.answer),
          or(isNull(partialUploads.holder), lte(partialUploads.heldUntil, new Date(now()))),
        ),
      )
      .returning()
    if (row === undefined) {
      const { answer, heldUntil, bytes } = await find(userId, id)
      if (answer !== null) throw new Refused('offsetWrong', { field: 'offset', offset: bytes })
      throw busy(heldUntil, now())
    }
    let heldAt = now()
    const mine = and(eq(partialUploads.id, id), eq(partialUploads.holder, holder))
    return {
      row,
      /** Throws `Refused` if another request has taken it over, or it was discarded. */
      renew: async () => {
        if (now() - heldAt < ms / 3) return
        const kept = await db
          .update(partialUploads)
          .set({ heldUntil: until() })
          .where(mine)
          .returning({ id: partialUploads.id })
        if (kept.length === 0) throw busy(null, now())
        heldAt = now()
      },
      release: async () => {
        await db.update(partialUploads).set({ holder: null, heldUntil: null }).where(mine)
      },
    }
  }

  const remove = async (id: string) => {
    await db.delete(partialUploads).where(eq(partialUploads.id, id))
    await fileOf(id).remove()
  }

  return {
    /** The same file for the same place goes on where it was. */
    begin: async (
      userId: number,
      { place, name, size, fingerprint }: BegunUpload,
    ): Promise<PartialUpload> => {
      const at = new Date(now())
      const { row, dropped } = await db.transaction(async (tx) => {
        // Ten at once are in line at the account's row.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const open = await tx
          .select()
          .from(partialUploads)
          .where(
            and(
              eq(partialUploads.userId, userId),
              isNull(partialUploads.answer),
              gt(partialUploads.createdAt, new Date(now() - keptPartsMs)),
            ),
          )
          .orderBy(asc(partialUploads.createdAt))
        const known = open.find(
          (each) =>
            isAt(each, place) &&
            each.name === name &&
            each.bytes === size &&
            each.fingerprint === fingerprint,
        )
        if (known !== undefined) return { row: known, dropped: null }
        // The oldest unfinished upload of the member is removed.
        const oldest = open.find(({ heldUntil }) => heldUntil === null || heldUntil <= at)
        const isFull = open.length >= mostOpen
        if (isFull && oldest === undefined) throw new Refused('limited', { retryAfter: 10 })
        const [all] = await tx
          .select({ bytes: sql<string>`coalesce(sum(${partialUploads.bytes}), 0)` })
          .from(partialUploads)
          .where(isNull(partialUploads.answer))
        if (Number(all?.bytes) + size > mostBytesTogether) throw new Refused('limited', { retryAfter: 600 })
        const dropped = isFull ? (oldest?.id ?? null) : null
        if (dropped !== null) await tx.delete(partialUploads).where(eq(partialUploads.id, dropped))
        const [row] = await tx
          .insert(partialUploads)
          .values({
            id: randomToken(16),
            userId,
            ...columnsOf(place),
            name,
            bytes: size,
            fingerprint,
            createdAt: at,
          })
          .returning()
        if (row === undefined) throw new Error('the upload was not written')
        return { row, dropped }
      })
      if (dropped !== null) await fileOf(dropped).remove()
      return told(row)
    },

    get: async (userId: number, id: string): Promise<PartialUpload> => told(await find(userId, id)),

    /** Bytes that still fit behind `offset`. Throws `Refused` with the true offset where that is another one. */
    room: async (userId: number, id: string, offset: number): Promise<number> => {
      const { offset: there, size } = await told(await find(userId, id))
      if (there !== offset) throw new Refused('offsetWrong', { field: 'offset', offset: there })
      return size - offset
    },

    append: async (userId: number, id: string, offset: number): Promise<Draft> => {
      const held = await hold(userId, id, pieceHoldMs)
      try {
        const file = fileOf(id)
        const there = await file.size()
        if (there !== offset) throw new Refused('offsetWrong', { field: 'offset', offset: there })
        return await file.piece(offset, held.renew, held.release)
      } catch (error) {
        await held.release()
        throw error
      }
    },

    discard: async (userId: number, id: string): Promise<void> => {
      await find(userId, id)
      await remove(id)
    },

    /**
     * Does with the whole file what is done with one that came at once, and remembers the answer for who did not hear it. A
     * file that is refused for what it is goes; after any other refusal it can be tried again.
     */
    finish: async <Answer>(
      userId: number,
      id: string,
      place: UploadPlace,
      work: (file: ReceivedFile) => Promise<Answer>,
    ): Promise<Answer> => {
      const known = await find(userId, id)
      if (!isAt(known, place)) throw new Refused('notFound')
      if (known.answer !== null) return known.answer as Answer
      const held = await hold(userId, id, finishHoldMs)
      const file = fileOf(id)
      try {
        const size = await file.size()
        if (size !== held.row.bytes) throw new Refused('uploadIncomplete', { field: 'content', offset: size })
        const made = await work({ type: typeOf(held.row.name), draft: file.whole(size) })
        await db.update(partialUploads).set({ answer: made }).where(eq(partialUploads.id, id))
        return made
      } catch (error) {
        if (error instanceof Refused && isOfFile(error)) await remove(id)
        throw error
      } finally {
        await held.release()
      }
    },
  }
}

/** Forgets what was begun before that time; answers whose parts are to be removed, which may still be written to. */
export const forgetPartialUploads = async (db: Db, before: number): Promise<string[]> => {
  const old = await db
    .delete(partialUploads)
    .where(
      inArray(
        partialUploads.id,
        db
          .select({ id: partialUploads.id })
          .from(partialUploads)
          .where(lt(partialUploads.createdAt, new Date(before)))
          .limit(1000),
      ),
    )
    .returning({ id: partialUploads.id })
  return old.map(({ id }) => id)
}

export const removeParts = (store: FileStore, id: string): Promise<void> =>
  partFile(store.folder, id).remove()

type Row = typeof partialUploads.$inferSelect

const columnsOf = (place: UploadPlace) =>
  place.purpose === 'template'
    ? { purpose: place.purpose, paperId: null, conferenceId: place.conferenceId }
    : { purpose: place.purpose, paperId: place.paperId, conferenceId: null }

const isAt = (row: Row, place: UploadPlace): boolean => {
  const { purpose, paperId, conferenceId } = columnsOf(place)
  return row.purpose === purpose && row.paperId === paperId && row.conferenceId === conferenceId
}

const busy = (until: Date | null, now: number) =>
  new Refused('uploadBusy', { retryAfter: Math.max(1, Math.ceil(((until?.getTime() ?? now) - now) / 1000)) })

const isOfFile = ({ reason, field }: Refused): boolean =>
  reason !== 'uploadIncomplete' && (field === 'content' || field === 'name')

/** As the page would name it in a data address. */
const typeOf = (name: string): string => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  return typesOfEndings[ending] ?? ''
}
const typesOfEndings: Readonly<Record<string, string>> = { ...presentationTypes, ...templateTypes }

const megabyte = 1024 * 1024
/** 24 hours. */
const keptPartsMs = 86_400_000
/** Per member: each paper has two files, and its talk and poster. */
const mostOpen = 8
const mostBytesTogether = 4096 * megabyte
/** Without a byte of a piece for so long, another connection may go on. */
const pieceHoldMs = 10_000
/** Longer than a file is looked into. */
const finishHoldMs = 60_000
