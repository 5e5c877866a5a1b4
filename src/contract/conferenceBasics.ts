import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { filledIn, isTitled } from './filledIn.ts'
import { flag, line, positiveId, version } from './fields.ts'
import { pointField } from './mapPoint.ts'
import { integerField } from './numbers.ts'
import { publications, timeZoneField } from './ownConference.ts'
import { shownPicture } from './pictureAddress.ts'
import { readinessFields, readinessStates } from './readiness.ts'
import type { Reason } from './reasons.ts'
import { workOf } from './teamParts.ts'
import { plainLine, plainText } from './text.ts'
import { isMinute } from './times.ts'
import { isTimeZone } from './timeZone.ts'
import { wallFault } from './wallTimes.ts'

const says = (reason: Reason) => reason

/** To the minute, by the clock of the conference: `2026-12-01T09:00`. */
const minute = line(16).check(z.refine(isMinute, says('invalid')))

/** English fields with the Chinese ones that they translate (CONF-02). */
export const basicsPairs = {
  eng_title: 'title',
  eng_place: 'place',
  eng_venue: 'venue',
  eng_summary: 'summary',
  eng_cover_alt: 'cover_alt',
} as const
export type EnglishField = keyof typeof basicsPairs
export const englishFields = Object.keys(basicsPairs) as readonly EnglishField[]

/** Address returned by the upload of a cover, a pattern of the site, or empty. */
const cover = shownPicture(
  plainLine(60).check(
    z.regex(/^(?:\/(?:uploads\/[\w-]{22}\.webp|covers\/[a-z]{1,20}\.svg))?$/, says('invalid')),
  ),
)
/**
 * A picture of the organizers has content, and so a description for those who do not see it; patterns of the site are
 * decorative.
 */
export const isPicture = (cover: string): boolean => cover.startsWith('/uploads/')

const basicsFields = {
  title: plainLine(200),
  eng_title: plainLine(200),
  /** 0: none is chosen yet. */
  subject_id: integerField(),
  place: plainLine(80),
  eng_place: plainLine(120),
  venue: plainLine(200),
  eng_venue: plainLine(300),
  /** Coordinates of the venue, `31.2304, 121.4737` by WGS-84; empty: not marked on a map. */
  map_point: pointField,
  summary: plainText(1000),
  eng_summary: plainText(3000),
  cover,
  /** Description of the cover; required with a picture, in the languages of the conference. */
  cover_alt: plainLine(200),
  eng_cover_alt: plainLine(400),
  starts_at: minute,
  ends_at: minute,
  time_zone: timeZoneField,
}
const inOrder = z.check<{ starts_at: string; ends_at: string }>(({ value, issues }) => {
  if (value.ends_at > value.starts_at) return
  issues.push({ code: 'custom', message: says('endsBeforeStart'), path: ['ends_at'], input: value })
})

/** Both exist by the clocks of the conference. */
const isNotSkipped = z.check<Record<'starts_at' | 'ends_at' | 'time_zone', string>>(({ value, issues }) => {
  if (!isTimeZone(value.time_zone)) return
  for (const field of ['starts_at', 'ends_at'] as const) {
    const fault = wallFault(value[field], value.time_zone)
    if (fault !== null)
      issues.push({ code: 'custom', message: says(fault), path: [field], input: value[field] })
  }
})

/** A picture is described in the languages of the conference. */
const isDescribed = z.check<Record<'cover' | 'cover_alt' | 'eng_cover_alt' | 'title' | 'eng_title', string>>(
  ({ value, issues }) => {
    if (!isPicture(value.cover)) return
    for (const field of filledIn(value).map((language) => descriptions[language]))
      if (value[field] === '')
        issues.push({ code: 'custom', message: says('required'), path: [field], input: value[field] })
  },
)

const descriptions = { zh: 'cover_alt', en: 'eng_cover_alt' } as const

/** Title, time and place of a conference. */
export const basicsForm = z.object(basicsFields).check(isTitled, inOrder, isNotSkipped, isDescribed)
export type BasicsForm = z.output<typeof basicsForm>

export const conferenceBasics = z.object({
  conference_id: z.int(),
  /** Counts the times that it was saved. */
  version: z.int(),
  title: z.string(),
  eng_title: z.string(),
  subject_id: z.int(),
  place: z.string(),
  eng_place: z.string(),
  venue: z.string(),
  eng_venue: z.string(),
  map_point: z.string(),
  summary: z.string(),
  eng_summary: z.string(),
  cover: z.string(),
  cover_alt: z.string(),
  eng_cover_alt: z.string(),
  /** By the clock of the conference, `2026-12-01T09:00`. */
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  /** English texts that are older than the Chinese ones. */
  stale: z.array(z.literal(englishFields)),
  publication: z.literal(publications),
})
export type ConferenceBasics = z.infer<typeof conferenceBasics>

const ofConference = { conference: 'conference_id', parts: workOf.run } as const

export const getConferenceBasics = endpoint({
  summary: 'Name, place and days of a conference, for its organizer',
  method: 'GET',
  path: '/apic/organizer/basics/get',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: conferenceBasics,
})

export const saveConferenceBasics = endpoint({
  summary:
    'Saves name, place and days; those who registered are told of another place or time, unless the team says not to',
  method: 'POST',
  path: '/apic/organizer/basics/save',
  access: ofConference,
  input: z
    .object({
      conference_id: positiveId,
      version,
      ...basicsFields,
      /** English texts that are right although the Chinese ones were changed, `eng_title,eng_place`. */
      confirmed: plainLine(100),
      /** 0: attendees are not notified of another time or place, as after correcting a slip; absent: they are. */
      tells: z.optional(flag),
    })
    .check(isTitled, inOrder, isNotSkipped, isDescribed),
  output: conferenceBasics,
})

export const readinessLine = z.object({
  field: z.literal(readinessFields),
  state: z.literal(readinessStates),
  is_required: z.boolean(),
  /** Places that are meant, where there are several; else 0. */
  count: z.int(),
  /** Changes that the reviewer requests; empty: none. */
  note: z.string(),
})

export const getReadiness = endpoint({
  summary: 'What a conference needs before it is published, line by line',
  method: 'GET',
  path: '/apic/organizer/readiness',
  access: { conference: 'id', parts: ['organizer', 'admin'] },
  input: z.object({ id: positiveId }),
  output: z.object({ list: z.array(readinessLine) }),
})
