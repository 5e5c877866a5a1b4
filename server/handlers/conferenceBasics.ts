import { eq } from 'drizzle-orm'

import { isPublicAs } from '../../src/contract/ownConference.ts'
import {
  basicsPairs,
  englishFields,
  type BasicsForm,
  type ConferenceBasics,
  type EnglishField,
  type saveConferenceBasics,
} from '../../src/contract/conferenceBasics.ts'
import type { HandlerInput } from '../../src/contract/endpoint.ts'
import { wallTime } from '../../src/contract/wallTimes.ts'
import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import { lockConference } from '../db/lockConference.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferencePublications } from '../db/schema/conferencePublications.ts'
import type { Db, Tx } from '../db/types.ts'
import { refuseStrangePicture } from '../files/ownPictures.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { pointColumns, pointTextOf } from '../lifecycles/pointColumns.ts'
import { readReadiness } from '../lifecycles/readReadiness.ts'
import { readRecord } from '../lifecycles/readRecord.ts'
import { momentText } from '../notifications/momentText.ts'
import { enqueueForAttendees } from '../notifications/notifyAttendees.ts'
import { Refused } from '../shared/refused.ts'
import { typedMoment } from '../shared/typedMoment.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { mustKnowSubject } from './knownSubject.ts'
import { actorOf } from './record.ts'
import { isRowId, type HandlerTable, type Deps } from './table.ts'

type Row = typeof conferences.$inferSelect
type Input = HandlerInput<typeof saveConferenceBasics>

