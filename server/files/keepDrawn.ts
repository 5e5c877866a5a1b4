import type { Db } from '../db/types.ts'
import type { Uploads } from './uploads.ts'

/** Keeps a picture that `drawAnew` has made under a name of its own, which it answers. Only such pictures are WebP. */
export const keepDrawn = async (
  { db, uploads }: { db: Db; uploads: Uploads },
  bytes: Uint8Array,
  { userId, place }: { userId: number; place: 'pictures' | 'proofs' },
): Promise<string> => {
  const drawn = await uploads.draft(place)
  try {
    await drawn.write(bytes)
    return await uploads.keep(db, drawn, { userId, place, ending: 'webp' })
  } finally {
    await drawn.drop()
  }
}
