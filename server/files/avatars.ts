import type { Db } from '../db/types.ts'
import { drawAnew } from './drawAnew.ts'
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
  const { bytes } = await drawAnew(received.path, ({ width, height }) => {
    const wanted = Math.min(side, width, height)
    return { width: wanted, height: wanted }
  })
  return `/uploads/${await keepDrawn(tools, bytes, { userId, place: 'pictures', kind: 'avatar' })}`
}

export const isAvatarAddress = (address: string): boolean => /^\/uploads\/[\w-]{22}\.webp$/.test(address)
