import { and, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm'

import type { listConferences } from '../../src/contract/catalogue.ts'
import type { HandlerInput } from '../../src/contract/endpoint.ts'
import { conferences, subjects } from '../db/schema/catalogue.ts'
import { isListed } from '../db/isPublic.ts'
import { containsWords, likePattern } from '../shared/containsWords.ts'
import { isRowId } from './table.ts'

type Input = Omit<HandlerInput<typeof listConferences>, 'page' | 'page_size'>

/**
 * The condition for what was asked, over conferences joined with their subjects: every word somewhere in title, place or
 * summary of either language; a subject of either level; a place; a status; days of which the conference touches one, by
 * the calendar of its own time zone. Drafts never.
 */
export const conferenceFilter = ({
  q = '',
  subject,
  place = '',
  status,
  upcoming,
  from,
  to,
}: Input): SQL | undefined => {
  return and(
    isListed,
    containsWords(texts, q),
    subject === undefined ? undefined : ofSubject(subject),
    place === ''
      ? undefined
      : or(ilike(conferences.place, likePattern(place)), ilike(conferences.engPlace, likePattern(place))),
    status === undefined ? undefined : eq(conferences.state, status),
    upcoming !== 1 ? undefined : ne(conferences.state, 'ended'),
    from === undefined ? undefined : sql`${localDay(conferences.endsAt)} >= ${from}::date`,
    to === undefined ? undefined : sql`${localDay(conferences.startsAt)} <= ${to}::date`,
  )
}

/** A line break between them, so that a word is found within one text only. */
const texts = sql`concat_ws(chr(10), ${conferences.title}, ${conferences.engTitle}, ${conferences.place}, ${conferences.engPlace}, ${conferences.summary}, ${conferences.engSummary})`

const ofSubject = (id: number): SQL | undefined =>
  isRowId(id) ? or(eq(conferences.subjectId, id), eq(subjects.parentId, id)) : sql`false`

const localDay = (instant: typeof conferences.startsAt | typeof conferences.endsAt) =>
  sql`(${instant} at time zone ${conferences.timeZone})::date`
