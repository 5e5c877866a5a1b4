import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { LivePhase } from '../../src/contract/catalogue.ts'
import { siteTimeZone } from '../../src/contract/timeZone.ts'
import { conferences, lives, subjects, videos } from '../db/schema/catalogue.ts'
import { isPublic } from '../db/isPublic.ts'
import { graceOf } from '../lifecycles/papers/settings.ts'
import { isListedLive, isLiveCancelled, ofLive, isPublicLive, isShown } from '../db/isPublicLive.ts'
import { containsWords } from '../shared/containsWords.ts'
import { Refused } from '../shared/refused.ts'
import { conferenceCardOf } from './conference.ts'
import { conferenceFilter } from './conferenceFilter.ts'
import { offsetOf, isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** The public lists, and what a visitor may know of one live. */
export const catalogueHandlers = ({ db, live }: Deps) => {
  const totalOf = async (table: PgTable, filter?: SQL): Promise<number> => {
    const [row] = await db.select({ total: count() }).from(table).where(filter)
    return row?.total ?? 0
  }

  const conferencesOf = async (ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, never>()
    const rows = await db
      .select({ conference: conferences, subject: subjects, graceMinutes: graceOf })
      .from(conferences)
      .innerJoin(subjects, eq(subjects.id, conferences.subjectId))
      .where(inArray(conferences.id, [...ids]))
    return new Map(rows.map((row) => [row.conference.id, row]))
  }

  const countOf = async (filter: SQL | undefined): Promise<number> => {
    const [row] = await db
      .select({ total: count() })
      .from(conferences)
      .innerJoin(subjects, eq(subjects.id, conferences.subjectId))
      .where(filter)
    return row?.total ?? 0
  }

  return {
    listConferences: async (input, { exchange }) => {
      const ended = sql`${conferences.state} = 'ended'`
      const filter = conferenceFilter(input)
      // Ids first: sorting ten thousand rows with all their texts takes far longer.
      const found = await db
        .select({ id: conferences.id, total: sql`count(*) over ()`.mapWith(Number) })
        .from(conferences)
        .innerJoin(subjects, eq(subjects.id, conferences.subjectId))
        .where(filter)
        .orderBy(
          // Coming conferences first, soonest first; then past ones, latest first.
          asc(ended),
          asc(sql`case when ${ended} then null else ${conferences.startsAt} end`),
          desc(conferences.startsAt),
          asc(conferences.id),
        )
        .limit(input.page_size)
        .offset(offsetOf(input))
      const rows = await conferencesOf(found.map(({ id }) => id))
      return {
        list: found.flatMap(({ id }) => {
          const row = rows.get(id)
          if (row === undefined) return []
          const { graceMinutes } = row
          return [conferenceCardOf(row.conference, row.subject, { exchange, graceMinutes })]
        }),
        // Behind the last page nothing tells how many there are.
        total: found[0]?.total ?? (input.page === 1 ? 0 : await countOf(filter)),
        ...pageOf(input),
      }
    },

    listLives: async (input, { exchange }) => {
      const filter = and(
        isListedLive,
        input.phase === undefined ? undefined : inArray(lives.status, [...statesOf[input.phase]]),
      )
      const rows = await db
        .select({ live: lives, video: videos.id, timeZone: conferences.timeZone })
        .from(lives)
        .leftJoin(videos, and(eq(videos.id, lives.videoId), isShown))
        .leftJoin(conferences, eq(conferences.id, lives.conferenceId))
        .where(filter)
        .orderBy(
          asc(onAirFirst),
          asc(sql`case when ${lives.status} = 'ended' then null else ${lives.startsAt} end`),
          desc(lives.startsAt),
          asc(lives.id),
        )
        .limit(input.page_size)
        .offset(offsetOf(input))
      return {
        list: rows.map(({ live, video, timeZone }) => ({
          id: live.id,
          title: pick(exchange, live.title, live.engTitle),
          speaker: pick(exchange, live.speaker, live.engSpeaker),
          starts_at: live.startsAt.toISOString(),
          time_zone: timeZone ?? siteTimeZone,
          status: live.status,
          cover: live.cover,
          video_id: video,
        })),
        total: await totalOf(lives, filter),
        ...pageOf(input),
      }
    },

    listVideos: async (input, { exchange }) => {
      const found = and(
        isShown,
        containsWords(videoTexts, input.q ?? ''),
        input.subject === undefined ? undefined : ofSubject(input.subject),
        input.conference === undefined ? undefined : recordedAt(input.conference),
        input.access === undefined ? undefined : eq(videos.isFree, input.access === 'free'),
      )
      const rows = await db
        .select({ video: videos, conference: conferences })
        .from(videos)
        .leftJoin(conferences, and(eq(conferences.id, videos.conferenceId), isPublic))
        .where(found)
        .orderBy(desc(videos.publishedAt), asc(videos.id))
        .limit(input.page_size)
        .offset(offsetOf(input))
      return {
        list: rows.map(({ video, conference }) => ({
          id: video.id,
          title: pick(exchange, video.title, video.engTitle),
          speaker: pick(exchange, video.speaker, video.engSpeaker),
          duration: video.duration,
          views: video.views,
          cover: video.cover,
          is_free: video.isFree,
          has_recording: video.playlist !== '',
          conference:
            conference === null
              ? null
              : { id: conference.id, title: pick(exchange, conference.title, conference.engTitle) },
        })),
        total: await totalOf(videos, found),
        ...pageOf(input),
      }
    },

    listVideoConferences: async (_input, { exchange }) => {
      const rows = await db
        .select({ conference: titlesOfConference, videos: count() })
        .from(videos)
        .innerJoin(conferences, and(eq(conferences.id, videos.conferenceId), isPublic))
        .where(isShown)
        .groupBy(conferences.id)
        .orderBy(desc(conferences.startsAt), desc(conferences.id))
        .limit(mostToChooseFrom)
      return {
        list: rows.map(({ conference, videos: number }) => ({
          id: conference.id,
          title: pick(exchange, conference.title, conference.engTitle),
          videos: number,
        })),
      }
    },

    getLiveInfo: async ({ live_id }, { exchange }) => {
      if (!isRowId(live_id)) throw new Refused('notFound', { field: 'live_id' })
      const [found] = await db
        .select({ row: lives, video: videos.id, conference: ofLive })
        .from(lives)
        .leftJoin(videos, and(eq(videos.id, lives.videoId), isShown))
        .leftJoin(conferences, eq(conferences.id, lives.conferenceId))
        .where(and(eq(lives.id, live_id), isPublicLive))
      if (found === undefined) throw new Refused('notFound', { field: 'live_id' })
      const { row, video, conference } = found
      return {
        id: row.id,
        title: pick(exchange, row.title, row.engTitle),
        own_title: row.title,
        speaker: pick(exchange, row.speaker, row.engSpeaker),
        status: row.status,
        starts_at: row.startsAt.toISOString(),
        time_zone: conference?.timeZone ?? siteTimeZone,
        cover: row.cover,
        max_user: row.maxUser,
        member_count: live.rooms.peek(row.id)?.count() ?? 0,
        conference_id: row.conferenceId,
        video_id: video,
        is_cancelled: isLiveCancelled(row, conference),
        rescheduled_from: row.rescheduledFrom?.toISOString() ?? null,
      }
    },
  } satisfies Partial<HandlerTable>
}

const titlesOfConference = {
  id: conferences.id,
  title: conferences.title,
  engTitle: conferences.engTitle,
}

/** A longer list is of no use; older conferences are found by their words. */
const mostToChooseFrom = 500

interface Page {
  page: number
  page_size: number
}

const statesOf = {
  on_air: ['ongoing', 'paused'],
  coming: ['not_started'],
  over: ['ended'],
} as const satisfies Record<LivePhase, readonly (typeof lives.$inferSelect)['status'][]>

const onAirFirst: SQL = sql`case ${lives.status} when 'ongoing' then 0 when 'paused' then 1 when 'not_started' then 2 else 3 end`

/** Conferences of this subject, or of one below it. */
const ofSubject = (id: number): SQL =>
  isRowId(id)
    ? sql`${videos.subjectId} in (select ${subjects.id} from ${subjects} where ${subjects.id} = ${id} or ${subjects.parentId} = ${id})`
    : sql`false`

/** A draft is not public, and neither is what was recorded there named after it. */
const recordedAt = (id: number): SQL =>
  isRowId(id)
    ? sql`${videos.conferenceId} in (select ${conferences.id} from ${conferences} where ${conferences.id} = ${id} and ${isPublic})`
    : sql`false`

/** A line break between them, so that a word is found within one text only. */
const videoTexts = sql`concat_ws(chr(10), ${videos.title}, ${videos.engTitle}, ${videos.speaker}, ${videos.engSpeaker})`

const pageOf = ({ page, page_size }: Page) => ({ page, page_size })
