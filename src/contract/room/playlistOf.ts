import type { RoomState } from './state.ts'

/** The live's name at Tencent's cdn. */
export const streamIdOf = (roomId: string): string => `live_${roomId}`

/**
 * Address that the cdn line plays; null: nothing is sent. Our own media report the address when there is something to
 * play; at Tencent it follows from the room's names, and the player finds out by itself whether a stream exists.
 */
export const playlistOf = ({
  cdn,
  epoch,
  liveStage,
  playerDomain,
  playStreamType,
  roomId,
}: Pick<
  RoomState,
  'cdn' | 'epoch' | 'liveStage' | 'playerDomain' | 'playStreamType' | 'roomId'
>): RoomState['cdn'] => {
  if (cdn !== null) return cdn
  // The player plays HLS and nothing else.
  if (playerDomain === '' || playStreamType !== 'hls' || liveStage !== 'ongoing') return null
  return { url: `https://${playerDomain}/live/${streamIdOf(roomId)}.m3u8`, epoch }
}
