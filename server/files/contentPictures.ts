import { richLimits } from '../../src/contract/richText.ts'
import type { ContentPicture } from '../../src/contract/contentPicture.ts'
import { contentPictures } from '../db/schema/contents.ts'
import type { Db } from '../db/types.ts'
import { drawAnew } from './pictures/drawAnew.ts'
import { keepDrawn } from './keepDrawn.ts'
import type { Draft } from './store.ts'
import type { Uploads } from './uploads.ts'

interface Owner {
  readonly userId: number
  readonly conferenceId: number
}

/** A picture of the texts of a conference, in its own proportions. A file that comes without its row is swept after a day. */
export const keepContentPicture = async (
  tools: { db: Db; uploads: Uploads },
  received: Draft,
  { userId, conferenceId }: Owner,
): Promise<ContentPicture> => {
  const side = richLimits.pixels
  const whole = { width: side, height: side, fit: 'inside' } as const
  const { bytes, width, height } = await drawAnew(userId, received.path, whole)
  const file = await keepDrawn(tools, bytes, { userId, place: 'pictures', kind: 'content' })
  await tools.db.insert(contentPictures).values({ file, conferenceId, width, height })
  return { src: `/uploads/${file}`, width, height }
}
