import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'

import { lives, videos } from '../db/schema/catalogue.ts'
import { liveEvents } from '../db/schema/live.ts'
import type { Db, Log } from '../db/types.ts'
import { isNotAside, rowByRow } from '../jobs/rowByRow.ts'

export interface RecordingTools {
  readonly db: Db
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Recording of a live: address of its playlist on this site, and its length; null: no recording (yet). */
  readonly recording: (liveId: number) => Promise<{ path: string; seconds: number } | null>
}

/** The server that ended a live keeps its recording at once; after this pause another server may. */
const pauseMs = 60_000
/** How long after its last event a live may still get its recording. */
const patienceMs = 48 * 3_600_000
const batch = 50

/**
 * Makes a video of a live that is over, if it was recorded. Once for each live, however many servers try: the video is
 * written under the lock of the live's row. Gives whether this made it.
 */
export const keepRecording = async (tools: RecordingTools, liveId: number): Promise<boolean> => {
  const found = await tools.recording(liveId)
  return found !== null && found.seconds >= 1 && makeVideo(tools, liveId, found)
}

/** The same for every live whose server died before it was done. Gives how many it made. */
export const keepRecordings = async (tools: RecordingTools, only?: string): Promise<number> => {
  let made = 0
  let after = 0
  for (;;) {
    const ids = await endedWithoutVideo(tools, after, only)
    await rowByRow(tools, {
      ...{ task: 'recordings', only, rows: ids, nameOf: String },
      work: async (id) => {
        if (await keepRecording(tools, id)) made += 1
      },
    })
    if (ids.length < batch) return made
    after = ids.at(-1) ?? after
  }
}

/** A live that was never opened has nothing to keep, and is not queried for ever. */
const endedWithoutVideo = async (
  { db, now }: RecordingTools,
  after: number,
  only: string | undefined,
): Promise<number[]> => {
  const ago = (ms: number) => new Date(now() - ms).toISOString()
  const last = db
    .select({ at: sql`max(${liveEvents.at})` })
    .from(liveEvents)
    .where(eq(liveEvents.liveId, lives.id))
  const rows = await db
    .select({ id: lives.id })
    .from(lives)
    .where(
      and(
        eq(lives.status, 'ended'),
        isNull(lives.videoId),
        gt(lives.id, after),
        only === undefined ? isNotAside('recordings', lives.id) : eq(lives.id, Number(only)),
        sql`(${last}) between ${ago(patienceMs)} and ${ago(pauseMs)}`,
      ),
    )
    .orderBy(asc(lives.id))
    .limit(batch)
  return rows.map(({ id }) => id)
}

const makeVideo = (
  { db, now }: RecordingTools,
  liveId: number,
  { path, seconds }: { path: string; seconds: number },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [live] = await tx.select().from(lives).where(eq(lives.id, liveId)).for('update')
    if (live === undefined || live.videoId !== null) return false
    const [video] = await tx
      .insert(videos)
      .values({
        title: live.title,
        engTitle: live.engTitle,
        speaker: live.speaker,
        engSpeaker: live.engSpeaker,
        duration: Math.round(seconds),
        cover: live.cover,
        publishedAt: new Date(now()),
        playlist: path,
      })
      .returning({ id: videos.id })
    await tx
      .update(lives)
      .set({ videoId: video?.id ?? null })
      .where(eq(lives.id, liveId))
    return true
  })
