import sharp from 'sharp'

import type { Db } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import type { Draft } from './store.ts'
import type { Uploads } from './uploads.ts'

/** Width and height, in pixels. */
const side = 512
/** Larger ones are made to use up memory; the largest phones take 50 million. */
const mostPixels = 64_000_000
const seconds = 10

/**
 * Decodes a picture and writes what is seen in it anew: a square in WebP without anything else that the file said, such as
 * where it was taken. Throws `Refused` for what cannot be decoded.
 */
const drawAvatar = async (path: string): Promise<Uint8Array> => {
  const open = (limitInputPixels: number | false) =>
    sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  const size = await open(false)
    .metadata()
    .catch(() => null)
  if (size === null) throw new Refused('fileContentWrong', { field: 'content' })
  if (size.width * size.height > mostPixels) throw new Refused('imageTooLarge', { field: 'content' })
  const wanted = Math.min(side, size.width, size.height)
  try {
    return await open(mostPixels)
      .autoOrient()
      .resize(wanted, wanted, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer()
  } catch {
    throw new Refused('fileContentWrong', { field: 'content' })
  }
}

/** Keeps it under an address of its own, which it answers. Only this writes WebP: what is one, was drawn anew. */
export const keepAvatar = async (
  { db, uploads }: { db: Db; uploads: Uploads },
  received: Draft,
  userId: number,
): Promise<string> => {
  const bytes = await drawAvatar(received.path)
  const drawn = await uploads.draft('pictures')
  try {
    await drawn.write(bytes)
    return `/uploads/${await uploads.keep(db, drawn, { userId, place: 'pictures', ending: 'webp' })}`
  } finally {
    await drawn.drop()
  }
}

export const isAvatarAddress = (address: string): boolean => /^\/uploads\/[\w-]{22}\.webp$/.test(address)
