import type { Db } from '../db/types.ts'
import { drawAnew } from './pictures/drawAnew.ts'
import { keepDrawn } from './keepDrawn.ts'
import type { Draft } from './store.ts'
import type { Uploads } from './uploads.ts'

/** Width and height, in pixels. Smaller pictures stay as small as they are. */
const side = 512

/** A square, kept under an address of its own, which it answers. */
export const keepAvatar = async (
  tools: { db: Db; uploads: Uploads },
  received: Draft,
  userId: number,
): Promise<string> => {
  const square = { width: side, height: side, fit: 'cover', staysSmall: true } as const
  const { bytes } = await drawAnew(userId, received.path, square)
  return `/uploads/${await keepDrawn(tools, bytes, { userId, place: 'pictures', kind: 'avatar' })}`
}

export const isAvatarAddress = (address: string): boolean => /^\/uploads\/[\w-]{22}\.webp$/.test(address)
