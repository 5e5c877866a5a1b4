import { rehearsalLeadMs, rehearsalOf } from '../../../src/contract/room/rehearsal.ts'
import type { RoomState, RoomUser } from '../../../src/contract/room/state.ts'
import type { lives } from '../../db/schema/catalogue.ts'

export interface Live {
  readonly row: typeof lives.$inferSelect
  readonly anchor: RoomUser
  readonly funder: RoomUser | null
}

/** LIVE-03: as much as the host's camera gives. */
const clarityLimit = { maxHeight: 1080, maxKbps: 2000 }

/** A room before the first entrance. */
export const initialState = ({ row, anchor, funder }: Live, playerDomain: string): RoomState => ({
  roomId: String(row.id),
  seq: 0,
  epoch: 1,
  roomName: row.title,
  liveStage: row.status,
  pausedBy: row.status === 'paused' ? 'anchor' : null,
  startedAt: row.status === 'not_started' ? null : row.startsAt.getTime(),
  anchor,
  anchorOnline: false,
  funder,
  funderMicStatus: false,
  groupMuted: false,
  memberMuted: {},
  hands: [],
  missedHands: [],
  linkMic: null,
  linkMicWaitTime: row.linkMicWait,
  appointment: null,
  removed: [],
  screenOn: false,
  max_user: row.maxUser,
  images: {
    bg_image: row.bgImage,
    cloud_bg_image: row.cloudBgImage,
    out_pop_image: row.outPopImage,
    live_image: row.cover,
  },
  clarityLimit,
  playerDomain,
  playStreamType: 'hls',
  cdn: null,
})

/** As many as a team has; who runs a live of five people may be more of them. */
const rehearsalPlaces = 100

/** When rehearsals of a live end. Milliseconds since 1970. */
export const rehearsalEnd = ({ startsAt }: Pick<Live['row'], 'startsAt'>): number =>
  startsAt.getTime() - rehearsalLeadMs

/** A rehearsal before the first entrance: it goes on at once, so that host, funder and team see and hear one another. */
export const rehearsalState = (live: Live, now: number): RoomState => ({
  ...initialState(live, ''),
  roomId: String(rehearsalOf(live.row.id)),
  rehearsalUntil: rehearsalEnd(live.row),
  liveStage: 'ongoing',
  startedAt: now,
  max_user: rehearsalPlaces,
})
