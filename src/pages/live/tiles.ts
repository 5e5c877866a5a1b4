import type { LiveMedia, RoomView } from '../../contract/room/ports.ts'
import type { RoomUser } from '../../contract/room/state.ts'

export type Place = Parameters<LiveMedia['attach']>[0]

export interface Shown {
  readonly place: Place
  /** Null: the shared screen. */
  readonly user: RoomUser | null
  readonly isOwn: boolean
}

/** Pictures of the rtc line, the largest first: the screen, the host, the guest on stage. One's own come from the camera itself. */
export const shownOf = ({ me, room }: Pick<RoomView, 'me' | 'room'>): Shown[] => {
  const isHost = me.userId === room.anchor.userId
  const guest = room.linkMic?.user ?? null
  const isGuest = guest?.userId === me.userId
  return [
    ...(room.screenOn
      ? [{ place: isHost ? ('screenPreview' as const) : ('V1' as const), user: null, isOwn: false }]
      : []),
    { place: isHost ? ('preview' as const) : ('V0' as const), user: room.anchor, isOwn: isHost },
    ...(guest === null
      ? []
      : [{ place: isGuest ? ('preview' as const) : ('V2' as const), user: guest, isOwn: isGuest }]),
  ]
}
