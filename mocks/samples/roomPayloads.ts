import type { RoomView } from '../../src/contract/room/ports.ts'
import type { RoomState, RoomUser } from '../../src/contract/room/state.ts'

export const host: RoomUser = { userId: 'u_1', userName: '陈思远', userAvatar: '' }
export const member: RoomUser = { userId: 'u_7', userName: '林晓', userAvatar: '' }

const roomState: RoomState = {
  roomId: '1',
  seq: 4,
  epoch: 1,
  roomName: '大会报告',
  liveStage: 'ongoing',
  pausedBy: null,
  startedAt: 0,
  anchor: host,
  anchorOnline: true,
  funder: null,
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

export const roomView = (change: Partial<RoomState> = {}): RoomView => ({
  me: { ...member, role: 'member' },
  room: { ...roomState, ...change },
  members: { count: 2, list: [host, member] },
  clockOffset: 0,
})
