import { movedSenderReport } from './rtcp.ts'
import { sequenceOf, sequenceStep, startsKeyFrame, timestampOf } from './rtp.ts'
import type { Source } from './source.ts'

export interface SinkOptions {
  readonly ssrc: number
  /** Payload type of each codec that the viewer takes. */
  readonly payloadTypes: ReadonlyMap<string, number>
  /** False when it could not be sent; never throws. The bytes may change afterwards. */
  readonly send: (packet: Buffer) => boolean
  readonly now: () => number
}

/**
 * One slot of one viewer. From any source of the slot the viewer sees one stream: same SSRC, sequence numbers without a hole,
 * timestamps that go on. A new picture begins with a key frame.
 */
export const createSink = ({ ssrc, payloadTypes, send, now }: SinkOptions) => {
  let source: Source | null = null
  let shiftSequence = 0
  let shiftTime = 0
  let lastSequence: number | null = null
  let lastTime = 0
  let lastAt = 0
  let first: number | null = null

  return {
    ssrc,

    takes: (codec: Source['codec']): boolean => payloadTypes.has(codec),

    /** True when it waits for a key frame of this source. */
    waitsFor: (other: Source): boolean => source !== other,

    /** Stops routing to this sink: the next source, also the same, continues after the last packet. */
    rest(): void {
      source = null
    },

    /**
     * Passes a packet on and restores its header; `other` is the source that is routed here now.
     * @returns whether it was sent
     */
    pass(other: Source, packet: Buffer): boolean {
      const payloadType = payloadTypes.get(other.codec)
      if (payloadType === undefined) return false
      const sequence = sequenceOf(packet)
      const time = timestampOf(packet)
      if (source !== other) {
        if (other.codec !== 'opus' && !startsKeyFrame(packet, other.codec)) {
          other.refresh()
          return false
        }
        const elapsed = Math.max(1, Math.round(((now() - lastAt) * other.clock) / 1000))
        shiftSequence = lastSequence === null ? 0 : (lastSequence + 1 - sequence) & 0xffff
        shiftTime = lastSequence === null ? 0 : (lastTime + elapsed - time) >>> 0
        source = other
        first = sequence
      }
      if (first !== null) {
        // Packets before the key frame of this source bear numbers that the viewer has had from another source.
        const step = sequenceStep(first, sequence)
        if (step < 0) return false
        if (step > 1000) first = null
      }
      const written = (sequence + shiftSequence) & 0xffff
      const shown = (time + shiftTime) >>> 0
      if (lastSequence === null || sequenceStep(lastSequence, written) > 0) {
        lastSequence = written
        lastTime = shown
        lastAt = now()
      }
      const marked = packet.readUInt8(1) & 0x80
      const original = packet.subarray(0, 12)
      const kept = Buffer.from(original)
      packet.writeUInt8(marked | payloadType, 1)
      packet.writeUInt16BE(written, 2)
      packet.writeUInt32BE(shown, 4)
      packet.writeUInt32BE(ssrc, 8)
      const sent = send(packet)
      kept.copy(original)
      return sent
    },

    /** The publisher's clock, so that sound and picture stay together. */
    passReport(other: Source, bytes: Buffer): void {
      if (source === other) send(movedSenderReport(bytes, ssrc, shiftTime))
    },
  }
}

export type Sink = ReturnType<typeof createSink>
