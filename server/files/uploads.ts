import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'

import { takeHit } from '../accounts/limits.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences, lives, videos } from '../db/schema/catalogue.ts'
import { conferenceContents, contentPictures, contentReleases } from '../db/schema/contents.ts'
import { uploadedFiles } from '../db/schema/files.ts'
import { invoiceDocuments, invoices } from '../db/schema/invoices.ts'
import { organizerApplications } from '../db/schema/organizers.ts'
import { paperFiles } from '../db/schema/papers.ts'
import { payments } from '../db/schema/payments.ts'
import { presentationFiles } from '../db/schema/presentations.ts'
import { siteVersions } from '../db/schema/site.ts'
import { studentProofs } from '../db/schema/studentProofs.ts'
import { templatePacks } from '../db/schema/templatePacks.ts'
import type { Db, Log, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { forgetPartialUploads, removeParts } from './partialUploads.ts'
import type { Draft, FileStore } from './store.ts'
import { rowByRow } from '../jobs/rowByRow.ts'

export type Uploads = ReturnType<typeof createUploads>
/** Before the number of an upload in pieces, as the place of a file. */
const partial = 'partial'
type Place = (typeof uploadedFiles.$inferSelect)['place']
export type UploadedKind = NonNullable<(typeof uploadedFiles.$inferSelect)['kind']>

/** Permissions and limits of uploads, and the files that stay. `stores` are the directories of the places. */
export const createUploads = (db: Db, stores: Readonly<Record<Place, FileStore>>, now: () => number) => {
  const running = new Map<number, number>()
  let total = 0

  /** Throws `Refused` for a member who has uploaded too much: by size, or by what stays. */
  const checkBytes = async (userId: number): Promise<void> => {
    const since = (seconds: number) => new Date(now() - seconds * 1000)
    const bytesSince = (at: Date) =>
      sql<string>`coalesce(sum(${uploadedFiles.bytes}) filter (where ${gt(uploadedFiles.createdAt, at)}), 0)`
    // Finance issues invoices for years, and what was issued is never thrown away.
    const kept = sql<string>`coalesce(sum(${uploadedFiles.bytes}) filter (where ${ne(uploadedFiles.place, 'invoices')}), 0)`
    const [used] = await db
      .select({ hour: bytesSince(since(3600)), day: bytesSince(since(86_400)), all: kept })
      .from(uploadedFiles)
      .where(eq(uploadedFiles.userId, userId))
    if (Number(used?.all) >= mostBytes.all) throw new Refused('uploadQuota', { retryAfter: 86_400 })
    if (Number(used?.day) >= mostBytes.day) throw new Refused('uploadQuota', { retryAfter: 86_400 })
    if (Number(used?.hour) >= mostBytes.hour) throw new Refused('uploadQuota', { retryAfter: 3600 })
  }

  /** Throws `Refused` for a member who has uploaded too much: also by number. */
  const checkQuota = async (userId: number): Promise<void> => {
    const wait = await takeHit(db, { key: `upload:${userId}`, hits: mostPerHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    await checkBytes(userId)
  }
  /** The bytes of a piece were counted when its file was begun. */
  const checkPieces = async (userId: number): Promise<void> => {
    const wait = await takeHit(db, { key: `piece:${userId}`, hits: mostPiecesPerHour, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  return {
    checkBytes,

    /** Before anything of the body is read: answers what gives the place back. Throws `Refused`. */
    enter: async (userId: number, what: 'file' | 'piece' = 'file'): Promise<() => void> => {
      const mine = running.get(userId) ?? 0
      if (mine >= mostAtOnce || total >= mostTogether) throw new Refused('limited', { retryAfter: 5 })
      running.set(userId, mine + 1)
      total += 1
      const leave = () => {
        total -= 1
        const left = (running.get(userId) ?? 1) - 1
        if (left === 0) running.delete(userId)
        else running.set(userId, left)
      }
      try {
        await (what === 'file' ? checkQuota : checkPieces)(userId)
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },

    draft: (place: Place): Promise<Draft> => stores[place].draft(),

    /** Answers the name of the file. Its row is written first: what has no row is never looked for. */
    keep: async (
      tx: Db | Tx,
      draft: Draft,
      {
        userId,
        place,
        ending,
        kind,
      }: { userId: number; place: Place; ending: string; kind?: UploadedKind | undefined },
    ): Promise<string> => {
      const name = stores[place].nameFor(ending)
      await tx
        .insert(uploadedFiles)
        .values({ name, userId, place, kind: kind ?? null, bytes: draft.size(), createdAt: new Date(now()) })
      await draft.keep(name)
      return name
    },

    /** Removes a file that no row names after all. */
    discard: async (place: Place, name: string): Promise<void> => {
      await db.delete(uploadedFiles).where(eq(uploadedFiles.name, name))
      await stores[place].remove(name)
    },

    /** Removes files that no row names a day after their upload, and drafts of broken-off uploads. */
    sweep: async (log?: Log, only?: string): Promise<void> => {
      const tools = { db, now, ...(log === undefined ? {} : { log }) }
      // Their rows are gone: what is not removed now is removed by a job, or nothing would ever speak of it.
      const remove = (names: readonly string[]) =>
        rowByRow(tools, {
          ...{ task: 'files', only, rows: names, nameOf: String },
          work: async (path: string) => {
            const [place = '', name = ''] = path.split('/')
            if (place === partial) await removeParts(stores.papers, name)
            else if (Object.hasOwn(stores, place)) await stores[place as Place].remove(name)
          },
        })
      if (only !== undefined) return void (await remove([only]))
      const before = now() - keptUnusedMs
      const old = await db
        .delete(uploadedFiles)
        .where(
          inArray(
            uploadedFiles.name,
            db
              .select({ name: uploadedFiles.name })
              .from(uploadedFiles)
              .where(and(lt(uploadedFiles.createdAt, new Date(before)), sql`not (${isUsed})`))
              .limit(1000),
          ),
        )
        .returning({ name: uploadedFiles.name, place: uploadedFiles.place })
      const parts = await forgetPartialUploads(db, before)
      await remove([
        ...old.map(({ name, place }) => `${place}/${name}`),
        ...parts.map((id) => `${partial}/${id}`),
      ])
      for (const store of Object.values(stores)) await store.removeDrafts(before)
    },
  }
}

/** Columns that name uploaded files. A column that is missing here loses its files: `uploads.test.ts` looks for it. */
export const fileColumns = [
  users.avatar,
  organizerApplications.form,
  organizerApplications.change,
  organizerApplications.decided,
  payments.voucher,
  studentProofs.file,
  invoices.documentFile,
  invoiceDocuments.file,
  paperFiles.file,
  presentationFiles.file,
  paperFiles.blindFile,
  siteVersions.content,
  templatePacks.file,
  contentPictures.file,
  conferenceContents.body,
  conferenceContents.engBody,
  conferenceContents.translatedFrom,
  contentReleases.body,
  contentReleases.engBody,
  conferences.cover,
  lives.cover,
  lives.bgImage,
  lives.cloudBgImage,
  lives.outPopImage,
  videos.cover,
] as const

/** A picture of texts: shown by a draft, its source, or any release. */
const isInText = sql`exists (
  select 1 from ${conferenceContents} where ${conferenceContents.conferenceId} = ${contentPictures.conferenceId} and (
    position(${uploadedFiles.name} in concat(
      ${conferenceContents.body}, ${conferenceContents.engBody}, ${conferenceContents.translatedFrom})) > 0
    or exists (
      select 1 from ${contentReleases} where ${contentReleases.contentId} = ${conferenceContents.id}
        and position(${uploadedFiles.name} in concat(${contentReleases.body}, ${contentReleases.engBody})) > 0)))`

const isUsed = sql.join(
  [
    sql`exists (select 1 from ${users} where ${users.avatar} = '/uploads/' || ${uploadedFiles.name})`,
    sql`exists (select 1 from ${payments} where ${payments.voucher} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${studentProofs} where ${studentProofs.file} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${invoices} where ${invoices.documentFile} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${invoiceDocuments} where ${invoiceDocuments.file} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${presentationFiles} where ${presentationFiles.file} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${templatePacks} where ${templatePacks.file} = ${uploadedFiles.name})`,
    sql`exists (select 1 from ${paperFiles} where ${uploadedFiles.name} in (${paperFiles.file}, ${paperFiles.blindFile}))`,
    sql`exists (select 1 from ${contentPictures} where ${contentPictures.file} = ${uploadedFiles.name} and (${isInText}))`,
    sql`exists (select 1 from ${conferences} where ${conferences.cover} = '/uploads/' || ${uploadedFiles.name})`,
    sql`exists (select 1 from ${lives} where '/uploads/' || ${uploadedFiles.name} in (
      ${lives.cover}, ${lives.bgImage}, ${lives.cloudBgImage}, ${lives.outPopImage}))`,
    sql`exists (select 1 from ${videos} where ${videos.cover} = '/uploads/' || ${uploadedFiles.name})`,
    sql`exists (select 1 from ${siteVersions} where position('/uploads/' || ${uploadedFiles.name} in ${siteVersions.content}::text) > 0)`,
    sql`exists (select 1 from ${organizerApplications} where '/uploads/' || ${uploadedFiles.name} in (
      ${organizerApplications.form}->>'logo', ${organizerApplications.form}->>'licence',
      ${organizerApplications.change}->>'logo', ${organizerApplications.change}->>'licence',
      ${organizerApplications.decided}->>'logo', ${organizerApplications.decided}->>'licence'))`,
  ],
  sql` or `,
)

/** Paths below FILES of the uploaded files that rows speak of. */
export const usedFiles = async (db: Db): Promise<readonly string[]> =>
  (
    await db
      .select({ name: uploadedFiles.name, place: uploadedFiles.place })
      .from(uploadedFiles)
      .where(isUsed)
  ).map(({ name, place }) => (place === 'pictures' ? name : `${place}/${name}`))

const megabyte = 1024 * 1024
const mostPerHour = 100
/** Also one that breaks off again and again gets through. */
const mostPiecesPerHour = 3000
/** Most bytes that one member may upload in a time, and most that may stay. */
const mostBytes = { hour: 300 * megabyte, day: 600 * megabyte, all: 1024 * megabyte }
/** Per member, and of all together, at the same time. */
const mostAtOnce = 3
const mostTogether = 48
/** Longer than anybody fills in a form: 24 hours. */
const keptUnusedMs = 86_400_000
