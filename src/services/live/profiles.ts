import type { VideoProfile } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'

/** A profile within what the room allows; width keeps the proportion (LIVE-03). */
export const clampProfile = (
  profile: VideoProfile,
  limit: RoomState['clarityLimit'] | undefined,
): VideoProfile => {
  if (limit === undefined) return profile
  const height = Math.min(profile.height, limit.maxHeight)
  // Encoders want even numbers.
  const width = 2 * Math.round((profile.width * height) / profile.height / 2)
  return { ...profile, width, height, kbps: Math.min(profile.kbps, limit.maxKbps) }
}
