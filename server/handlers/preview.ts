import { isNotNull, ne, and, eq, or } from 'drizzle-orm'

import { contentKinds } from '../../src/contract/contentKinds.ts'
import { pathOfPage, type PreviewChoices } from '../../src/contract/preview.ts'
import { previewPrefix } from '../../src/contract/previewAddress.ts'
import { wallTime } from '../../src/contract/wallTimes.ts'
import type { conferences } from '../db/schema/catalogue.ts'
import { conferenceContents } from '../db/schema/contents.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { typedMoment } from '../shared/typedMoment.ts'
import { actorOf } from './record.ts'
import { pick, type Deps, type HandlerTable } from './table.ts'

/** Pages of a conference as another user gets them, for those who write its texts (CONF-03). */
export const previewHandlers = ({ db, now }: Deps) =>
  ({
    getPreviewChoices: async ({ conference_id }, call) => {
      const { conference, parts } = await placeInTeam(db, actorOf(call), conference_id, 'content')
      const { kind, title, engTitle, publicNo, state, conferenceId } = conferenceContents
      const rows = await db
        .select({ kind, title, engTitle, publicNo })
        .from(conferenceContents)
        .where(
          and(eq(conferenceId, conference_id), ne(state, 'retired'), or(ne(title, ''), isNotNull(publicNo))),
        )
      return {
        conference_id,
        conference: pick(call.exchange, conference.title, conference.engTitle),
        parts,
        time_zone: conference.timeZone,
        publication: conference.publication,
        earliest: wallAt(new Date(now()), conference),
        moments: momentsOf(conference, now()),
        texts: contentKinds.flatMap((each) =>
          rows
            .filter((row) => row.kind === each)
            .map((row) => ({
              kind: row.kind,
              title: pick(call.exchange, row.title, row.engTitle),
              is_released: row.publicNo !== null,
            })),
        ),
      }
    },

    openPreview: async ({ conference_id, part, language, at, texts, page }, call) => {
      const conference = await conferenceOf(db, actorOf(call), conference_id, 'content')
      const earliest = wallAt(new Date(now()), conference)
      if (at !== undefined && at < earliest) throw new Refused('previewInPast', { field: 'at' })
      if (texts === 'working' && conference.subjectId === null)
        throw new Refused('subjectNone', { field: 'texts' })
      const moment =
        at === undefined ? null : `${typedMoment(at, conference.timeZone, 'at').toISOString().slice(0, 16)}Z`
      const preview = { conferenceId: conference_id, language, part, at: moment, texts }
      return {
        address: previewPrefix(preview) + pathOfPage(conference_id, page),
        at: at ?? earliest,
      }
    },
  }) satisfies Partial<HandlerTable>

type Conference = typeof conferences.$inferSelect

const wallAt = (at: Date, { timeZone }: Conference): string => wallTime(at.toISOString(), timeZone)

/** An hour into the registration and into the conference, and an hour after each. */
const momentsOf = (conference: Conference, now: number): PreviewChoices['moments'] => {
  const { registrationOpensAt, registrationClosesAt, startsAt, endsAt } = conference
  const later = (at: Date | null) => (at === null ? null : new Date(at.getTime() + 3_600_000))
  const during = new Date(
    Math.min(startsAt.getTime() + 3_600_000, (startsAt.getTime() + endsAt.getTime()) / 2),
  )
  const all = [
    { name: 'opens', at: later(registrationOpensAt) },
    { name: 'closes', at: later(registrationClosesAt) },
    { name: 'during', at: during },
    { name: 'after', at: later(endsAt) },
  ] as const
  return all.flatMap(({ name, at }) =>
    at === null || at.getTime() < now ? [] : [{ name, at: wallAt(at, conference) }],
  )
}
