import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, longestQuery, optionalLine, page, paged, positiveId } from './fields.ts'
import { day } from './times.ts'

/** The public lists. Text is in the language of the request; times are ISO 8601 in UTC; images are addresses of this site. */
export const conferenceCard = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  place: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  submission_deadline: z.nullable(z.string()),
  /** Minutes after the deadline in which papers still count. */
  submission_grace: z.int(),
  /** IANA name: the clocks of the conference. */
  time_zone: z.string(),
  status: z.literal(['not_started', 'ongoing', 'paused', 'ended']),
  cover: z.string(),
  /** Description of the cover, in the language of the request; empty: a decorative pattern. */
  cover_alt: z.string(),
})
export type ConferenceCard = z.infer<typeof conferenceCard>

export const liveCard = z.object({
  id: z.int(),
  title: z.string(),
  speaker: z.string(),
  starts_at: z.string(),
  /** IANA name, `Asia/Shanghai`: that of its conference. */
  time_zone: z.string(),
  status: z.literal(['not_started', 'ongoing', 'paused', 'ended']),
  cover: z.string(),
  /** Its recording, once it is over. */
  video_id: z.nullable(z.int()),
})
export type LiveCard = z.infer<typeof liveCard>

export const videoCard = z.object({
  id: z.int(),
  title: z.string(),
  speaker: z.string(),
  /** Seconds. */
  duration: z.int(),
  views: z.int(),
  cover: z.string(),
  /** Watching it counts against a member's free views; else members watch it as often as they like. */
  is_free: z.boolean(),
  /** It can be played: there is a recording. */
  has_recording: z.boolean(),
  /** Conference where it was recorded; null: none that is public. */
  conference: z.nullable(z.object({ id: z.int(), title: z.string() })),
})
export type VideoCard = z.infer<typeof videoCard>

export const newsCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  published_at: z.string(),
  cover: z.string(),
})
export type NewsCard = z.infer<typeof newsCard>

export const listConferences = endpoint({
  summary: 'Conferences, soonest first',
  method: 'GET',
  path: '/apic/conf/list',
  access: 'anyone',
  input: z.object({
    /** Words of the title, the place or the summary, in either language. */
    q: optionalLine(longestQuery),
    /** Subject at either level of the tree. */
    subject: z.optional(positiveId),
    place: optionalLine(40),
    status: z.optional(z.literal(['not_started', 'ongoing', 'paused', 'ended'], 'invalid')),
    /** 1: only those that are not over. */
    upcoming: z.optional(flag),
    /** First and last day that it may touch, `2026-12-03`. */
    from: z.optional(day()),
    to: z.optional(day()),
    ...page,
  }),
  output: paged(conferenceCard),
})

/** Phases for filtering lives: running or paused, announced, over. */
export const livePhases = ['on_air', 'coming', 'over'] as const
export type LivePhase = (typeof livePhases)[number]

export const listLives = endpoint({
  summary:
    'Live broadcasts: on air first, then the coming ones, soonest first, then what is over, latest first',
  method: 'GET',
  path: '/apic/live/list',
  access: 'anyone',
  input: z.object({ phase: z.optional(z.literal(livePhases, 'invalid')), ...page }),
  output: paged(liveCard),
})

/** Requirement for watching a video: one of the free views, or only an account. */
export const videoAccesses = ['free', 'member'] as const
export type VideoAccess = (typeof videoAccesses)[number]

export const listVideos = endpoint({
  summary: 'Recorded videos, newest first',
  method: 'GET',
  path: '/apic/video/list',
  access: 'anyone',
  input: z.object({
    /** Words of the title or the speaker, in either language. */
    q: optionalLine(longestQuery),
    /** Subject at either level of the tree. */
    subject: z.optional(positiveId),
    conference: z.optional(positiveId),
    access: z.optional(z.literal(videoAccesses, 'invalid')),
    ...page,
  }),
  output: paged(videoCard),
})

export const listVideoConferences = endpoint({
  summary: 'Public conferences of which there are videos, the latest first',
  method: 'GET',
  path: '/apic/video/conferences',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ id: z.int(), title: z.string(), videos: z.int() })),
  }),
})
export type VideoConference = z.infer<(typeof listVideoConferences)['output']>['list'][number]

export const listNews = endpoint({
  summary: 'Headlines, newest first',
  method: 'GET',
  path: '/apic/news/list',
  access: 'anyone',
  input: z.object({
    /** Words of the title or the summary, in either language. */
    q: optionalLine(longestQuery),
    ...page,
  }),
  output: paged(newsCard),
})
