import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createLossWatch } from '../../../server/live/media/child/lossWatch.ts'
import { nack, readRtcp } from '../../../server/live/media/child/rtcp.ts'
import { sequenceOf, sequenceStep, ssrcOf, timestampOf } from '../../../server/live/media/child/rtp.ts'
import { createSink } from '../../../server/live/media/child/sink.ts'
import { createSource } from '../../../server/live/media/child/source.ts'
import { rtpPacket } from '../../support/live/rtp.ts'

const clock = () => {
  let at = 0
  return { now: () => at, pass: (ms: number) => void (at += ms) }
}

const counters = () => ({ in: 0, out: 0, lost: 0, recovered: 0, dropped: 0 })

const sourceOf = (now: () => number, kind: 'video' | 'audio' = 'video') => {
  const sent: Buffer[] = []
  const counted = counters()
  const source = createSource({
    user: 'u',
    label: kind === 'video' ? 'V0' : 'A0',
    kind,
    codec: kind === 'video' ? 'H264' : 'opus',
    payloadType: 102,
    counters: counted,
    limit: 1e6,
    tell: (packet) => sent.push(Buffer.from(packet)),
    now,
  })
  return { source, sent, counted }
}

const packet = (sequence: number, timestamp: number, key: boolean, ssrc = 5) =>
  rtpPacket({ payloadType: 102, sequence, timestamp, ssrc, payload: Buffer.from([key ? 0x65 : 0x41, 1]) })

describe('a slot of a viewer', () => {
  it('[LIVE-05] forwards one continuous stream from changing senders: numbers without a gap, rising times, a key frame at each change', () => {
    const turn = fc.record({
      sequence: fc.integer({ min: 0, max: 0xffff }),
      timestamp: fc.integer({ min: 0, max: 0xffffffff }),
      length: fc.integer({ min: 1, max: 20 }),
      early: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 8 }), (turns) => {
        const time = clock()
        const sent: Buffer[] = []
        const sink = createSink({
          ssrc: 9,
          payloadTypes: new Map([['H264', 120]]),
          send: (bytes) => sent.push(Buffer.from(bytes)) > 0,
          now: time.now,
        })
        for (const { sequence, timestamp, length, early } of turns) {
          const { source } = sourceOf(time.now)
          for (let at = -early; at < length; at++) {
            const original = packet(sequence + at, timestamp + at * 6000, at === 0)
            const kept = Buffer.from(original)
            expect(sink.pass(source, original)).toBe(at >= 0)
            expect(original.equals(kept)).toBe(true)
            time.pass(66)
          }
          // A late packet from before the key frame would take used numbers.
          expect(sink.pass(source, packet(sequence - 1, timestamp - 6000, true))).toBe(false)
        }
        for (const [index, bytes] of sent.entries()) {
          expect(ssrcOf(bytes)).toBe(9)
          const before = sent[index - 1]
          if (before === undefined) continue
          expect(sequenceStep(sequenceOf(before), sequenceOf(bytes))).toBe(1)
          expect((timestampOf(bytes) - timestampOf(before)) | 0).toBeGreaterThan(0)
        }
        expect(sent).toHaveLength(turns.reduce((sum, { length }) => sum + length, 0))
      }),
    )
  })

  it('a codec that the viewer does not take is not sent', () => {
    const time = clock()
    const sink = createSink({
      ssrc: 9,
      payloadTypes: new Map([['VP8', 96]]),
      send: () => true,
      now: time.now,
    })
    expect(sink.pass(sourceOf(time.now).source, packet(1, 1, true))).toBe(false)
  })
})

