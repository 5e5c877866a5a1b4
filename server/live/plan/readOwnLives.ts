import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { LiveStaffMember, OwnLive, OwnLives } from '../../../src/contract/ownLive.ts'
import { teamParts, type TeamPart } from '../../../src/contract/teamParts.ts'
import { wallTime } from '../../../src/contract/wallTimes.ts'
import { users } from '../../db/schema/accounts.ts'
import { lives, videos, type conferences } from '../../db/schema/catalogue.ts'
import { liveStaff } from '../../db/schema/live.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

interface Reader {
  readonly conference: typeof conferences.$inferSelect
  readonly parts: readonly TeamPart[]
  readonly language: MessageLanguage
}

/** The lives of a conference as those who make them see them: with drafts, cancelled ones and hidden recordings. */
export const readOwnLives = async (
  db: Db | Tx,
  { conference, parts, language }: Reader,
): Promise<OwnLives> => {
  const rows = await db
    .select({ live: lives, video: videos })
    .from(lives)
    .leftJoin(videos, eq(videos.id, lives.videoId))
    .where(eq(lives.conferenceId, conference.id))
    .orderBy(
      asc(sql`${lives.publication} = 'cancelled'`),
      asc(sql`${lives.status} = 'ended'`),
      asc(sql`case when ${lives.status} = 'ended' then null else ${lives.startsAt} end`),
      desc(lives.startsAt),
      asc(lives.id),
    )
  const staff = await staffOf(db, conference.id)
  const types = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name, eng_name: ticketTypes.engName })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, conference.id), isNull(ticketTypes.retiredAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return {
    conference_id: conference.id,
    conference: inLanguage(language, conference.title, conference.engTitle),
    time_zone: conference.timeZone,
    parts: [...parts],
    people: await teamOf(db, conference.id),
    ticket_types: types,
    list: rows.map(({ live, video }) =>
      ownLiveOf(live, video, conference.timeZone, staff.get(live.id) ?? []),
    ),
  }
}

/** By live: for each part who has it and who is asked; where there is neither, the newest who is out. */
const staffOf = async (db: Db | Tx, conferenceId: number): Promise<Map<number, LiveStaffMember[]>> => {
  const rows = await db
    .select({ row: liveStaff, name: users.nickname })
    .from(liveStaff)
    .innerJoin(users, eq(users.id, liveStaff.userId))
    .where(eq(liveStaff.conferenceId, conferenceId))
    .orderBy(
      desc(sql`${liveStaff.state} = 'accepted'`),
      desc(sql`${liveStaff.state} = 'offered'`),
      desc(liveStaff.id),
    )
  const byLive = new Map<number, LiveStaffMember[]>()
  for (const { row, name } of rows) {
    const known = byLive.get(row.liveId) ?? []
    const isOpen = row.state === 'accepted' || row.state === 'offered'
    if (!isOpen && known.some(({ part }) => part === row.part)) continue
    const state = row.state as LiveStaffMember['state']
    const { id, part, userId: user_id } = row
    byLive.set(row.liveId, [
      ...known,
      { id, part, user_id, name, state, expires_at: row.expiresAt.toISOString() },
    ])
  }
  return byLive
}

/** Everybody who accepted a part in the conference, by name. */
const teamOf = async (db: Db | Tx, conferenceId: number) => {
  const rows = await db
    .selectDistinct({ id: users.id, name: users.nickname })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.conferenceId, conferenceId), inArray(userRoles.role, [...teamParts])))
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'zh') || one.id - other.id)
}

const ownLiveOf = (
  live: typeof lives.$inferSelect,
  video: typeof videos.$inferSelect | null,
  timeZone: string,
  staff: LiveStaffMember[],
): OwnLive => ({
  id: live.id,
  version: live.version,
  publication: live.publication,
  status: live.status,
  title: live.title,
  eng_title: live.engTitle,
  speaker: live.speaker,
  eng_speaker: live.engSpeaker,
  starts_at: wallTime(live.startsAt.toISOString(), timeZone),
  staff,
  max_user: live.maxUser,
  link_mic_wait: live.linkMicWait,
  access: live.access,
  access_types: live.accessTypes,
  cover: live.cover,
  bg_image: live.bgImage,
  cloud_bg_image: live.cloudBgImage,
  out_pop_image: live.outPopImage,
  recording:
    video === null
      ? null
      : {
          video_id: video.id,
          title: video.title,
          eng_title: video.engTitle,
          speaker: video.speaker,
          eng_speaker: video.engSpeaker,
          cover: video.cover,
          hidden: video.hidden,
        },
})
