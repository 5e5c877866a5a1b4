import { payloadOf, timestampOf } from '../rtp.ts'
import { createUnwrap } from './unwrap.ts'

/**
 * Makes one sound track without holes of whatever is heard: a muxer waits for sound before it gives a segment out, so a
 * muted microphone would stop the picture. Times are seconds since the start; `elapsed` is that by the clock on the wall, from
 * which a publisher's clock may wander.
 */
export const createSoundLine = (give: (packet: Uint8Array<ArrayBuffer>, at: number) => void) => {
  let next = 0
  let source: unknown = null
  let unwrap = createUnwrap()
  let shift = 0
  let newest = -Infinity
  let heardAt = -Infinity

  const fillTo = (until: number): void => {
    for (; next + frame <= until; next += frame) give(silence, next)
  }

  return {
    fillTo,

    /** Several times a second: silence is mixed in for participants who are quiet. */
    tick(elapsed: number): void {
      if (elapsed - heardAt > patience) fillTo(elapsed - patience)
    },

    push(from: unknown, packet: Buffer, elapsed: number): void {
      const payload = payloadOf(packet)
      if (payload.length === 0) return
      if (source !== from) {
        source = from
        unwrap = createUnwrap()
        shift = Math.max(elapsed, next)
        newest = -Infinity
      }
      const time = unwrap(timestampOf(packet)) / 48_000
      // Late or twice.
      if (time <= newest) return
      newest = time
      heardAt = elapsed
      if (Math.abs(time + shift - elapsed) > 1) shift = elapsed - time
      // Sound filled in with silence is not taken back: the new sound follows it …
      if (time + shift < next) shift = next - time
      // … and what has fallen behind by that is caught up by leaving out.
      if (time + shift > elapsed + 0.5) {
        shift -= frame
        return
      }
      fillTo(time + shift)
      const at = Math.max(time + shift, next)
      give(Uint8Array.from(payload), at)
      next = at + frame
    },
  }
}

/** Browsers send 20 ms a packet. */
const frame = 0.02

/** Seconds without a packet after which a speaker counts as silent. */
const patience = 0.3

/** Opus: 20 ms of nothing, fullband, one channel. */
const silence = Uint8Array.from([0xf8, 0xff, 0xfe])
