import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isMarked,
  isRtcp,
  isRtp,
  payloadOf,
  payloadTypeOf,
  sequenceOf,
  sequenceStep,
  ssrcOf,
  startsKeyFrame,
  timestampOf,
} from '../../../server/live/media/child/rtp.ts'
import {
  bitrateLimit,
  movedSenderReport,
  nack,
  pictureLoss,
  readRtcp,
  receiverReport,
} from '../../../server/live/media/child/rtcp.ts'
import { rtpPacket } from '../../support/live/rtp.ts'

const u16 = fc.integer({ min: 0, max: 0xffff })
const u32 = fc.integer({ min: 0, max: 0xffffffff })
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array))

describe('RTP', () => {
  it('what was written is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 96, max: 127 }),
        u16,
        u32,
        u32,
        fc.boolean(),
        bytes(1200),
        (payloadType, sequence, timestamp, ssrc, marker, payload) => {
          const packet = rtpPacket({ payloadType, sequence, timestamp, ssrc, marker, payload })
          expect(isRtp(packet)).toBe(true)
          expect([
            payloadTypeOf(packet),
            sequenceOf(packet),
            timestampOf(packet),
            ssrcOf(packet),
            isMarked(packet),
          ]).toEqual([payloadType, sequence, timestamp, ssrc, marker])
          expect(payloadOf(packet).equals(payload)).toBe(true)
        },
      ),
    )
  })

  it('header extensions, contributors and padding are no payload', () => {
    const header = rtpPacket({
      payloadType: 96,
      sequence: 1,
      timestamp: 2,
      ssrc: 3,
      payload: Buffer.alloc(0),
    })
    header.writeUInt8(0x80 | 0x20 | 0x10 | 2, 0)
    const contributors = Buffer.alloc(8)
    const extension = Buffer.from([0xbe, 0xde, 0, 1, 1, 2, 3, 4])
    const packet = Buffer.concat([
      header,
      contributors,
      extension,
      Buffer.from('hello'),
      Buffer.from([0, 0, 3]),
    ])
    expect(isRtp(packet)).toBe(true)
    expect(payloadOf(packet).toString()).toBe('hello')
  })

  it('no bytes make a reader throw', () => {
    fc.assert(
      fc.property(bytes(80), (packet) => {
        readRtcp(packet)
        if (!isRtp(packet)) return
        expect(isRtcp(packet)).toBe(false)
        payloadOf(packet)
        startsKeyFrame(packet, 'H264')
        startsKeyFrame(packet, 'VP8')
      }),
      { numRuns: 2000 },
    )
  })

  it('a step between sequence numbers is the shortest one', () => {
    fc.assert(
      fc.property(u16, fc.integer({ min: -32768, max: 32767 }), (from, step) => {
        expect(sequenceStep(from, (from + step) & 0xffff)).toBe(step)
      }),
    )
  })

  it.each([
    ['H264', 'a parameter set', [0x67, 1], true],
    ['H264', 'a whole key picture', [0x65, 1], true],
    ['H264', 'an aggregate that begins with a parameter set', [0x78, 0, 4, 0x67], true],
    ['H264', 'the first fragment of a key picture', [0x7c, 0x85, 1], true],
    ['H264', 'a later fragment of it', [0x7c, 0x05, 1], false],
    ['H264', 'another picture', [0x41, 1], false],
    ['H264', 'an aggregate of other pictures', [0x78, 0, 4, 0x41], false],
    ['VP8', 'a key frame', [0x10, 0x00], true],
    ['VP8', 'a key frame behind a picture number of 15 bits', [0x90, 0x80, 0x81, 0x02, 0x00], true],
    ['VP8', 'an inter frame', [0x10, 0x01], false],
    ['VP8', 'a later part of a key frame', [0x00, 0x00], false],
  ] as const)('%s: %s', (codec, _what, payload, expected) => {
    const packet = rtpPacket({
      payloadType: 96,
      sequence: 1,
      timestamp: 1,
      ssrc: 1,
      payload: Buffer.from(payload),
    })
    expect(startsKeyFrame(packet, codec)).toBe(expected)
  })
})

describe('RTCP', () => {
  it('every missing number is requested, once, and no other', () => {
    fc.assert(
      fc.property(u16, fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1 }), (base, steps) => {
        const wanted = steps.toSorted((a, b) => a - b).map((step) => (base + step) & 0xffff)
        expect(readRtcp(nack(7, wanted))).toEqual([{ kind: 'missing', ssrc: 7, sequences: wanted }])
      }),
    )
  })

  it('a compound packet is walked to its end', () => {
    const sender = Buffer.alloc(28)
    sender.writeUInt8(0x80, 0)
    sender.writeUInt8(200, 1)
    sender.writeUInt16BE(6, 2)
    sender.writeUInt32BE(9, 4)
    sender.writeUInt32BE(0x11112222, 8)
    sender.writeUInt32BE(0x33334444, 12)
    sender.writeUInt32BE(5000, 16)
    const report = receiverReport({
      ssrc: 4,
      fraction: 0.25,
      lost: 3,
      highest: 70_000,
      jitter: 12.5,
      reportMiddle: 0x22223333,
      reportAge: 1,
    })
    expect(
      readRtcp(Buffer.concat([sender, report, pictureLoss(4), bitrateLimit(4, 2_500_000)])),
    ).toMatchObject([
      { kind: 'senderReport', ssrc: 9, middle: 0x22223333, timestamp: 5000 },
      { kind: 'receiverReport', ssrc: 4, lost: 0.25 },
      { kind: 'keyFrameWanted', ssrc: 4 },
    ])
    const [moved] = readRtcp(movedSenderReport(sender, 77, 0xffffffff))
    expect(moved).toMatchObject({ ssrc: 77, middle: 0x22223333, timestamp: 4999 })
  })

  it('a bit rate is written to three places at least', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e9 }), (bits) => {
        const packet = bitrateLimit(1, bits)
        const announced =
          (((packet.readUInt8(17) & 3) << 16) | packet.readUInt16BE(18)) * 2 ** (packet.readUInt8(17) >> 2)
        expect(announced).toBeLessThanOrEqual(bits)
        expect(announced).toBeGreaterThan(bits * 0.999)
      }),
    )
  })
})
