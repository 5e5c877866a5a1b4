/** Place of a field of the specification's live-room state, and of its display. */
export interface Place {
  /** Field of the state that everybody shares, or one of its images. */
  readonly room?: string
  /** Field of the list of people. */
  readonly member?: string
  /** Server's view of the connected member. */
  readonly me?: true
  readonly machine?: 'guestMic' | 'playback' | 'stage' | 'streamMode'
  /** A default of the device's own settings. */
  readonly device?: 'cameraProfile' | 'screenProfile' | 'beautyDefault'
  /** False: not sent on entering, but known or decided by the device. */
  readonly entry?: false
  /** Source that shows or obeys it; names it. */
  readonly shown: string
}

/** Section 3 of the specification, name by name (LIVE-06). */
export const roomFields = {
  liveStage: { room: 'liveStage', machine: 'stage', shown: 'components/live/Live/StageChip.tsx' },
  lineType: { machine: 'streamMode', shown: 'components/live/LivePlayer/StreamSwitch.tsx' },
  playState: { machine: 'playback', entry: false, shown: 'components/live/LivePlayer/PlayerBar.tsx' },
  roomId: { room: 'roomId', shown: 'pages/live/StageCovering.tsx' },
  roomName: { room: 'roomName', shown: 'pages/live/OpenRoom.tsx' },
  userInfo: { me: true, shown: 'components/live/Live/MemberList.tsx' },
  anchorUserId: { room: 'anchor', shown: 'components/live/Live/MemberList.tsx' },
  funderUserId: { room: 'funder', shown: 'components/live/Live/MemberList.tsx' },
  memberList: { member: 'list', shown: 'components/live/Live/MemberList.tsx' },
  memberCount: { member: 'count', shown: 'components/live/Live/RoomHead.tsx' },
  groupMuted: { room: 'groupMuted', shown: 'pages/live/chatBar.ts' },
  memberMuted: { room: 'memberMuted', shown: 'components/live/Live/MemberList.tsx' },
  linkMicList: { room: 'hands', entry: false, shown: 'pages/live/Hands.tsx' },
  linkMicUserId: { room: 'linkMic', shown: 'components/live/Live/MemberList.tsx' },
  isLinkedMic: { machine: 'guestMic', entry: false, shown: 'components/live/Live/HandPanel.tsx' },
  funderMicStatus: { room: 'funderMicStatus', shown: 'pages/live/useFunderMic.ts' },
  linkMicWaitTime: { room: 'linkMicWaitTime', shown: 'pages/live/Hands.tsx' },
  max_user: { room: 'max_user', shown: 'components/live/Live/MemberList.tsx' },
  bg_image: { room: 'bg_image', shown: 'pages/live/OpenRoom.tsx' },
  cloud_bg_image: { room: 'cloud_bg_image', shown: 'pages/live/Player.tsx' },
  out_pop_image: { room: 'out_pop_image', shown: 'pages/live/Leaving.tsx' },
  live_image: { room: 'live_image', shown: 'components/live/Live/StageCover.tsx' },
  playerDomain: { room: 'playerDomain', shown: 'contract/room/playlistOf.ts' },
  playStreamType: { room: 'playStreamType', shown: 'contract/room/playlistOf.ts' },
  clarityLimit: { room: 'clarityLimit', shown: 'pages/live/Tools.tsx' },
  videoProfile: { device: 'cameraProfile', entry: false, shown: 'services/live/capturePort.ts' },
  screenProfile: { device: 'screenProfile', entry: false, shown: 'pages/live/useScreenShare.ts' },
  beautyParam: { device: 'beautyDefault', entry: false, shown: 'pages/live/Beauty.tsx' },
} as const satisfies Record<string, Place>
