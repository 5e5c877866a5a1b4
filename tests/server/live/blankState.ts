import type { LivePlan } from '../../../server/live/liveAccess.ts'
import type { RoomState, RoomUser } from '../../../src/contract/room/state.ts'

export const person = (id: number | string): RoomUser => ({
  userId: typeof id === 'number' ? `u_${id}` : id,
  userName: `Person ${id}`,
  userAvatar: '',
})

/** A room of host u_1 and funder u_2 in which nothing has happened. */
export const blankState: RoomState = {
  roomId: '1',
  seq: 0,
  epoch: 1,
  roomName: 'Room',
  liveStage: 'not_started',
  pausedBy: null,
  startedAt: null,
  anchor: person(1),
  anchorOnline: true,
  funder: person(2),
  funderMicStatus: false,
  groupMuted: false,
  memberMuted: {},
  hands: [],
  missedHands: [],
  linkMic: null,
  linkMicWaitTime: 10,
  appointment: null,
  removed: [],
  screenOn: false,
  max_user: 100,
  images: { bg_image: '', cloud_bg_image: '', out_pop_image: '', live_image: '' },
  clarityLimit: { maxHeight: 1080, maxKbps: 2000 },
  playerDomain: '',
  playStreamType: 'hls',
  cdn: null,
}

/** Plan of a live for everyone, unchanged. */
export const blankPlan: LivePlan = {
  version: 0,
  conferenceId: null,
  access: 'public',
  accessTypes: [],
  anchorId: null,
  funderId: null,
}
