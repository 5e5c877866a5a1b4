import type { RoomEvent } from './events.ts'
import type { MediaRole } from './ports.ts'
import type { RoomRole, RoomState } from './state.ts'

export interface Viewer {
  readonly userId: string
  readonly role: RoomRole
}

/** The host and the funder see every hand, mute and removal. */
export const isManager = (viewer: Viewer): boolean => viewer.role === 'anchor' || viewer.role === 'funder'

/** Present role of a user in a room; powers follow from nothing else. */
export const roleIn = (state: Pick<RoomState, 'anchor' | 'funder'>, userId: string): RoomRole => {
  if (state.anchor.userId === userId) return 'anchor'
  if (state.funder?.userId === userId) return 'funder'
  return userId.startsWith('g_') ? 'guest' : 'member'
}

/** Media that a user may send; the server decides it anyway, and refuses a funder whose microphone is off. */
export const mediaRoleIn = (
  {
    anchor,
    funder,
    funderMicStatus,
    linkMic,
  }: Pick<RoomState, 'anchor' | 'funder' | 'funderMicStatus' | 'linkMic'>,
  userId: string,
): MediaRole => {
  if (anchor.userId === userId) return 'anchor'
  if (funder?.userId === userId) return funderMicStatus ? 'funder' : 'audience'
  return linkMic?.user.userId === userId ? 'guest' : 'audience'
}

/** Whether others would lose a user's picture or voice, if their page were closed now. */
export const isOnAir = (state: RoomState, userId: string): boolean =>
  state.liveStage === 'ongoing' && mediaRoleIn(state, userId) !== 'audience'

/** The host, and the funder while the host is away. */
export const isInCharge = ({
  me,
  room,
}: {
  readonly me: Pick<Viewer, 'userId'>
  readonly room: Pick<RoomState, 'anchor' | 'anchorOnline' | 'funder'>
}): boolean => me.userId === room.anchor.userId || (me.userId === room.funder?.userId && !room.anchorOnline)

/** Part of the state that a viewer may know. */
export const viewOf = (state: RoomState, viewer: Viewer): RoomState => {
  if (isManager(viewer)) return state
  const { userId } = viewer
  const mute = state.memberMuted[userId]
  return {
    ...state,
    memberMuted: mute === undefined ? {} : { [userId]: mute },
    hands: state.hands.filter(({ user }) => user.userId === userId),
    missedHands: state.missedHands.filter(({ user }) => user.userId === userId),
    appointment: state.appointment?.to.userId === userId ? state.appointment : null,
    removed: state.removed.filter((user) => user.userId === userId),
  }
}

/** Part of an event that a viewer may know; the number stays. */
export const eventFor = (event: RoomEvent, viewer: Viewer): RoomEvent => {
  const about = personIn(event)
  if (about === null || about === viewer.userId || isManager(viewer)) return event
  return { s: event.s, at: event.at, t: 'nothing', d: {} }
}

/** The person concerned by an event with restricted visibility; null: visible to all. */
const personIn = (event: RoomEvent): string | null => {
  if (event.t === 'hand') return event.d.hand.user.userId
  if (event.t === 'handOver' || event.t === 'memberMute' || event.t === 'removed' || event.t === 'restored')
    return event.d.user.userId
  if (event.t === 'appointed') return event.d.appointment.to.userId
  if (event.t === 'appointmentOver') return event.d.to.userId
  return null
}
