import { faultOf } from '../../contract/room/faultOf.ts'
import type { LiveMedia, MediaRole } from '../../contract/room/ports.ts'
import type { PlaybackPort } from '../../machines/playback/playback.types.ts'
import type { StreamModePort } from '../../machines/streamMode/streamMode.types.ts'

/** The lines of one room's media. `role`: as the room has it at that moment. */
export const createLinePort = (media: LiveMedia, role: () => MediaRole): StreamModePort => ({
  runCdn(url, tell) {
    const unwatch = media.on('cdn', ({ state }) => tell({ type: `cdn.${state}` }))
    let isOver = false
    media.setLine('cdn', url).catch(() => {
      if (!isOver) tell({ type: 'cdn.failed' })
    })
    return () => {
      isOver = true
      unwatch()
    }
  },
  runRtc(tell) {
    const stop = new AbortController()
    const unwatch = media.on('connection', ({ state }) => {
      if (state === 'connected') tell({ type: 'rtc.connected' })
      if (state === 'reconnecting') tell({ type: 'rtc.reconnecting' })
      if (state === 'down') tell({ type: 'rtc.down', fault: 'iceFailed' })
    })
    const enter = async () => {
      await media.enter({ role: role(), signal: stop.signal })
      await media.setLine('rtc')
      // A member who had entered before gets no new connection.
      if (!stop.signal.aborted) tell({ type: 'rtc.connected' })
    }
    enter().catch((error: unknown) => {
      if (!stop.signal.aborted) tell({ type: 'rtc.down', fault: faultOf(error) })
    })
    return () => {
      stop.abort()
      unwatch()
    }
  },
})

export const createPlaybackPort = (media: LiveMedia): PlaybackPort => {
  let resume = () => media.play()
  return {
    play: () => media.play(),
    pause: () => media.pause(),
    resume: () => resume(),
    watchAutoplay: (tell) =>
      media.on('autoplayBlocked', (blocked) => {
        resume = () => blocked.resume()
        tell({ type: 'playback.blocked' })
      }),
  }
}
