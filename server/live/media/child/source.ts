import { bitrateLimit, nack, pictureLoss, readRtcp, receiverReport, type Feedback } from './rtcp.ts'
import { sequenceOf, sequenceStep, ssrcOf, timestampOf, type VideoCodec } from './rtp.ts'
import type { Counters } from './counters.ts'
import type { Slot } from '../../../../src/contract/room/wire.ts'

export interface SourceOptions {
  readonly user: string
  /** The slot that the publisher meant it for. */
  readonly label: Slot
  readonly kind: 'video' | 'audio'
  readonly codec: VideoCodec | 'opus'
  readonly payloadType: number
  readonly counters: Counters
  /** Bits a second that it may use at most. */
  readonly limit: number
  /** Sends RTCP to the publisher; never throws. */
  readonly tell: (packet: Buffer) => void
  /** Milliseconds, rising. */
  readonly now: () => number
}

/** One stream of a publisher: counts, asks again for what is missing, asks for key frames, reports. */
export const createSource = (options: SourceOptions) => {
  const { kind, codec, payloadType, counters, tell, now } = options
  const clock = kind === 'video' ? 90_000 : 48_000
  const missing = new Map<number, { tries: number; dueAt: number }>()
  let ssrc: number | null = null
  let highest = -1
  let strays = 0
  let cycles = 0
  let base = 0
  let received = 0
  let expectedBefore = 0
  let receivedBefore = 0
  let jitter = 0
  let transit: number | null = null
  let reportMiddle = 0
  let reportAt = 0
  let askedAt = -Infinity
  let heardAt = -Infinity

  const askAgain = (): void => {
    const wanted: number[] = []
    const at = now()
    for (const [sequence, { tries, dueAt }] of missing) {
      if (at < dueAt) continue
      if (tries < mostTries) {
        missing.set(sequence, { tries: tries + 1, dueAt: at + firstWait * 2 ** tries })
        wanted.push(sequence)
      } else {
        missing.delete(sequence)
        counters.lost++
      }
    }
    if (wanted.length > 0 && ssrc !== null) tell(nack(ssrc, wanted))
  }

  return {
    user: options.user,
    label: options.label,
    kind,
    codec,
    clock,

    /** Milliseconds of the last packet, by `now`. */
    get heardAt() {
      return heardAt
    },

    /** True when it is a packet to pass on: of this stream, and not seen before. */
    takes(packet: Buffer): boolean {
      if ((packet.readUInt8(1) & 0x7f) !== payloadType) return false
      ssrc ??= ssrcOf(packet)
      if (ssrcOf(packet) !== ssrc) return false
      const sequence = sequenceOf(packet)
      const arrived = now()
      heardAt = arrived
      if (highest < 0) {
        highest = base = sequence
        cycles = received = expectedBefore = receivedBefore = 0
        missing.clear()
      } else {
        const step = sequenceStep(highest, sequence)
        if (step === 0) return false
        if (step > 0) {
          // A jump is a new beginning of the encoder, not a loss.
          if (kind === 'video' && step > 1 && step < 200) {
            for (let ahead = 1; ahead < step; ahead++)
              missing.set((highest + ahead) & 0xffff, { tries: 0, dueAt: 0 })
            askAgain()
          }
          if (sequence < highest) cycles++
          highest = sequence
        } else if (kind === 'video' ? !missing.delete(sequence) : step < -50) {
          // So many old packets on end are a publisher that counts again.
          if (++strays > 50) highest = -1
          return false
        } else if (kind === 'video') counters.recovered++
      }
      strays = 0
      received++
      const passage = (arrived * clock) / 1000 - timestampOf(packet)
      if (transit !== null) {
        const change = Math.abs(passage - transit)
        if (change < clock) jitter += (change - jitter) / 16
      }
      transit = passage
      return true
    },

    /** Reads what the publisher says about itself; gives its sender report on. */
    handleFeedback(packet: Buffer): Extract<Feedback, { kind: 'senderReport' }> | null {
      for (const said of readRtcp(packet)) {
        if (said.kind !== 'senderReport' || (ssrc !== null && said.ssrc !== ssrc)) continue
        reportMiddle = said.middle
        reportAt = now()
        return said
      }
      return null
    },

    /** Asks for a key frame, at most three times a second however many viewers come. */
    refresh(): void {
      const at = now()
      if (kind !== 'video' || ssrc === null || at - askedAt < 300) return
      askedAt = at
      tell(pictureLoss(ssrc))
    },

    askAgain,

    /** Every half a second. */
    report(): void {
      if (ssrc === null) return
      const extended = cycles * 65_536 + highest
      const expected = extended - base + 1
      const expectedNow = expected - expectedBefore
      const lostNow = expectedNow - (received - receivedBefore)
      expectedBefore = expected
      receivedBefore = received
      const report = receiverReport({
        ssrc,
        fraction: expectedNow > 0 ? lostNow / expectedNow : 0,
        lost: expected - received,
        highest: extended,
        jitter,
        reportMiddle,
        reportAge: (now() - reportAt) / 1000,
      })
      tell(kind === 'video' ? Buffer.concat([report, bitrateLimit(ssrc, options.limit)]) : report)
    },
  }
}

export type Source = ReturnType<typeof createSource>

/** A missing packet is requested five times, after 40, 80 … ms: far publishers answer late. A second later it is given up. */
const mostTries = 5
const firstWait = 40
