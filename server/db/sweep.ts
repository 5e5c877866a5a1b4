import { and, inArray, isNotNull, lt } from 'drizzle-orm'

import { conferences } from './schema/catalogue.ts'
import { hostEntries } from './schema/hostEntries.ts'
import { liveOrders } from './schema/live.ts'
import { outboxMessages } from './schema/outbox.ts'
import { sheetImports } from './schema/paperSheets.ts'
import { similarityChecks } from './schema/similarity.ts'
import { studentProofs } from './schema/studentProofs.ts'
import type { Db } from './types.ts'

const day = 86_400_000

/** Deletes mails that the outbox "sent" more than a day ago: their codes have long expired. */
export const sweepOutbox = async (db: Db, now: number): Promise<void> => {
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, new Date(now - day)))
}

/** Deletes commands that were sent to Tencent more than a month ago; those still to send stay. */
export const sweepLiveOrders = async (db: Db, now: number): Promise<void> => {
  await db
    .delete(liveOrders)
    .where(and(isNotNull(liveOrders.doneAt), lt(liveOrders.doneAt, new Date(now - 30 * day))))
}

/** Texts that were counted in a month that is over; the longest has 31 days. */
export const sweepSimilarityChecks = async (db: Db, now: number): Promise<void> => {
  await db.delete(similarityChecks).where(lt(similarityChecks.createdAt, new Date(now - 32 * day)))
}

/** Spreadsheets that were brought a day ago: what was applied of them is in the papers. */
export const sweepSheets = async (db: Db, now: number): Promise<void> => {
  await db.delete(sheetImports).where(lt(sheetImports.createdAt, new Date(now - day)))
}

/** Hosts, committees and contacts that were removed a day ago: they can be put back until then. Members go with their committee. */
export const sweepHostEntries = async (db: Db, now: number): Promise<void> => {
  await db
    .delete(hostEntries)
    .where(and(isNotNull(hostEntries.removedAt), lt(hostEntries.removedAt, new Date(now - day))))
}

/** Files of proofs of student status, a month after their conference: what was decided stays. The sweep of uploads removes them. */
export const sweepStudentProofs = async (db: Db, now: number): Promise<void> => {
  const over = db
    .select({ id: conferences.id })
    .from(conferences)
    .where(lt(conferences.endsAt, new Date(now - 30 * day)))
  await db
    .update(studentProofs)
    .set({ file: null })
    .where(and(isNotNull(studentProofs.file), inArray(studentProofs.conferenceId, over)))
}
