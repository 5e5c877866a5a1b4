import { and, asc, eq, gte, or } from 'drizzle-orm'
import type { Context, Hono } from 'hono'

import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { conferences, subjects } from '../../db/schema/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { conferencePublications } from '../../db/schema/conferencePublications.ts'
import { changeOf } from '../../db/changeOf.ts'
import { isListed, isPublic } from '../../db/isPublic.ts'
import { endOf } from '../../lifecycles/conferenceEnd.ts'
import { conferenceFilter } from '../../handlers/conferenceFilter.ts'
import { isRowId } from '../../handlers/table.ts'
import { exchangeOf } from '../guard.ts'
import { languageOfLink } from '../languageOfLink.ts'
import { taggedText } from '../taggedText.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { calendarOf, type CalendarEntry } from '../../calendar/ics.ts'

/**
 * `/ics/conferences/{id}.ics` and, to subscribe to, `/ics/calendar.ics?subject=`: what is over for less than a month and
 * what is to come, the soonest thousand. `?lang=` chooses the language, because calendars send no header of ours.
 */
export const mountCalendar = (app: Hono, db: Db, now: () => number): void => {
  app.get('/ics/conferences/:file{[1-9]\\d{0,9}\\.ics}', async (c) => {
    const id = Number.parseInt(c.req.param('file'), 10)
    if (!isRowId(id)) return c.notFound()
    const [row] = await withSubjects(db).where(and(eq(conferences.id, id), isPublic))
    if (row === undefined) return c.notFound()
    const language = languageOfLink(c)
    const entry = entryOf(row, language)
    return answer(c, [entry], { name: entry.title, language, file: `conference-${id}.ics` })
  })

  app.get('/ics/calendar.ics', async (c) => {
    const asked = c.req.query('subject') ?? ''
    if (asked !== '' && !/^[1-9]\d{0,9}$/.test(asked)) return c.notFound()
    const rows = await withSubjects(db)
      .where(
        and(
          // Subscribers learn of a cancellation; an archived conference no longer appears.
          or(isListed, eq(conferences.publication, 'cancelled')),
          gte(conferences.endsAt, new Date(now() - keptMs)),
          asked === '' ? undefined : conferenceFilter({ subject: Number(asked) }),
        ),
      )
      .orderBy(asc(conferences.startsAt), asc(conferences.id))
      .limit(1000)
    const language = languageOfLink(c)
    return answer(
      c,
      rows.map((row) => entryOf(row, language)),
      {
        name: language === 'en' ? 'Symposium conferences' : 'Symposium 学术会议',
        language,
        file: 'symposium.ics',
      },
    )
  })
}

/** How long a conference that is over stays in the calendar: 30 days. */
const keptMs = 30 * 86_400_000

const withSubjects = (db: Db) =>
  db
    .select({ conference: conferences, subject: subjects, publication: conferencePublications })
    .from(conferences)
    .innerJoin(subjects, eq(subjects.id, conferences.subjectId))
    .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof withSubjects>>[number]

const entryOf = ({ conference, subject, publication }: Row, language: MessageLanguage): CalendarEntry => {
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
  return {
    id: conference.id,
    title: say(conference.title, conference.engTitle),
    subject: say(subject.name, subject.engName),
    venue: say(conference.venue, conference.engVenue),
    place: say(conference.place, conference.engPlace),
    summary: say(conference.summary, conference.engSummary),
    startsAt: conference.startsAt,
    endsAt: conference.isCancelled ? conference.endsAt : closingOf(conference),
    createdAt: conference.createdAt,
    changedAt: changeOf(conference, publication),
    revision: conference.edition + conference.version + publication.version,
    isCancelled: conference.isCancelled,
  }
}

/** It was ended early, perhaps on the day before its first one. */
const closingOf = (conference: Row['conference']): Date =>
  new Date(Math.max(endOf(conference).getTime(), conference.startsAt.getTime()))

const answer = async (
  c: Context,
  entries: readonly CalendarEntry[],
  { name, language, file }: { name: string; language: MessageLanguage; file: string },
): Promise<Response> =>
  taggedText(c, await calendarOf(entries, { name, language, origin: exchangeOf(c).origin }), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
    'content-language': language === 'en' ? 'en' : 'zh-CN',
    'cache-control': 'public, max-age=300, must-revalidate',
  })
