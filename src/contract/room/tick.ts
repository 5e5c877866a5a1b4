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

/** Milliseconds that a room waits for somebody whose connection is lost. */
export interface Patience {
  /** Then the live is paused. */
  readonly hostMs: number
  /** Then the place on stage is free again. */
  readonly guestMs: number
}

/** How long a guest on stage has to be heard after the host said yes. */
export const connectingMs = 15_000
/** How long a lost connection can be resumed. */
export const sessionMs = 30_000
/** A host whose connection breaks is called away after this: most are back at once. */
export const hostGraceMs = 3000

/**
 * What time alone brings. `awaySince`: since when somebody's connection is lost, null for a person who is here. A live whose host
 * is lost is paused; it never ends by itself, as a rehearsal does. Pure.
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
    // Also after a restart, which forgets the sessions whose end would say so.
    if (gone !== null && now - gone >= sessionMs) facts.push({ t: 'funderMic', d: { on: false } })
  }
  const away = awaySince(anchor.userId)
  if (away !== null && now - away >= hostGraceMs) {
    if (state.anchorOnline) facts.push({ t: 'anchorOnline', d: { online: false } })
    // Also after a restart, which forgets the sessions whose end would say so.
    if (now - away >= sessionMs) facts.push(...screenTurned(state, false))
    // A rehearsal goes on without its host.
    if (state.liveStage === 'ongoing' && !isRehearsal(state) && now - away >= hostMs)
      facts.push({ t: 'stage', d: { liveStage: 'paused', by: 'hostLost' } })
  }
  return facts
}

/** Somebody is connected (again). */
export const joined = (state: RoomState, userId: string): RoomFact[] =>
  state.liveStage !== 'ended' && state.anchor.userId === userId && !state.anchorOnline
    ? [{ t: 'anchorOnline', d: { online: true } }]
    : []

/** Somebody has left, or was away for so long that the session is over. */
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
