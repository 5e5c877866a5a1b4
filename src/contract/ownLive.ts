import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, idList, key, line, positiveId, version } from './fields.ts'
import { liveAccesses, liveActs, livePublications } from './livePlan.ts'
import { integerField } from './numbers.ts'
import { shownPicture } from './pictureAddress.ts'
import type { Reason } from './reasons.ts'
import { liveStage } from './room/state.ts'
import { teamParts, workOf } from './teamParts.ts'
import { plainLine } from './text.ts'
import { isMinute } from './times.ts'

/** Lives as organized by a conference (CONF-03): time, host, audience, and their recordings. */

const says = (reason: Reason) => reason

export const liveLimits = {
  title: 200,
  speaker: 200,
  /** As many as one media process takes. */
  people: 100_000,
  /** Seconds (MIC-01). */
  wait: [5, 60],
  lives: 200,
} as const

/** To the minute, by the clocks of the conference: `2026-12-01T09:00`. */
const minute = line(16).check(z.refine(isMinute, says('invalid')))
/** Address returned by the upload, or a picture of the site; empty: the site's own. */
const picture = shownPicture(
  plainLine(200).check(
    z.regex(/^(?:\/(?:uploads\/[\w-]{8,80}\.(?:png|jpe?g)|covers\/[a-z]{1,20}\.svg))?$/, says('invalid')),
  ),
)
const liveFields = {
  title: line(liveLimits.title),
  /** Empty only in a draft (CONF-02). */
  eng_title: plainLine(liveLimits.title),
  speaker: line(liveLimits.speaker),
  eng_speaker: plainLine(liveLimits.speaker),
  starts_at: minute,
  max_user: integerField(1, liveLimits.people),
  link_mic_wait: integerField(liveLimits.wait[0], liveLimits.wait[1]),
  access: z.literal(liveAccesses, says('invalid')),
  /** Ticket types, for `access` `ticket` alone. */
  access_types: idList,
  cover: picture,
  bg_image: picture,
  cloud_bg_image: picture,
  out_pop_image: picture,
}
const hasTypes = z.check<{ access: string; access_types: number[] }>(({ value, issues }) => {
  if (value.access !== 'ticket' || value.access_types.length > 0) return
  issues.push({ code: 'custom', message: says('required'), path: ['access_types'], input: value })
})
/** A live as its form has it. */
export const ownLiveForm = z.object(liveFields).check(hasTypes)

const recordingFields = {
  title: line(liveLimits.title),
  eng_title: line(liveLimits.title),
  speaker: line(liveLimits.speaker),
  eng_speaker: line(liveLimits.speaker),
  cover: picture,
}
/** A recording as its form has it. */
export const liveRecordingForm = z.object(recordingFields)

const liveRecording = z.object({
  video_id: z.int(),
  title: z.string(),
  eng_title: z.string(),
  speaker: z.string(),
  eng_speaker: z.string(),
  cover: z.string(),
  /** Exists for the team alone. */
  hidden: z.boolean(),
})

/** The form that invites a user to a part. */
export const liveStaffForm = z.object({ user_id: integerField(1, undefined, 'required') })

export const liveParts = ['host', 'funder'] as const
export const liveStaffStates = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'replaced',
] as const

const liveStaffMember = z.object({
  /** Id of the record `liveStaff`. */
  id: z.int(),
  part: z.literal(liveParts),
  user_id: z.int(),
  name: z.string(),
  state: z.literal(liveStaffStates),
  /** ISO 8601, UTC; until when an answer is awaited. */
  expires_at: z.string(),
})
export type LiveStaffMember = z.infer<typeof liveStaffMember>

const ownLive = z.object({
  id: z.int(),
  version: z.int(),
  publication: z.literal(livePublications),
  status: liveStage,
  title: z.string(),
  eng_title: z.string(),
  speaker: z.string(),
  eng_speaker: z.string(),
  /** By the clocks of the conference, `2026-12-01T09:00`. */
  starts_at: z.string(),
  /** Accepted and pending invitations; where a part has neither, its newest one. */
  staff: z.array(liveStaffMember),
  max_user: z.int(),
  link_mic_wait: z.int(),
  access: z.literal(liveAccesses),
  access_types: z.array(z.int()),
  cover: z.string(),
  bg_image: z.string(),
  cloud_bg_image: z.string(),
  out_pop_image: z.string(),
  /** Null: there is none (yet). */
  recording: z.nullable(liveRecording),
})
export type OwnLive = z.infer<typeof ownLive>

export const ownLives = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  /** IANA name, `Asia/Shanghai`: the clocks of every time on the page. */
  time_zone: z.string(),
  /** Roles of the reader. */
  parts: z.array(z.literal(teamParts)),
  /** Candidates for host and funder: the team, by name. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  ticket_types: z.array(z.object({ id: z.int(), name: z.string(), eng_name: z.string() })),
  /** The next first, then the past; cancelled ones last. */
  list: z.array(ownLive),
})
export type OwnLives = z.infer<typeof ownLives>

const ofConference = { conference: 'conference_id', parts: workOf.lives } as const
const about = { conference_id: positiveId, id: positiveId, version }

export const listOwnLives = endpoint({
  summary: 'The lives of a conference with drafts and recordings, for those who make them',
  method: 'GET',
  path: '/apic/organizer/lives/list',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: ownLives,
})

export const saveOwnLive = endpoint({
  summary:
    'Saves a live before it begins, or makes a draft of one. Refused with `versionConflict` where somebody saved it since',
  method: 'POST',
  path: '/apic/organizer/lives/save',
  access: ofConference,
  input: z
    .object({
      conference_id: positiveId,
      /** 0: a new one, for which `version` is 0 and `key` makes one only. */
      id: integerField(),
      version,
      key,
      ...liveFields,
    })
    .check(hasTypes),
  output: z.object({ id: z.int() }),
})

export const planOwnLive = endpoint({
  summary: 'Schedules a live, cancels it before it begins, or makes a cancelled one a draft again',
  method: 'POST',
  path: '/apic/organizer/lives/plan',
  access: ofConference,
  input: z.object({ ...about, act: z.literal(liveActs, says('invalid')) }),
  output: z.object({ id: z.int(), publication: z.literal(livePublications) }),
})

export const askLiveStaff = endpoint({
  summary: 'Asks a member of the team to be host or funder of a live; asked twice it is done once',
  method: 'POST',
  path: '/apic/organizer/lives/staff/ask',
  access: ofConference,
  input: z.object({
    conference_id: positiveId,
    id: positiveId,
    part: z.literal(liveParts, says('invalid')),
    user_id: positiveId,
  }),
  output: z.object({ staff_id: z.int() }),
})

export const saveLiveRecording = endpoint({
  summary: 'Saves what the recording of a live is called, and whether visitors find it',
  method: 'POST',
  path: '/apic/organizer/lives/recording/save',
  access: ofConference,
  input: z.object({ ...about, ...recordingFields, hidden: flag }),
  output: z.object({ id: z.int() }),
})
