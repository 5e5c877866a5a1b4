import type { BeautyParam } from '../../../contract/room/ports.ts'
import { stopStream } from '../devices.ts'
import { createBeauty } from './beauty.ts'
import type { Beauty } from './beauty.ts'

/** One's own camera on its way out: as it is, or through the beauty pass (LIVE-03). */
export const createCameraFeed = (changed: (stream: MediaStream | null) => void) => {
  let raw: MediaStream | null = null
  let shown: MediaStream | null = null
  let wanted: BeautyParam | null = null
  let pass: Beauty | null = null

  const show = () => {
    const [track] = raw?.getVideoTracks() ?? []
    if (track === undefined || wanted === null) {
      pass?.stop()
      pass = null
      shown = raw
    } else if (pass === null || pass.source !== track) {
      pass?.stop()
      pass = createBeauty(track, wanted)
      // Without WebGL the picture stays as it is.
      shown = pass === null ? raw : new MediaStream([pass.track])
    } else pass.set(wanted)
    changed(shown)
  }

  return {
    get stream() {
      return raw
    },
    track: (): MediaStreamTrack | null => shown?.getVideoTracks()[0] ?? null,
    put(stream: MediaStream | null) {
      const before = raw
      raw = stream
      show()
      if (before !== stream) stopStream(before)
    },
    beautify(beauty: BeautyParam | null) {
      wanted = beauty
      if (pass !== null && beauty !== null) pass.set(beauty)
      else if (raw !== null) show()
    },
    mute(muted: boolean) {
      for (const track of raw?.getVideoTracks() ?? []) track.enabled = !muted
    },
  }
}
