import type { MemberChoice } from '../../components/live/Live/MemberMenu.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import type { MemberDeed } from '../../machines/memberMenu/memberMenu.types.ts'

/** Command of each choice; being made host is another flow. */
export const deeds: Readonly<Record<Exclude<MemberChoice, 'appoint'>, MemberDeed>> = {
  mute: { kind: 'mute', minutes: null },
  muteAWhile: { kind: 'mute', minutes: 10 },
  unmute: { kind: 'unmute' },
  invite: { kind: 'invite' },
  closeMicrophone: { kind: 'closeMicrophone' },
  takeDown: { kind: 'takeDown' },
  sweep: { kind: 'sweep' },
  remove: { kind: 'remove' },
}

/** The deputy of an absent host cannot mute or remove members. */
export const offeredFor = ({ userId }: RoomUser, { me, room }: RoomView): MemberChoice[] => {
  const isHost = room.anchor.userId === me.userId
  // A host can only close the funder's microphone.
  if (userId === room.funder?.userId) return isHost && room.funderMicStatus ? ['closeMicrophone'] : []
  const isGuest = room.linkMic?.user.userId === userId
  const isMuted = room.memberMuted[userId] !== undefined
  const isOngoing = room.liveStage === 'ongoing'
  const hosts: MemberChoice[] = isMuted
    ? ['unmute', 'sweep', 'remove']
    : ['mute', 'muteAWhile', 'sweep', 'remove']
  return [
    ...(isHost ? hosts : []),
    ...(isGuest && isHost && room.linkMic?.muted === false ? (['closeMicrophone'] as const) : []),
    ...(isGuest ? (['takeDown'] as const) : []),
    ...(!isGuest && isOngoing ? (['invite'] as const) : []),
    'appoint',
  ]
}
