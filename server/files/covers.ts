import { coverSize } from '../../src/contract/imageKinds.ts'
import type { Db } from '../db/types.ts'
import { drawAnew } from './pictures/drawAnew.ts'
import { keepDrawn } from './keepDrawn.ts'
import type { Draft } from './store.ts'
import type { Uploads } from './uploads.ts'

/** The cover of a conference, of the one size in which all are shown; answers its address. */
export const keepCover = async (
  tools: { db: Db; uploads: Uploads },
  received: Draft,
  userId: number,
): Promise<string> => {
  const { bytes } = await drawAnew(userId, received.path, { ...coverSize, fit: 'cover' })
  return `/uploads/${await keepDrawn(tools, bytes, { userId, place: 'pictures', kind: 'cover' })}`
}
