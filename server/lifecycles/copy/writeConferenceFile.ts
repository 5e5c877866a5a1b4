import { and, eq } from 'drizzle-orm'

import type { ConferenceFile } from '../../../src/contract/conferenceFile.ts'
import { instantAt } from '../../../src/contract/wallTimes.ts'
import { meals } from '../../db/schema/admission.ts'
import { hotelRooms } from '../../db/schema/butler.ts'
import { conferences, subjects, type ConferenceCopy } from '../../db/schema/catalogue.ts'
import { conferenceContents } from '../../db/schema/contents.ts'
import { documentTemplates } from '../../db/schema/documents.ts'
import { paperSettings } from '../../db/schema/papers.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { priceTiers, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { takePictures } from '../content/textPictures.ts'
import { hashOf } from '../content/translation.ts'
import { writeFields } from '../form/writeFields.ts'
import { writeEntries } from '../hosts/writeEntries.ts'
import { pointColumns } from '../pointColumns.ts'

interface Draft {
  readonly file: ConferenceFile
  /** First chair of the copy. */
  readonly userId: number
  readonly key: string
  readonly at: Date
  readonly copy: ConferenceCopy
}

/** Makes the draft that a file describes (CONF-03): nothing of it is public, and every text waits for its release. */
export const writeConferenceFile = async (tx: Tx, { file, userId, key, at, copy }: Draft) => {
  const { basics } = file
  const instant = (wall: string) => new Date(instantAt(wall, basics.time_zone))
  const instantOrNone = (wall: string | null) => (wall === null ? null : instant(wall))
  const [made] = await tx
    .insert(conferences)
    .values({
      title: basics.title,
      engTitle: basics.eng_title,
      subjectId: await subjectOf(tx, basics.subject),
      place: basics.place,
      engPlace: basics.eng_place,
      venue: basics.venue,
      engVenue: basics.eng_venue,
      ...pointColumns(basics.map_point),
      summary: basics.summary,
      engSummary: basics.eng_summary,
      stale: [...basics.stale],
      timeZone: basics.time_zone,
      startsAt: instant(basics.starts_at),
      endsAt: instant(basics.ends_at),
      registrationOpensAt: instantOrNone(basics.registration_opens_at),
      registrationClosesAt: instantOrNone(basics.registration_closes_at),
      refundUntil: instantOrNone(basics.refund_until),
      certificatesAt: instantOrNone(basics.certificates_at),
      submissionDeadline: instantOrNone(basics.submission_deadline),
      knockHours: basics.knock_hours,
      organizerId: userId,
      publication: 'draft',
      creationKey: key,
      createdAt: at,
      movedAt: at,
      copy,
    })
    .returning()
  if (made === undefined) throw new Error('the copy was not written')
  const conferenceId = made.id
  await tx.insert(userRoles).values({ userId, role: 'organizer', conferenceId })
  for (const [position, { tiers, eng_name: engName, ...type }] of file.tickets.entries()) {
    const [sold] = await tx
      .insert(ticketTypes)
      .values({ ...type, engName, conferenceId, position })
      .returning()
    if (sold === undefined) throw new Error('the ticket type was not written')
    if (tiers.length === 0) continue
    await tx.insert(priceTiers).values(
      tiers.map(({ name, eng_name, until, amount }) => ({
        ...{ name, engName: eng_name, amount, ticketTypeId: sold.id },
        until: instantOrNone(until),
      })),
    )
  }
  if (file.meals.length > 0)
    await tx.insert(meals).values(
      file.meals.map(({ name, eng_name, starts_at, ends_at }) => ({
        ...{ name, engName: eng_name, conferenceId },
        startsAt: instant(starts_at),
        endsAt: instant(ends_at),
      })),
    )
  if (file.hotels.length > 0)
    await tx.insert(hotelRooms).values(
      file.hotels.map(
        ({ hotel, eng_hotel, address, eng_address, room, eng_room, book_until, eng_note, ...rest }) => ({
          ...{ hotel, engHotel: eng_hotel, address, engAddress: eng_address },
          ...{ room, engRoom: eng_room, engNote: eng_note, conferenceId, ...rest },
          bookUntil: instantOrNone(book_until),
        }),
      ),
    )
  await writeEntries(tx, conferenceId, file)
  await writeFields(tx, conferenceId, file.form, { from: 0, key: null, at })
  if (file.documents.length > 0)
    await tx.insert(documentTemplates).values(
      file.documents.map(({ name, design }, index) => ({
        ...{ conferenceId, kind: design.kind, name, design, creationKey: `${key} ${index}` },
        ...{ createdAt: at, savedAt: at },
      })),
    )
  if (file.texts.length > 0) await writeTexts(tx, file.texts, { conferenceId, userId, at })
  if (file.papers !== null) await tx.insert(paperSettings).values(settingsOf(conferenceId, file.papers, at))
  return made
}

const writeTexts = async (
  tx: Tx,
  texts: ConferenceFile['texts'],
  { conferenceId, userId, at }: { conferenceId: number; userId: number; at: Date },
) => {
  const documents = texts.flatMap(({ body, eng_body, translated_from: from }) => [
    ...[body, eng_body],
    ...(from === null ? [] : [from.body]),
  ])
  const fitted = await takePictures(tx, documents, { conferenceId, userId })
  await tx.insert(conferenceContents).values(
    texts.map(({ kind, title, body, eng_title, eng_body, translated_from }) => {
      const from = translated_from && { ...translated_from, body: fitted(translated_from.body) }
      return {
        ...{ kind, title, body: fitted(body), engTitle: eng_title, engBody: fitted(eng_body), conferenceId },
        translatedFrom: from,
        translatedHash: from === null ? null : hashOf(from.title, from.body),
        revision: 1,
        editedBy: userId,
        editedAt: at,
        createdAt: at,
        movedAt: at,
      }
    }),
  )
}

/** By both of its names; a site that has no such subject leaves the choice open. */
const subjectOf = async (tx: Tx, named: ConferenceFile['basics']['subject']): Promise<number | null> => {
  if (named === null) return null
  const [found] = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.name, named.name), eq(subjects.engName, named.eng_name)))
    .orderBy(subjects.id)
  return found?.id ?? null
}

const settingsOf = (conferenceId: number, papers: NonNullable<ConferenceFile['papers']>, at: Date) => {
  const { rounds, fee, anonymity, discussion, rebuttal } = papers
  return {
    ...{ conferenceId, rounds, fee, anonymity, discussion, rebuttal, updatedAt: at },
    maxRounds: papers.max_rounds,
    graceMinutes: papers.grace_minutes,
    reviewsNeeded: papers.reviews_needed,
    responseDays: papers.response_days,
    reviewDays: papers.review_days,
    revisionDays: papers.revision_days,
    rebuttalDays: papers.rebuttal_days,
    rebuttalLength: papers.rebuttal_length,
  }
}
