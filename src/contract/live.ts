import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, optionalLine, page, paged, positiveId } from './fields.ts'
import { liveStage, roomRole, roomUser } from './room/state.ts'
import { integerField } from './numbers.ts'

export const liveInfo = z.object({
  id: z.int(),
  /** In the visitor's language where there is one. */
  title: z.string(),
  /** As the room is called until its host calls it otherwise. */
  own_title: z.string(),
  speaker: z.string(),
  status: liveStage,
  starts_at: z.string(),
  /** IANA name, `Asia/Shanghai`: that of its conference. */
  time_zone: z.string(),
  cover: z.string(),
  /** LIVE-08. */
  max_user: z.int(),
  /** People in the room now. */
  member_count: z.int(),
  /** The conference that it belongs to. */
  conference_id: z.nullable(z.int()),
  /** Its recording, once it is over. */
  video_id: z.nullable(z.int()),
  /** It does not take place. */
  is_cancelled: z.boolean(),
  /** Start before the rescheduling; null: not rescheduled while it was announced. */
  rescheduled_from: z.nullable(z.string()),
})

export const getLiveInfo = endpoint({
  origin: 'API-24',
  summary: 'What a visitor may know of one live (decided)',
  method: 'GET',
  path: '/apic/live/info',
  access: 'anyone',
  input: z.object({ live_id: positiveId }),
  output: liveInfo,
})

const historyEntry = {
  id: z.int(),
  title: z.string(),
  speaker: z.string(),
  cover: z.string(),
  watched_at: z.string(),
}

export const watchedVideo = z.object({
  ...historyEntry,
  /** Seconds. */
  duration: z.int(),
  /** Seconds; where the member stopped. */
  position: z.int(),
})
export type WatchedVideo = z.infer<typeof watchedVideo>

export const watchedLive = z.object({
  ...historyEntry,
  status: liveStage,
  /** Its recording, once it is over. */
  video_id: z.nullable(z.int()),
})
export type WatchedLive = z.infer<typeof watchedLive>

export const listVideoHistory = endpoint({
  origin: 'API-31',
  summary: 'Videos that the member watched (decided)',
  method: 'POST',
  path: '/api/conf/get_video_history',
  access: 'member',
  needsConsent: false,
  input: z.object(page),
  output: paged(watchedVideo),
})

export const listLiveHistory = endpoint({
  origin: 'API-32',
  summary: 'Lives that the member watched (decided)',
  method: 'POST',
  path: '/api/live/history_live_list',
  access: 'member',
  needsConsent: false,
  input: z.object(page),
  output: paged(watchedLive),
})

/** A guest's proof to be the same guest as before; from `joinLiveRoom`. */
const guest = optionalLine(400)

export const getUserSig = endpoint({
  origin: 'API-33',
  summary: 'Signatures for the media and chat engines, where Tencent carries them (decided)',
  method: 'POST',
  path: '/api/tencent/get_user_sig',
  access: 'anyone',
  input: z.object({ live_id: positiveId, guest }),
  output: z.object({
    kind: z.literal(['embedded', 'tencent']),
    sdkAppId: z.int(),
    userId: z.string(),
    /** Empty when embedded. */
    userSig: z.string(),
    /** Seconds. */
    expire: z.int(),
    /** Permissions of this person in the room, valid for 300 s; empty when the console's switch is off. */
    privateMapKey: z.string(),
    strRoomId: z.string(),
    groupId: z.string(),
    playerDomain: z.string(),
    streamId: z.string(),
  }),
})

/**
 * The room at the entrance, by the names of the specification (LIVE-06); from then on the socket sends changes
 * (room/wire.ts).
 */
export const liveRoom = z.object({
  roomId: z.string(),
  roomName: z.string(),
  liveStage,
  lineType: z.literal(['rtc', 'cdn']),
  userInfo: roomUser,
  anchorUserId: z.string(),
  funderUserId: z.nullable(z.string()),
  memberList: z.array(roomUser),
  memberCount: z.int(),
  groupMuted: z.boolean(),
  memberMuted: z.boolean(),
  linkMicUserId: z.nullable(z.string()),
  funderMicStatus: z.boolean(),
  /** Seconds (MIC-01). */
  linkMicWaitTime: z.int(),
  max_user: z.int(),
  bg_image: z.string(),
  cloud_bg_image: z.string(),
  out_pop_image: z.string(),
  live_image: z.string(),
  playerDomain: z.string(),
  playStreamType: z.literal(['hls', 'flv', 'leb']),
  clarityLimit: z.object({ maxHeight: z.int(), maxKbps: z.int() }),
})

const entrance = {
  /** For the socket's first frame; once, within 60 s. */
  ticket: z.string(),
  /** Path of the socket on this site. */
  socket: z.string(),
  kind: z.literal(['embedded', 'tencent']),
  role: roomRole,
  room: liveRoom,
}

/** 1: also where the member is on air on another page, which then closes its camera and microphone. */
const takeOver = z.optional(flag)

export const joinLiveRoom = endpoint({
  origin: 'API-34',
  summary: 'Enter a live room: a ticket for its socket (decided)',
  method: 'POST',
  path: '/api/live/join_live_room',
  access: 'anyone',
  input: z.object({ live_id: positiveId, guest, take_over: takeOver }),
  output: z.object({
    ...entrance,
    /** Guests send it with the next entrance and stay the same guest; null for members. */
    guest: z.nullable(z.string()),
  }),
})

export const joinLiveRehearsal = endpoint({
  summary:
    'Enter the rehearsal of a live that has not begun, for its host, its funder and those of the team who make lives; for everybody else there is none',
  method: 'POST',
  path: '/api/live/join_live_rehearsal',
  access: 'member',
  input: z.object({ live_id: positiveId, take_over: takeOver }),
  output: z.object(entrance),
})

const epoch = z.optional(integerField())

export const updateLiveAnchor = endpoint({
  origin: 'API-35',
  summary: 'Ask a member to become the host (decided)',
  method: 'POST',
  path: '/api/live/update_live_anchor',
  access: 'member',
  input: z.object({ live_id: positiveId, user_id: positiveId, epoch }),
  output: z.null(),
})

export const removeUser = endpoint({
  origin: 'API-36',
  summary: 'Remove a person from a live (decided)',
  method: 'POST',
  path: '/api/live/remove_user',
  access: 'member',
  input: z.object({ live_id: positiveId, user_id: positiveId, epoch }),
  output: z.null(),
})

export const updateLiveStatus = endpoint({
  origin: 'API-37',
  summary: 'Start, pause or end a live (decided)',
  method: 'POST',
  path: '/api/live/update_live_status',
  access: 'member',
  input: z.object({ live_id: positiveId, status: liveStage, epoch }),
  output: z.null(),
})

export const updateSetStatus = endpoint({
  origin: 'API-38',
  summary: 'Mute or unmute everybody, or one member (decided)',
  method: 'POST',
  path: '/api/live/update_set_status',
  access: 'member',
  input: z.object({ live_id: positiveId, user_id: z.optional(positiveId), muted: flag, epoch }),
  output: z.null(),
})

export const getMp3 = endpoint({
  origin: 'API-39',
  summary: 'The sound that announces a live (decided)',
  method: 'POST',
  path: '/api/tencent/get_mp3',
  access: 'anyone',
  input: z.object({ live_id: positiveId }),
  output: z.object({ url: z.string() }),
})
