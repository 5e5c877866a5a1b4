import * as z from 'zod/mini'

import { largestInteger } from '../numbers.ts'

/**
 * State shared by all users in a room. The server decides events (`events.ts`), both ends apply them with `advance`, so
 * that a client's state equals the server's as soon as it has the same events. Times are milliseconds since 1970 on the
 * server's clock. Visibility: `view.ts`.
 */
export const liveStages = ['not_started', 'ongoing', 'paused', 'ended'] as const
/** LIVE-01. */
export const liveStage = z.literal(liveStages)
export type LiveStage = z.infer<typeof liveStage>

/** `u_<uid>` for members, `g_<random>` for guests. */
export const roomUserId = z.string().check(
  z.regex(/^(?:u_[1-9]\d{0,9}|g_[\w-]{8,24})$/),
  z.refine((id) => id.startsWith('g_') || Number(id.slice(2)) <= largestInteger),
)

export const roomUser = z.object({ userId: roomUserId, userName: z.string(), userAvatar: z.string() })
export type RoomUser = z.infer<typeof roomUser>

/** A user who may not come back; for a browser, `of` is the person who used it. */
export const removedUser = z.extend(roomUser, { of: z.optional(roomUserId) })

export const roomRoles = ['anchor', 'funder', 'member', 'guest'] as const
export const roomRole = z.literal(roomRoles)
export type RoomRole = z.infer<typeof roomRole>

/** One entry of the link-mic list (MIC-01). `invited`: by the host; the member answers. */
export const hand = z.object({
  req: z.string(),
  user: roomUser,
  status: z.literal(['pending', 'accepted', 'rejected']),
  kind: z.literal(['raised', 'invited']),
  at: z.int(),
  /** The server expires it; clients only count down. Null: it waits until it is answered. */
  expiresAt: z.nullable(z.int()),
})
export type Hand = z.infer<typeof hand>

/** Not answered in time; the host can call back (as `invited`). */
export const missedHand = z.object({ req: z.string(), user: roomUser, at: z.int() })
export type MissedHand = z.infer<typeof missedHand>

/** The guest on stage (MIC-02); `linkMicUserId` is `linkMic.user.userId`. */
export const linkMic = z.object({
  req: z.string(),
  user: roomUser,
  /**
   * `connecting` until the guest's microphone is published; the server takes the seat back after 15 s. `lost`: it was, and its
   * device or connection is away.
   */
  phase: z.literal(['connecting', 'live', 'lost']),
  /** By the host; only the guest opens the microphone again. */
  muted: z.boolean(),
  at: z.int(),
})

/** LIVE-05: the host stays host until the appointed person has accepted. */
export const appointment = z.object({ to: roomUser, at: z.int(), expiresAt: z.int() })

export const roomImages = z.object({
  bg_image: z.string(),
  cloud_bg_image: z.string(),
  out_pop_image: z.string(),
  live_image: z.string(),
})

export const clarityLimit = z.object({ maxHeight: z.int(), maxKbps: z.int() })

export const roomState = z.object({
  /** The live's id as text, with a minus for its rehearsal. */
  roomId: z.string(),
  /** For a rehearsal only: time of its automatic end. */
  rehearsalUntil: z.optional(z.int()),
  /** Number of the last event that is in it. */
  seq: z.int(),
  /** Grows by one with every new host. Commands of the host carry the one they saw, and a stale one is refused. */
  epoch: z.int(),
  roomName: z.string(),
  liveStage,
  /** Cause of the pause; null unless paused. `hostLost`: the host was away for too long. */
  pausedBy: z.nullable(z.literal(['anchor', 'funder', 'hostLost'])),
  /** First start of the live. */
  startedAt: z.nullable(z.int()),
  anchor: roomUser,
  anchorOnline: z.boolean(),
  funder: z.nullable(roomUser),
  /** Whether the funder's microphone is open. */
  funderMicStatus: z.boolean(),
  groupMuted: z.boolean(),
  /** userId → end of the mute, null: until a manager ends it. Managers see all, others their own. */
  memberMuted: z.record(z.string(), z.nullable(z.int())),
  /** The link-mic list, oldest first. Managers see all, others their own. */
  hands: z.array(hand),
  /** Managers see all, others their own. */
  missedHands: z.array(missedHand),
  linkMic: z.nullable(linkMic),
  /** Seconds, 5 … 60 (MIC-01); 0: until the hand is answered. */
  linkMicWaitTime: z.int(),
  /** Managers and the appointed person. */
  appointment: z.nullable(appointment),
  /** Cannot come back to this live (LIVE-04), unless the host undoes it. Managers only. */
  removed: z.array(removedUser),
  screenOn: z.boolean(),
  /** Visitors without an account may not watch (LIVE-04); absent: they may. */
  guestsShut: z.optional(z.boolean()),
  /** The broadcast is recorded and shown to members afterwards; absent: it is not. */
  recorded: z.optional(z.boolean()),
  /** LIVE-08. */
  max_user: z.int(),
  images: roomImages,
  clarityLimit,
  playerDomain: z.string(),
  playStreamType: z.literal(['hls', 'flv', 'leb']),
  /** The cdn line: address of the playlist; null while there is none. A new epoch means: reload it. */
  cdn: z.nullable(z.object({ url: z.string(), epoch: z.int() })),
})
export type RoomState = z.infer<typeof roomState>

/** Presence is sent in bulk and may lag a second behind; it carries no sequence number. */
export const roomMembers = z.object({
  /** All connected users, the host and guests too (LIVE-08). */
  count: z.int(),
  /** The first 100: host, funder, guest on stage, then by arrival; guests are only counted. */
  list: z.array(roomUser),
})
export type RoomMembers = z.infer<typeof roomMembers>

/** The connected member, as the server describes them. */
export const roomMe = z.extend(roomUser, { role: roomRole })
export type RoomMe = z.infer<typeof roomMe>
