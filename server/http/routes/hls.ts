import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'

import type { Reason } from '../../../src/contract/reasons.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { Refused } from '../../shared/refused.ts'
import { sendRefusal } from '../send.ts'
import { safeRoom } from '../../live/media/recorder.ts'
import type { MediaPlane } from '../../live/media/types.ts'

/**
 * `/hls/{room}/{epoch}/{file}`: the present stream, from memory; `/recordings/{room}/…`: earlier ones, from `folder`. Names are
 * matched whole, so no path leads anywhere else. Pages of other sites cannot read the answers. `refusal` gives the reason against
 * watching the stream (null: allowed); it is called for each file.
 */
export const mountHls = (
  app: Hono,
  plane: Pick<MediaPlane, 'hls'>,
  folder: string | null,
  refusal: (c: Context, room: string) => Promise<Reason | null> = () => Promise.resolve(null),
): void => {
  app.get('/hls/:room/:epoch/:file', async (c) => {
    const { room, epoch, file: name } = c.req.param()
    const file = safeRoom.test(room) ? plane.hls(room, `${epoch}/${name}`) : null
    if (file === null) return c.notFound()
    const reason = await refusal(c, room)
    // By status, too: a player looks at nothing else.
    if (reason !== null) return sendRefusal(c, exchangeOf(c), new Refused(reason), 403)
    return c.body(file.body, 200, dataHeaders(c, file.type, file.cache))
  })

  app.get('/recordings/:room/index.m3u8', (c) =>
    recorded(c, folder, [c.req.param('room'), 'index.m3u8'], 'no-cache'),
  )

  app.get('/recordings/:room/:epoch/:file', (c) => {
    const { room, epoch, file } = c.req.param()
    if (!/^\d{1,15}$/.test(epoch) || !/^(?:init|segment)-[\d-]{1,20}\.\w{1,5}$/.test(file))
      return c.notFound()
    return recorded(c, folder, [room, epoch, file], 'public, max-age=31536000, immutable')
  })
}

const recorded = async (
  c: Context,
  folder: string | null,
  path: readonly string[],
  cache: string,
): Promise<Response> => {
  if (folder === null || !safeRoom.test(path[0] ?? '')) return c.notFound()
  const file = join(folder, ...path)
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  )
  if (size === null) return c.notFound()
  const type = file.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4'
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
    ...dataHeaders(c, type, cache),
    'content-length': String(size),
  })
}
