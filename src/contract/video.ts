import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import { instant } from './times.ts'

/** Videos that a member may watch without paying (MEM-02; the number is decided). One video counts once, for ever. */
export const freeViews = 10

/** This member's rights on a video. */
const memberRights = z.object({
  /** It opens without spending anything: a free view was spent on it, or it never counts. */
  unlocked: z.boolean(),
  /** Seconds; where the member stopped. */
  position: z.int(),
  free_left: z.int(),
})

export const videoDetails = z.object({
  id: z.int(),
  title: z.string(),
  speaker: z.string(),
  /** Seconds. */
  duration: z.int(),
  views: z.int(),
  cover: z.string(),
  published_at: z.string(),
  /** Watching it counts against the free views. */
  is_free: z.boolean(),
  /** There is something to play. */
  has_recording: z.boolean(),
  /** The live that it is the recording of. */
  live_id: z.nullable(z.int()),
  /** Whether the visitor has collected it; false for a guest. */
  collected: z.boolean(),
  /** Null for guests. */
  member: z.nullable(memberRights),
})
export type VideoDetails = z.infer<typeof videoDetails>

export const getVideo = endpoint({
  summary: 'One video, and for a member whether it can be watched',
  method: 'GET',
  path: '/apic/video/info',
  access: 'anyone',
  input: z.object({ video_id: positiveId }),
  output: videoDetails,
})

export const openVideo = endpoint({
  summary: 'Watch a video: spends a free view the first time, never a second one',
  method: 'POST',
  path: '/api/video/open',
  access: 'member',
  input: z.object({ video_id: positiveId }),
  output: z.object({
    /** Path of the HLS playlist on this site; played with the session's cookies. */
    playlist: z.string(),
    /** Seconds. */
    position: z.int(),
    free_left: z.int(),
    /** The server's time; later positions refer to it. */
    opened_at: z.string(),
  }),
})

export const saveVideoPosition = endpoint({
  summary: 'Where the member stopped; of several the newest counts, however they arrive',
  method: 'POST',
  path: '/api/video/position',
  access: 'member',
  needsConsent: false,
  input: z.object({
    video_id: positiveId,
    /** Seconds. */
    position: integerField(0, 864_000),
    /** On the server's clock, counted from `opened_at`. */
    at: instant(),
  }),
  output: z.object({ position: z.int() }),
})
