import type { Db } from '../db/types.ts'
import type { UploadedKind, Uploads } from './uploads.ts'

/** Keeps a picture that `drawAnew` has made under a name of its own, which it answers. Only such pictures are WebP. */
export const keepDrawn = async (
  { db, uploads }: { db: Db; uploads: Uploads },
  bytes: Uint8Array,
  place: { userId: number; place: 'pictures' | 'proofs'; kind?: UploadedKind },
): Promise<string> => {
  const drawn = await uploads.draft(place.place)
  try {
    await drawn.write(bytes)
    return await uploads.keep(db, drawn, { ...place, ending: 'webp' })
  } finally {
    await drawn.drop()
  }
}
