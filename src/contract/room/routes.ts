import type { RoomState } from './state.ts'
import type { Slot } from './wire.ts'

/** User (userId) that feeds each slot now; null: none. The table is the permission: a packet of anyone else is dropped. */
export type Routes = { readonly [S in Slot]: string | null }

export interface Routing {
  readonly routes: Routes
  /** False: the host can test camera and microphone without being seen or heard. */
  readonly forward: boolean
  /** The programme shows the host's screen, from and to the moment of the state's change. */
  readonly screen: boolean
}

/** Users allowed to feed each slot, from the state alone (the matrix of publishing). */
export const routesOf = (state: RoomState): Routing => {
  const { liveStage, anchor, funder, funderMicStatus, linkMic } = state
  const isOpen = liveStage !== 'ended'
  const host = isOpen ? anchor.userId : null
  const guest = isOpen && linkMic !== null ? linkMic.user.userId : null
  return {
    routes: {
      V0: host,
      A0: host,
      V1: host,
      A3: host,
      V2: guest,
      A1: linkMic?.muted === true ? null : guest,
      A2: isOpen && funderMicStatus ? (funder?.userId ?? null) : null,
    },
    forward: liveStage === 'ongoing',
    screen: state.screenOn,
  }
}

/** Slots that a user may offer; a muted guest keeps the connection, and not one packet of the sound is passed on. */
export const slotsOf = (state: RoomState, userId: string): readonly Slot[] => [
  ...(state.anchor.userId === userId ? (['V0', 'A0', 'V1', 'A3'] as const) : []),
  ...(state.linkMic?.user.userId === userId ? (['V2', 'A1'] as const) : []),
  ...(state.funder?.userId === userId && state.funderMicStatus ? (['A2'] as const) : []),
]
