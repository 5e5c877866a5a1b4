import { and, eq } from 'drizzle-orm'

import { coverSize } from '../../src/contract/imageKinds.ts'
import { uploadedFiles } from '../db/schema/files.ts'
import type { Db, Tx } from '../db/types.ts'
import { drawAnew } from './drawAnew.ts'
import { keepDrawn } from './keepDrawn.ts'
import type { Draft } from './store.ts'
import type { Uploads } from './uploads.ts'

/** The cover of a conference, of the one size in which all are shown; answers its address. */
export const keepCover = async (
  tools: { db: Db; uploads: Uploads },
  received: Draft,
  userId: number,
): Promise<string> => {
  const { bytes } = await drawAnew(received.path, () => coverSize)
  return `/uploads/${await keepDrawn(tools, bytes, { userId, place: 'pictures' })}`
}

/** Whether this member has uploaded it, so that nobody takes what belongs to somebody else. */
export const isOwnPicture = async (tx: Db | Tx, address: string, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ name: uploadedFiles.name })
    .from(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.name, address.replace('/uploads/', '')),
        eq(uploadedFiles.userId, userId),
        eq(uploadedFiles.place, 'pictures'),
      ),
    )
  return rows.length > 0
}
