import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { absenceOf } from '../../accounts/sessions.ts'
import { videos } from '../../db/schema/catalogue.ts'
import { videoVisits } from '../../db/schema/live.ts'
import type { Deps } from '../../handlers/table.ts'
import { exchangeOf } from '../guard.ts'
import { Refused } from '../../shared/refused.ts'
import { sendRefusal } from '../send.ts'

/**
 * Recordings are for members who have opened their video; is before whatever serves the files. Kept by
 * no cache that others share.
 */
export const guardRecordings = (app: Hono, { db, sessions }: Pick<Deps, 'db' | 'sessions'>): void => {
  /** Which video a recording became never changes. */
  const videoOf = new Map<string, number>()
  const videoIdOf = async (room: string): Promise<number | null> => {
    const known = videoOf.get(room)
    if (known !== undefined) return known
    const [video] = await db
      .select({ id: videos.id })
      .from(videos)
      .where(eq(videos.playlist, `/recordings/${room}/index.m3u8`))
    if (video !== undefined) videoOf.set(room, video.id)
    return video?.id ?? null
  }

  app.use('/recordings/:room/*', async (c, next) => {
    const identity = await sessions.identifyLink(exchangeOf(c))
    // By status, too: a player looks at nothing else.
    if (identity.kind !== 'member') {
      return sendRefusal(c, exchangeOf(c), new Refused(absenceOf(identity)), 401)
    }
    const videoId = await videoIdOf(c.req.param('room'))
    if (videoId === null) return sendRefusal(c, exchangeOf(c), new Refused('notFound'), 404)
    const [visit] = await db
      .select({ hidden: videos.hidden })
      .from(videoVisits)
      .innerJoin(videos, eq(videos.id, videoVisits.videoId))
      .where(and(eq(videoVisits.userId, identity.member.userId), eq(videoVisits.videoId, videoId)))
    if (visit?.hidden === true) return sendRefusal(c, exchangeOf(c), new Refused('notFound'), 404)
    if (visit === undefined) return sendRefusal(c, exchangeOf(c), new Refused('videoLocked'), 403)
    await next()
    const cache = c.res.headers.get('cache-control')
    if (cache?.startsWith('public') === true) {
      c.res.headers.set('cache-control', cache.replace('public', 'private'))
    }
    return undefined
  })
}
