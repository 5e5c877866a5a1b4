import type { RoomFact } from './events.ts'
import type { RoomState, RoomUser } from './state.ts'
import { isRehearsal } from './rehearsal.ts'
import {
  appointmentOver,
  handOver,
  isOpenHand,
  leavingHands,
  linkMicOver,
  memberMute,
  screenTurned,
} from './decide.ts'

/** Milliseconds that a room waits for a user with a lost connection. */
export interface Patience {
  /** Then the live is paused. */
  readonly hostMs: number
  /** Then the place on stage is free again. */
  readonly guestMs: number
}

/** Time for a guest on stage to be heard after the host's acceptance. */
export const connectingMs = 15_000
/** Time in which a lost connection can be resumed. */
export const sessionMs = 30_000
/** A host with a broken connection counts as away after this: most reconnect at once. */
export const hostGraceMs = 3000

/**
 * Events caused by time alone. `awaySince`: time since a user's connection is lost, null for a person who is here. A
 * live with a lost host is paused; it never ends by itself, as a rehearsal does. Pure.
 */
export const tick = (
  state: RoomState,
  now: number,
  awaySince: (userId: string) => number | null,
  { hostMs, guestMs }: Patience,
): RoomFact[] => {
  if (state.liveStage === 'ended') return []
  if (state.rehearsalUntil !== undefined && state.rehearsalUntil <= now)
    return [{ t: 'stage', d: { liveStage: 'ended', by: 'time' } }]
  const facts: RoomFact[] = state.hands
    .filter((hand) => !isOpenHand(hand, now))
    .map((hand) => handOver(hand, 'expired'))
  const { appointment, linkMic, anchor, funder } = state
  if (appointment !== null && appointment.expiresAt <= now)
    facts.push(appointmentOver(appointment.to, 'expired'))
  if (linkMic !== null) {
    const away = awaySince(linkMic.user.userId)
    if (away !== null && now - away >= guestMs) facts.push(linkMicOver(linkMic.user, 'lost'))
    else if (linkMic.phase === 'connecting' && now - linkMic.at >= connectingMs)
      facts.push(linkMicOver(linkMic.user, 'failed'))
  }
  for (const [userId, until] of Object.entries(state.memberMuted)) {
    if (until !== null && until <= now)
      facts.push(memberMute({ userId, userName: '', userAvatar: '' }, false, null))
  }
  if (funder !== null && state.funderMicStatus) {
    const gone = awaySince(funder.userId)
    // Also after a restart, which loses the sessions and their ends.
    if (gone !== null && now - gone >= sessionMs) facts.push({ t: 'funderMic', d: { on: false } })
  }
  const away = awaySince(anchor.userId)
  if (away !== null && now - away >= hostGraceMs) {
    if (state.anchorOnline) facts.push({ t: 'anchorOnline', d: { online: false } })
    // Also after a restart, which loses the sessions and their ends.
    if (now - away >= sessionMs) facts.push(...screenTurned(state, false))
    // A rehearsal goes on without its host.
    if (state.liveStage === 'ongoing' && !isRehearsal(state) && now - away >= hostMs)
      facts.push({ t: 'stage', d: { liveStage: 'paused', by: 'hostLost' } })
  }
  return facts
}

/** A user has connected (again). */
export const joined = (state: RoomState, userId: string): RoomFact[] =>
  state.liveStage !== 'ended' && state.anchor.userId === userId && !state.anchorOnline
    ? [{ t: 'anchorOnline', d: { online: true } }]
    : []

/** A user has left, or was away for so long that the session is over. */
export const left = (state: RoomState, user: RoomUser): RoomFact[] => {
  if (state.liveStage === 'ended') return []
  const { userId } = user
  return [
    ...leavingHands(state, userId, 'left'),
    ...(state.linkMic?.user.userId === userId ? [linkMicOver(state.linkMic.user, 'lost')] : []),
    ...(state.appointment?.to.userId === userId ? [appointmentOver(state.appointment.to, 'left')] : []),
    ...(state.funder?.userId === userId && state.funderMicStatus
      ? [{ t: 'funderMic', d: { on: false } } as const]
      : []),
    ...(state.anchor.userId === userId && state.anchorOnline
      ? [{ t: 'anchorOnline', d: { online: false } } as const]
      : []),
    ...(state.anchor.userId === userId ? screenTurned(state, false) : []),
  ]
}
