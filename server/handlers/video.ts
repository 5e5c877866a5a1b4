import { and, count, desc, eq, lte, sql } from 'drizzle-orm'

import { freeViews } from '../../src/contract/video.ts'
import { users } from '../db/schema/accounts.ts'
import { isPublicLive, isShown } from '../db/isPublicLive.ts'
import { lives, videos } from '../db/schema/catalogue.ts'
import { liveVisits, videoVisits } from '../db/schema/live.ts'
import type { Db, Tx } from '../db/types.ts'
import { accessRefusal } from '../live/liveAccess.ts'
import { Refused } from '../shared/refused.ts'
import { hasCollected } from './hasCollected.ts'
import { offsetOf, isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** Watching videos, and what a member watched (MEM-01; free views: MEM-02). */
export const videoHandlers = ({ db, now }: Deps) =>
  ({
    getVideo: async ({ video_id }, { exchange, identify }) => {
      const video = await videoOf(db, video_id)
      const [live] = await db
        .select({ id: lives.id })
        .from(lives)
        .where(eq(lives.videoId, video.id))
        .orderBy(desc(lives.id))
        .limit(1)
      const identity = await identify()
      return {
        id: video.id,
        title: pick(exchange, video.title, video.engTitle),
        speaker: pick(exchange, video.speaker, video.engSpeaker),
        duration: video.duration,
        views: video.views,
        cover: video.cover,
        published_at: video.publishedAt.toISOString(),
        is_free: video.isFree,
        has_recording: video.playlist !== '',
        live_id: live?.id ?? null,
        collected: await hasCollected(
          db,
          identity.kind === 'member' ? identity.member.userId : null,
          'video',
          video.id,
        ),
        member: identity.kind === 'member' ? await statusOf(db, identity.member.userId, video) : null,
      }
    },

    openVideo: ({ video_id }, { member: { userId } }) =>
      db.transaction(async (tx) => {
        // One after the other for each account: two tabs cannot both spend the last free view.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const video = await videoOf(tx, video_id)
        await mustHaveAccess(tx, video.id, userId)
        if (video.playlist === '') throw new Refused('videoNotReady', { field: 'video_id' })
        const openedAt = new Date(now())
        const before = await visitOf(tx, userId, video.id)
        if (before === null) {
          if (video.isFree && (await freeVideosLeft(tx, userId)) === 0) {
            throw new Refused('noFreeViews', { field: 'video_id' })
          }
          await tx
            .insert(videoVisits)
            .values({ userId, videoId: video.id, isFree: video.isFree, watchedAt: openedAt })
          await tx
            .update(videos)
            .set({ views: sql`${videos.views} + 1` })
            .where(eq(videos.id, video.id))
        } else {
          await tx.update(videoVisits).set({ watchedAt: openedAt }).where(ofVisit(userId, video.id))
        }
        return {
          playlist: video.playlist,
          position: before?.position ?? 0,
          free_left: await freeVideosLeft(tx, userId),
          opened_at: openedAt.toISOString(),
        }
      }),

    saveVideoPosition: async ({ video_id, position, at }, { member: { userId } }) => {
      const video = await videoOf(db, video_id)
      // A clock that runs ahead must not shut out all later reports.
      const watchedAt = new Date(Math.min(Date.parse(at), now()))
      await db
        .update(videoVisits)
        .set({ position: Math.min(position, video.duration), watchedAt })
        .where(and(ofVisit(userId, video.id), lte(videoVisits.watchedAt, watchedAt)))
      const visit = await visitOf(db, userId, video.id)
      if (visit === null) throw new Refused('videoLocked', { field: 'video_id' })
      return { position: visit.position }
    },

    listVideoHistory: async (input, { exchange, member: { userId } }) => {
      const own = and(eq(videoVisits.userId, userId), isShown)
      const rows = await db
        .select({ visit: videoVisits, video: videos })
        .from(videoVisits)
        .innerJoin(videos, eq(videos.id, videoVisits.videoId))
        .where(own)
        .orderBy(desc(videoVisits.watchedAt), desc(videoVisits.videoId))
        .limit(input.page_size)
        .offset(offsetOf(input))
      const [sum] = await db
        .select({ total: count() })
        .from(videoVisits)
        .innerJoin(videos, eq(videos.id, videoVisits.videoId))
        .where(own)
      return {
        list: rows.map(({ visit, video }) => ({
          id: video.id,
          title: pick(exchange, video.title, video.engTitle),
          speaker: pick(exchange, video.speaker, video.engSpeaker),
          cover: video.cover,
          watched_at: visit.watchedAt.toISOString(),
          duration: video.duration,
          position: visit.position,
        })),
        total: sum?.total ?? 0,
        page: input.page,
        page_size: input.page_size,
      }
    },

    listLiveHistory: async (input, { exchange, member: { userId } }) => {
      const own = and(eq(liveVisits.userId, userId), isPublicLive)
      const rows = await db
        .select({ visit: liveVisits, live: lives, shown: videos.id })
        .from(liveVisits)
        .innerJoin(lives, eq(lives.id, liveVisits.liveId))
        .leftJoin(videos, and(eq(videos.id, lives.videoId), isShown))
        .where(own)
        .orderBy(desc(liveVisits.watchedAt), desc(liveVisits.liveId))
        .limit(input.page_size)
        .offset(offsetOf(input))
      const [sum] = await db
        .select({ total: count() })
        .from(liveVisits)
        .innerJoin(lives, eq(lives.id, liveVisits.liveId))
        .where(own)
      return {
        list: rows.map(({ visit, live, shown }) => ({
          id: live.id,
          title: pick(exchange, live.title, live.engTitle),
          speaker: pick(exchange, live.speaker, live.engSpeaker),
          cover: live.cover,
          watched_at: visit.watchedAt.toISOString(),
          status: live.status,
          video_id: shown,
        })),
        total: sum?.total ?? 0,
        page: input.page,
        page_size: input.page_size,
      }
    },
  }) satisfies Partial<HandlerTable>

type Video = typeof videos.$inferSelect

/** Rejects with `Refused('notFound')`. */
const videoOf = async (db: Db | Tx, id: number): Promise<Video> => {
  const [video] = isRowId(id)
    ? await db
        .select()
        .from(videos)
        .where(and(eq(videos.id, id), isShown))
    : []
  if (video === undefined) throw new Refused('notFound', { field: 'video_id' })
  return video
}

/** The recording of a live is for those for whom the live was. Rejects with `Refused`. */
const mustHaveAccess = async (tx: Tx, videoId: number, userId: number) => {
  const plans = await tx.select().from(lives).where(eq(lives.videoId, videoId))
  for (const plan of plans) {
    const reason = await accessRefusal(tx, plan, userId)
    if (reason !== null) throw new Refused(reason, { field: 'video_id' })
  }
}

const ofVisit = (userId: number, videoId: number) =>
  and(eq(videoVisits.userId, userId), eq(videoVisits.videoId, videoId))

const visitOf = async (db: Db | Tx, userId: number, videoId: number) => {
  const [visit] = await db.select().from(videoVisits).where(ofVisit(userId, videoId))
  return visit ?? null
}

/** Videos that the member may still open for nothing (MEM-02). */
export const freeVideosLeft = async (db: Db | Tx, userId: number): Promise<number> => {
  const [spent] = await db
    .select({ times: count() })
    .from(videoVisits)
    .where(and(eq(videoVisits.userId, userId), eq(videoVisits.isFree, true)))
  return Math.max(0, freeViews - (spent?.times ?? 0))
}

const statusOf = async (db: Db, userId: number, video: Video) => {
  const visit = await visitOf(db, userId, video.id)
  return {
    unlocked: visit !== null || !video.isFree,
    position: visit?.position ?? 0,
    free_left: await freeVideosLeft(db, userId),
  }
}
