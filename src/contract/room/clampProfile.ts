import type { VideoProfile } from './ports.ts'
import type { RoomState } from './state.ts'

/** A profile within the limits of the room (LIVE-03); the picture keeps its shape, and its sides stay even for the encoder. */
export const clampProfile = (
  profile: VideoProfile,
  limit: RoomState['clarityLimit'] | undefined,
): VideoProfile => {
  if (limit === undefined) return profile
  const height = Math.min(profile.height, limit.maxHeight)
  const width = 2 * Math.round((profile.width * height) / profile.height / 2)
  return { ...profile, width, height, kbps: Math.min(profile.kbps, limit.maxKbps) }
}
