import type { Failure } from '../../contract/failure.ts'
import type { RoomUser } from '../../contract/room/state.ts'

/** Acts of the host on one member. `minutes` null: until a host ends it. */
export type MemberDeed =
  | { kind: 'mute'; minutes: number | null }
  | { kind: 'unmute' }
  | { kind: 'invite' }
  | { kind: 'closeMicrophone' }
  | { kind: 'takeDown' }
  | { kind: 'remove' }
  /** All messages are taken back. */
  | { kind: 'sweep' }

export interface MemberMenuContext {
  /** Member whose menu is open, or null. */
  user: RoomUser | null
  deed: MemberDeed | null
  failure: Failure | null
}

/** The host has become another while the menu was open. */
export type PowerSignal = { type: 'power.lost' }
export type MemberMenuEvent =
  | PowerSignal
  | { type: 'menu.open'; user: RoomUser }
  | { type: 'menu.close' }
  | { type: 'menu.do'; deed: MemberDeed }
  | { type: 'menu.confirm' }
  | { type: 'menu.cancel' }
export type MemberMenuTag = 'busy'

export interface MemberMenuPort {
  watchPower(tell: (signal: PowerSignal) => void): () => void
  /** Rejects with `CallError`. */
  commandMember(userId: string, deed: MemberDeed): Promise<void>
}
