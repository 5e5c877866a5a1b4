import type { VideoProfile } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'

/** The profile within what the room allows (LIVE-03); the picture keeps its shape, and its sides stay even for the encoder. */
export const clampProfile = (
  profile: VideoProfile,
  { maxHeight, maxKbps }: RoomState['clarityLimit'],
): VideoProfile => {
  const height = Math.min(profile.height, maxHeight)
  const width = 2 * Math.round((profile.width * height) / profile.height / 2)
  return { ...profile, width, height, kbps: Math.min(profile.kbps, maxKbps) }
}