/** Title, place and days of a conference (ORG-05), and its missing items (CONF-01). */
export const conferenceBasicsHandlers = ({ db, engine, now }: Deps) =>
  ({
    getConferenceBasics: async ({ conference_id: id }, call) => {
      await conferenceOf(db, actorOf(call), id, 'run')
      return readBasics(db, id)
    },

    saveConferenceBasics: async (input, call) => {
      const { conference_id: id, version } = input
      const { member, exchange } = call
      await conferenceOf(db, actorOf(call), id, 'run')
      const wait = await takeHit(db, { key: `basics:${member.userId}`, hits: 600, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      return db.transaction(async (tx) => {
        const before = await lockConference(tx, id)
        if (before === undefined) throw new Refused('notFound', { field: 'conference_id' })
        if (before.edition !== version) throw new Refused('versionConflict', { field: 'version' })
        const at = new Date(now())
        await mustKnowSubject(tx, input.subject_id)
        // A picture that is there already may be another user's of the team.
        const named = { userId: member.userId, isShown: true, before: [before.cover] }
        await refuseStrangePicture(tx, { cover: input.cover }, named)
        const after = await write(tx, before, input, at)
        refuseMoving(before, after)
        if (input.tells !== 0) await announce(tx, before, after, at)
        const changed = compared.filter((name) => String(before[name]) !== String(after[name]))
        await audit(tx, exchange, at, 'conference', id, 'basics.saved', member.userId, {
          changed,
          tells: input.tells ?? 1,
        })
        return readBasics(tx, id)
      })
    },

    getReadiness: async ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      return engine.read(async (view) => {
        const { tx, at, ways } = view
        // Throws for everybody whom the record does not concern.
        await readRecord(view, actorOf(call), { entity: 'conferencePublication', id }, call.exchange.language)
        const [found] = await tx
          .select({ row: conferences, notes: conferencePublications.notes })
          .from(conferences)
          .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
          .where(eq(conferences.id, id))
        if (found === undefined) throw new Refused('notFound')
        const lines = await readReadiness(tx, found.row, { at, ways })
        return { list: lines.map((line) => ({ ...line, note: found.notes[line.field] ?? '' })) }
      })
    },
  }) satisfies Partial<HandlerTable>

const write = async (tx: Tx, before: Row, input: Input, at: Date): Promise<Row> => {
  // A public conference belongs to a subject.
  if (input.subject_id === 0 && before.publication !== 'draft')
    throw new Refused('required', { field: 'subject_id' })
  const isMoved = !isSame(input, before, 'startsAt')
  const [after] = await tx
    .update(conferences)
    .set({
      title: input.title,
      engTitle: input.eng_title,
      subjectId: input.subject_id === 0 ? null : input.subject_id,
      place: input.place,
      engPlace: input.eng_place,
      venue: input.venue,
      engVenue: input.eng_venue,
      ...pointColumns(input.map_point),
      summary: input.summary,
      engSummary: input.eng_summary,
      cover: input.cover,
      coverAlt: input.cover_alt,
      engCoverAlt: input.eng_cover_alt,
      timeZone: input.time_zone,
      // Nothing is shown to the second: a time that reads as before is the time before.
      startsAt: isMoved ? typedMoment(input.starts_at, input.time_zone, 'starts_at') : before.startsAt,
      endsAt: isSame(input, before, 'endsAt')
        ? before.endsAt
        : typedMoment(input.ends_at, input.time_zone, 'ends_at'),
      stale: staleAfter(before, input),
      changedAt: at,
      // A date that was never public needs no notice.
      rescheduledFrom: !isPublicAs(before.publication)
        ? null
        : isMoved
          ? before.startsAt
          : before.rescheduledFrom,
      edition: before.edition + 1,
    })
    .where(eq(conferences.id, before.id))
    .returning()
  if (after === undefined) throw new Error(`conference ${before.id} vanished while it was saved`)
  return after
}

const isSame = (input: Input, before: Row, name: 'startsAt' | 'endsAt'): boolean =>
  input.time_zone === before.timeZone &&
  wallTime(before[name].toISOString(), before.timeZone) ===
    (name === 'startsAt' ? input.starts_at : input.ends_at)

/** English texts that are older than the Chinese ones: stale until they are changed, emptied or confirmed. */
const staleAfter = (before: Row, input: Input): EnglishField[] => {
  const confirmed = new Set(input.confirmed.split(','))
  return englishFields.filter((field) => {
    const [chinese, english] = [basicsPairs[field], columns[field]]
    // Without a Chinese text, the English one is the original.
    if (
      input[field] === '' ||
      input[chinese] === '' ||
      confirmed.has(field) ||
      input[field] !== before[english]
    )
      return false
    return before.stale.includes(field) || input[chinese] !== before[columns[chinese]]
  })
}
const columns = {
  title: 'title',
  place: 'place',
  venue: 'venue',
  summary: 'summary',
  eng_title: 'engTitle',
  eng_place: 'engPlace',
  eng_venue: 'engVenue',
  eng_summary: 'engSummary',
  cover_alt: 'coverAlt',
  eng_cover_alt: 'engCoverAlt',
} as const

/** Refuses to move the start of a conference that has begun, or the end of one that is over. */
const refuseMoving = (before: Row, after: Row) => {
  const isMoved = (name: 'startsAt' | 'endsAt') => before[name].getTime() !== after[name].getTime()
  if (before.state === 'ended' && (isMoved('startsAt') || isMoved('endsAt')))
    throw new Refused('conferenceEnded', { field: isMoved('startsAt') ? 'starts_at' : 'ends_at' })
  if (before.state !== 'not_started' && isMoved('startsAt'))
    throw new Refused('conferenceOngoing', { field: 'starts_at' })
}

/** A new time or place of a published conference is notified to all ticket holders. */
const announce = async (tx: Tx, before: Row, after: Row, at: Date) => {
  const isMoved = whenAndWhere(before) !== whenAndWhere(after)
  if (!isMoved || after.publication !== 'published') return
  const factsIn = (language: MessageLanguage) => ({
    what: inLanguage(language, after.title, after.engTitle),
    where: [
      inLanguage(language, after.place, after.engPlace),
      inLanguage(language, after.venue, after.engVenue),
    ]
      .filter((text) => text !== '')
      .join(language === 'en' ? ', ' : ' · '),
    reason: '',
    amount: '',
    until: momentText(after.startsAt, language),
  })
  await enqueueForAttendees(tx, {
    name: 'conferenceMoved',
    conferenceId: after.id,
    link: `/conferences/${after.id}`,
    key: `conference ${after.id} edition ${after.edition}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
}
/** An English-only place is used as it is; a better translation needs no notice. */
const whenAndWhere = ({ startsAt, endsAt, place, engPlace, venue, engVenue }: Row): string =>
  [
    startsAt.toISOString(),
    endsAt.toISOString(),
    inLanguage('zh', place, engPlace),
    inLanguage('zh', venue, engVenue),
  ].join('\n')

const compared = [
  'startsAt',
  'endsAt',
  'place',
  'venue',
  'title',
  'engTitle',
  'subjectId',
  'engPlace',
  'engVenue',
  'latitude',
  'longitude',
  'summary',
  'engSummary',
  'cover',
  'coverAlt',
  'engCoverAlt',
  'timeZone',
] as const

const readBasics = async (tx: Db | Tx, id: number): Promise<ConferenceBasics> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, id))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  const times: Pick<BasicsForm, 'starts_at' | 'ends_at'> = {
    starts_at: wallTime(row.startsAt.toISOString(), row.timeZone),
    ends_at: wallTime(row.endsAt.toISOString(), row.timeZone),
  }
  return {
    ...times,
    conference_id: id,
    version: row.edition,
    title: row.title,
    eng_title: row.engTitle,
    subject_id: row.subjectId ?? 0,
    place: row.place,
    eng_place: row.engPlace,
    venue: row.venue,
    eng_venue: row.engVenue,
    map_point: pointTextOf(row),
    summary: row.summary,
    eng_summary: row.engSummary,
    cover: row.cover,
    cover_alt: row.coverAlt,
    eng_cover_alt: row.engCoverAlt,
    time_zone: row.timeZone,
    stale: englishFields.filter((field) => row.stale.includes(field)),
    publication: row.publication,
  }
}
