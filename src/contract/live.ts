import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, page, paged, positiveId } from './fields.ts'

/** LIVE-01. */
export const liveStatus = z.literal(['not_started', 'ongoing', 'paused', 'ended'])

export const liveInfo = z.object({
  id: z.int(),
  title: z.string(),
  speaker: z.string(),
  status: liveStatus,
  starts_at: z.string(),
  cover: z.string(),
  /** LIVE-08. */
  max_user: z.int(),
})

export const getLiveInfo = endpoint({
  origin: 'API-24',
  summary: 'What a visitor may know of one live (decided)',
  method: 'GET',
  path: '/apic/live/info',
  input: z.object({ live_id: positiveId }),
  output: liveInfo,
})

const historyEntry = z.object({ id: z.int(), title: z.string(), cover: z.string(), watched_at: z.string() })

export const listVideoHistory = endpoint({
  origin: 'API-31',
  summary: 'Videos that the member watched (decided)',
  method: 'POST',
  path: '/api/conf/get_video_history',
  input: z.object(page),
  output: paged(historyEntry),
  access: 'member',
})

export const listLiveHistory = endpoint({
  origin: 'API-32',
  summary: 'Lives that the member watched (decided)',
  method: 'POST',
  path: '/api/live/history_live_list',
  input: z.object(page),
  output: paged(historyEntry),
  access: 'member',
})

export const getUserSig = endpoint({
  origin: 'API-33',
  summary: 'A signature for the media and chat engines (decided)',
  method: 'POST',
  path: '/api/tencent/get_user_sig',
  input: z.object({ live_id: positiveId }),
  output: z.object({ sdk_app_id: z.int(), user_id: z.string(), user_sig: z.string(), expires_in: z.int() }),
  access: 'member',
})

const memberOfRoom = z.object({ userId: z.string(), userName: z.string(), userAvatar: z.string() })

/** The room as the server knows it (LIVE-06); `stage` and media details belong to the realtime hub. */
export const liveRoom = z.object({
  roomId: z.string(),
  roomName: z.string(),
  liveStage: liveStatus,
  lineType: z.literal(['rtc', 'cdn']),
  userInfo: memberOfRoom,
  anchorUserId: z.string(),
  funderUserId: z.nullable(z.string()),
  memberList: z.array(memberOfRoom),
  memberCount: z.int(),
  groupMuted: z.boolean(),
  memberMuted: z.boolean(),
  /** Seconds (MIC-01). */
  linkMicWaitTime: z.int(),
  max_user: z.int(),
  bg_image: z.string(),
  cloud_bg_image: z.string(),
  out_pop_image: z.string(),
  live_image: z.string(),
  playerDomain: z.string(),
})

export const joinLiveRoom = endpoint({
  origin: 'API-34',
  summary: 'Enter a live room (decided)',
  method: 'POST',
  path: '/api/live/join_live_room',
  input: z.object({ live_id: positiveId }),
  output: liveRoom,
  access: 'member',
})

export const updateLiveAnchor = endpoint({
  origin: 'API-35',
  summary: 'Appoint a new host (decided)',
  method: 'POST',
  path: '/api/live/update_live_anchor',
  input: z.object({ live_id: positiveId, user_id: positiveId }),
  output: z.null(),
  access: 'member',
})

export const removeUser = endpoint({
  origin: 'API-36',
  summary: 'Remove a person from a live (decided)',
  method: 'POST',
  path: '/api/live/remove_user',
  input: z.object({ live_id: positiveId, user_id: positiveId }),
  output: z.null(),
  access: 'member',
})

export const updateLiveStatus = endpoint({
  origin: 'API-37',
  summary: 'Start, pause or end a live (decided)',
  method: 'POST',
  path: '/api/live/update_live_status',
  input: z.object({ live_id: positiveId, status: liveStatus }),
  output: z.null(),
  access: 'member',
})

export const updateSetStatus = endpoint({
  origin: 'API-38',
  summary: 'Mute or unmute everybody, or one member (decided)',
  method: 'POST',
  path: '/api/live/update_set_status',
  input: z.object({ live_id: positiveId, user_id: z.optional(positiveId), muted: flag }),
  output: z.null(),
  access: 'member',
})

export const getMp3 = endpoint({
  origin: 'API-39',
  summary: 'The sound of a recorded live as a file (decided)',
  method: 'POST',
  path: '/api/tencent/get_mp3',
  input: z.object({ live_id: positiveId }),
  output: z.object({ url: z.string() }),
  access: 'member',
})
