import type { RoomState } from '../../../contract/room/state.ts'
import type { Slot } from '../../../contract/room/wire.ts'

/** A stream of the SDK. */
export type StreamType = 'main' | 'sub'

type Seats = Pick<RoomState, 'anchor' | 'funder' | 'linkMic' | 'funderMicStatus'>

/** Slot of a user's picture; null: without a seat it is not shown. */
export const pictureSlot = (room: Seats, userId: string, stream: StreamType): Slot | null => {
  if (userId === room.anchor.userId) return stream === 'sub' ? 'V1' : 'V0'
  return userId === room.linkMic?.user.userId && stream === 'main' ? 'V2' : null
}

/** Slot of a user's voice; null: not to be heard, also when muted by the host (MUTE-01). */
export const voiceSlot = (room: Seats, userId: string): Slot | null => {
  if (userId === room.anchor.userId) return 'A0'
  if (userId === room.linkMic?.user.userId) return room.linkMic.muted ? null : 'A1'
  return userId === room.funder?.userId && room.funderMicStatus ? 'A2' : null
}
