import { payloadOf, timestampOf } from '../rtp.ts'
import { createUnwrap } from './unwrap.ts'

/**
 * Makes one sound track without holes of whatever is heard: a muxer waits for sound before it gives a segment out, so a
 * muted microphone would stop the picture. Times are seconds since the start.
 */
export const createSoundLine = (give: (packet: Uint8Array<ArrayBuffer>, at: number) => void) => {
  let next = 0
  let source: unknown = null
  let unwrap = createUnwrap()
  let shift = 0

  const fillTo = (until: number): void => {
    for (; next + frame <= until; next += frame) give(silence, next)
  }

  return {
    fillTo,
    /** `elapsed`: seconds since the start by the clock on the wall; it places what a new source says first. */
    push(from: unknown, packet: Buffer, elapsed: number): void {
      const payload = payloadOf(packet)
      if (payload.length === 0) return
      if (source !== from) {
        source = from
        unwrap = createUnwrap()
        shift = Math.max(elapsed, next)
      }
      const seconds = unwrap(timestampOf(packet)) / 48_000 + shift
      // A microphone that was silent for long counts on; one whose clock ran away is placed anew.
      if (Math.abs(seconds - elapsed) > 1) shift += elapsed - seconds
      const at = Math.abs(seconds - elapsed) > 1 ? elapsed : seconds
      if (at < next - 0.001) return
      fillTo(at)
      give(Uint8Array.from(payload), at)
      next = Math.max(at, next) + frame
    },
  }
}

/** Browsers send 20 ms a packet. */
const frame = 0.02

/** Opus: 20 ms of nothing, fullband, one channel. */
const silence = Uint8Array.from([0xf8, 0xff, 0xfe])
