import type { Db } from '../db/types.ts'
import { drawAnew } from './pictures/drawAnew.ts'
import { endingByContent } from './images.ts'
import { keepDrawn } from './keepDrawn.ts'
import type { ReceivedFile } from './store.ts'
import type { Uploads } from './uploads.ts'

/** Long side of a picture, in pixels: what is printed on a card can still be read. */
const longest = 2400

/**
 * Stores a proof of student status; answers its name. A picture is drawn again, so that nothing stays of it but what is seen
 * (a phone writes where it was taken); a PDF is kept as it is. Throws `Refused`.
 */
export const keepStudentProof = async (
  tools: { db: Db; uploads: Uploads },
  file: ReceivedFile,
  userId: number,
): Promise<string> => {
  const ending = await endingByContent(file)
  if (ending === 'pdf') return tools.uploads.keep(tools.db, file.draft, { userId, place: 'proofs', ending })
  const whole = { width: longest, height: longest, fit: 'inside' } as const
  const { bytes } = await drawAnew(userId, file.draft.path, whole)
  return keepDrawn(tools, bytes, { userId, place: 'proofs' })
}