describe('a stream of a publisher', () => {
  it('a missing packet is requested again, five times; what comes then is counted and passed on, twice is not', () => {
    const time = clock()
    const { source, sent, counted } = sourceOf(time.now)
    expect(source.takes(packet(65_534, 1, true))).toBe(true)
    expect(source.takes(packet(1, 1, false))).toBe(true)
    expect(sent).toHaveLength(1)
    expect(source.takes(packet(0, 1, false))).toBe(true)
    expect(source.takes(packet(0, 1, false))).toBe(false)
    expect(counted).toMatchObject({ recovered: 1, lost: 0 })
    for (let round = 0; round < 50; round++) {
      time.pass(40)
      source.askAgain()
    }
    expect(counted.lost).toBe(1)
    expect(sent).toHaveLength(5)
    expect(source.takes(packet(65_535, 1, false))).toBe(false)
  })

  it('other payload types and other SSRCs are not taken', () => {
    const { source } = sourceOf(clock().now)
    expect(source.takes(packet(1, 1, true))).toBe(true)
    expect(source.takes(packet(2, 1, true, 6))).toBe(false)
    expect(
      source.takes(
        rtpPacket({ payloadType: 96, sequence: 2, timestamp: 1, ssrc: 5, payload: Buffer.from([1]) }),
      ),
    ).toBe(false)
  })

  it('many viewers at once ask for one key frame in 300 ms', () => {
    const time = clock()
    const { source, sent } = sourceOf(time.now)
    source.takes(packet(1, 1, true))
    for (let viewer = 0; viewer < 50; viewer++) source.refresh()
    expect(sent).toHaveLength(1)
    time.pass(300)
    source.refresh()
    expect(sent).toHaveLength(2)
  })

  it('the report tells the share that was lost since the last one', () => {
    const time = clock()
    const { source, sent } = sourceOf(time.now, 'audio')
    for (const sequence of [1, 2, 3, 5, 6, 7, 9, 10]) source.takes(packet(sequence, sequence * 960, false))
    source.report()
    expect(readRtcp(sent.at(-1) as Buffer)).toMatchObject([
      { kind: 'receiverReport', lost: Math.floor(0.2 * 256) / 256 },
    ])
    for (const sequence of [11, 12]) source.takes(packet(sequence, sequence * 960, false))
    source.report()
    expect(readRtcp(sent.at(-1) as Buffer)).toMatchObject([{ lost: 0 }])
  })

  it('a publisher that restarts its count is taken again', () => {
    const { source } = sourceOf(clock().now)
    expect(source.takes(packet(30_000, 1, true))).toBe(true)
    const taken = Array.from({ length: 60 }, (_none, at) => source.takes(packet(10 + at, at, false)))
    expect(taken.at(-1)).toBe(true)
  })
})

describe('a viewer’s loss', () => {
  it('more than 8 % for ten seconds is reported, once a minute, also when it is sent again; one good moment restarts the time', () => {
    const time = clock()
    const losses = createLossWatch(time.now)
    let sequence = 0
    const watched = (missing: number, seconds: number): (number | null)[] =>
      Array.from({ length: seconds * 2 }, () => {
        time.pass(500)
        for (let sent = 0; sent < 100; sent++) losses.count()
        const sequences = Array.from({ length: missing }, () => sequence++ & 0xffff)
        // Requested twice: it was lost once.
        for (const said of readRtcp(Buffer.concat([nack(9, sequences), nack(9, sequences)])))
          losses.handleFeedback(said)
        return losses.judge()
      })
    const shares = (missing: number, seconds: number) =>
      watched(missing, seconds).filter((share) => share !== null)
    expect(shares(8, 30)).toEqual([])
    expect(shares(20, 9)).toEqual([])
    expect(shares(0, 1)).toEqual([])
    expect(shares(20, 12)).toEqual([20])
    expect(shares(30, 40)).toEqual([])
    expect(shares(30, 30)).toEqual([30])
  })

  it('what the viewer reports as lost for good counts too; nothing is reported of a still picture', () => {
    const time = clock()
    const losses = createLossWatch(time.now)
    const shares: (number | null)[] = []
    for (let second = 0; second < 15; second++) {
      time.pass(1000)
      for (let sent = 0; sent < 20; sent++) losses.count()
      losses.handleFeedback({ kind: 'receiverReport', ssrc: 9, lost: 0.5 })
      shares.push(losses.judge())
    }
    expect(shares.filter((share) => share !== null)).toEqual([50])
    losses.count()
    expect(losses.judge()).toBeNull()
  })
})
