import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  createDepacketizer,
  lengthPrefixed,
  pictureSize,
  videoConfig,
  type AccessUnit,
} from '../../../server/live/media/child/hls/h264.ts'
import { createReorder } from '../../../server/live/media/child/hls/reorder.ts'
import { createSoundLine } from '../../../server/live/media/child/hls/soundLine.ts'
import { createUnwrap } from '../../../server/live/media/child/hls/unwrap.ts'
import { sequenceOf } from '../../../server/live/media/child/rtp.ts'
import { createHlsStore } from '../../../server/live/media/hlsStore.ts'
import { playlistOf, readJournal, segmentsOf } from '../../../server/live/media/recorder.ts'
import { createPictures } from '../../support/live/h264.ts'
import { h264Payloads, rtpPacket } from '../../support/live/rtp.ts'

const numbered = (sequence: number) =>
  rtpPacket({ payloadType: 96, sequence, timestamp: 0, ssrc: 1, payload: Buffer.from([1]) })

describe('packets in order', () => {
  it('whatever the order and however often, each comes once, rising; a hole is reported', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffff }),
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 200 }),
        (base, steps) => {
          const given: number[] = []
          let gaps = 0
          let at = 0
          const reorder = createReorder(
            300,
            (packet) => given.push((sequenceOf(packet) - base) & 0xffff),
            () => gaps++,
            () => at,
          )
          reorder.push(numbered(base))
          for (const step of steps) {
            at += 10
            reorder.push(numbered((base + step) & 0xffff))
          }
          expect(given.toSorted((a, b) => a - b)).toEqual(given)
          expect(new Set(given).size).toBe(given.length)
          const holes = given.filter((step, index) => index > 0 && step !== (given[index - 1] ?? 0) + 1)
          expect(gaps).toBe(holes.length)
        },
      ),
    )
  })

  it('a packet that comes within the patience leaves no hole', () => {
    const given: number[] = []
    let at = 0
    const reorder = createReorder(
      300,
      (packet) => given.push(sequenceOf(packet)),
      () => given.push(-1),
      () => at,
    )
    for (const sequence of [65_534, 0, 1]) reorder.push(numbered(sequence))
    at = 250
    reorder.push(numbered(65_535))
    reorder.push(numbered(3))
    at = 600
    reorder.push(numbered(4))
    expect(given).toEqual([65_534, 65_535, 0, 1, -1, 3, 4])
  })
})

describe('H264', () => {
  it('pictures come out of packets as they were, whole, in parts and aggregated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 20, max: 1400 }),
        (columns, rows, largest) => {
          const pictures = createPictures(columns, rows)
          const sent = [true, false, false, true].map((key) => pictures.picture(key))
          const got: AccessUnit[] = []
          const depacketizer = createDepacketizer((unit) => got.push(unit))
          let sequence = 0
          for (const [index, units] of sent.entries()) {
            const payloads = h264Payloads(units, largest)
            for (const [at, payload] of payloads.entries())
              depacketizer.push(
                rtpPacket({
                  payloadType: 96,
                  sequence: sequence++,
                  timestamp: index * 6000,
                  ssrc: 1,
                  marker: at === payloads.length - 1,
                  payload,
                }),
              )
          }
          expect(got.map(({ timestamp }) => timestamp)).toEqual([0, 6000, 12_000, 18_000])
          for (const [index, { units }] of got.entries())
            expect(Buffer.concat(units).equals(Buffer.concat(sent[index] ?? []))).toBe(true)
          expect(pictureSize(pictures.sps)).toEqual({ width: columns * 16, height: rows * 16 })
        },
      ),
      { numRuns: 50 },
    )
  })

  it('no bytes make the readers throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.uint8Array({ maxLength: 8 }), (sps, pps) => {
        videoConfig(Buffer.from(sps), Buffer.from(pps))
        const depacketizer = createDepacketizer(({ units }) => lengthPrefixed(units))
        depacketizer.push(
          rtpPacket({
            payloadType: 96,
            sequence: 1,
            timestamp: 1,
            ssrc: 1,
            marker: true,
            payload: Buffer.from(sps),
          }),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('1080 lines are cropped from 1088', () => {
    // From a camera of 1920 × 1080, constrained baseline, level 4.
    const sps = Buffer.from('6742c028da01e0089f966a0202028000000300800000181e30632a', 'hex')
    expect(pictureSize(sps)).toEqual({ width: 1920, height: 1080 })
  })
})

describe('times', () => {
  it('timestamps that run over make one line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.array(fc.integer({ min: -90_000, max: 900_000 }), { maxLength: 50 }),
        (start, steps) => {
          const unwrap = createUnwrap()
          expect(unwrap(start)).toBe(0)
          let sum = 0
          for (const step of steps) {
            sum += step
            expect(unwrap((start + sum) >>> 0)).toBe(sum)
          }
        },
      ),
    )
  })

  it('the sound has no hole and no overlap, whatever comes and goes', () => {
    const move = fc.oneof(
      fc.record({ what: fc.constant('sound' as const), source: fc.integer({ min: 1, max: 2 }) }),
      fc.record({
        what: fc.constant('pause' as const),
        seconds: fc.double({ min: 0.02, max: 4, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 100 }), (moves) => {
        const times: number[] = []
        const line = createSoundLine((_data, at) => times.push(at))
        let elapsed = 0
        for (const next of moves) {
          if (next.what === 'pause') {
            elapsed += next.seconds
            line.tick(elapsed)
          } else {
            line.push(
              next.source,
              rtpPacket({
                payloadType: 111,
                sequence: 1,
                timestamp: Math.round(elapsed * 48_000) + next.source * 77_777_777,
                ssrc: 1,
                payload: Buffer.from([0xf8, 1]),
              }),
              elapsed,
            )
            elapsed += 0.02
          }
        }
        line.fillTo(elapsed)
        for (const [index, at] of times.entries()) {
          if (index === 0) continue
          const step = at - (times[index - 1] ?? 0)
          expect(step).toBeGreaterThan(0.0189)
          expect(step).toBeLessThan(0.0401)
        }
      }),
    )
  })
})

describe('a microphone whose clock wanders', () => {
  it.each([0.995, 1, 1.005])(
    'at %d of the speed, and delayed by half a second in the middle, is heard all the same',
    (speed) => {
      const given: { at: number; spoken: boolean }[] = []
      const line = createSoundLine((data, at) => given.push({ at, spoken: data.length === 2 }))
      const minutes = 10
      const count = (minutes * 60) / 0.02
      for (let index = 0; index < count; index++) {
        const delay = index > count / 2 ? 0.5 : 0
        const elapsed = index * 0.02 + delay
        if (index % 5 === 0) line.tick(elapsed)
        const timestamp = (Math.round(index * 960 * speed) + 0xffff_0000) >>> 0
        line.push(
          'mic',
          rtpPacket({ payloadType: 111, sequence: 1, timestamp, ssrc: 1, payload: Buffer.from([0xf8, 1]) }),
          elapsed,
        )
      }
      expect(given.filter(({ spoken }) => spoken).length).toBeGreaterThan(count * 0.985)
      const last = given.at(-1)?.at ?? 0
      expect(Math.abs(last - minutes * 60)).toBeLessThan(1.6)
    },
  )
})

describe('files of HLS', () => {
  it('are forgotten half a minute after they have left the playlist; the memory does not grow', () => {
    let at = 0
    const store = createHlsStore(() => at)
    const body = new Uint8Array(1000)
    let most = 0
    for (let second = 1; second <= 600; second++) {
      at += 1000
      store.put('r', 1, `segment-1-${second}.m4s`, body)
      store.put('r', 1, 'playlist-1.m3u8', body)
      if (second > 6) store.popped('r', 1, `segment-1-${second - 6}.m4s`)
      most = Math.max(most, store.size)
    }
    expect(most).toBeLessThan(50 * 1000)
    expect(store.get('r', 1, 'segment-1-600.m4s')?.cache).toContain('immutable')
    expect(store.get('r', 1, 'segment-1-500.m4s')).toBeNull()
    store.ended('r', 1)
    at += 29_000
    store.tidy()
    expect(store.get('r', 1, 'segment-1-600.m4s')).not.toBeNull()
    at += 2000
    store.tidy()
    expect(store.size).toBe(0)
  })

  it('a writer that never lets a segment go, or restarts again and again, is bounded too', () => {
    const store = createHlsStore(() => 0)
    const body = new Uint8Array(1000)
    for (let epoch = 1; epoch <= 20; epoch++) {
      store.put('r', epoch, 'init-1.mp4', body)
      for (let index = 0; index < 200; index++) store.put('r', epoch, `segment-1-${index}.m4s`, body)
    }
    expect(store.size).toBeLessThanOrEqual(4 * 64 * 1000)
    expect(store.get('r', 20, 'init-1.mp4')).not.toBeNull()
    expect(store.abandon()).toHaveLength(4)
  })
})

describe('recordings', () => {
  it('the playlist of all epochs has a break between them and an end; half a line of the journal is left out', () => {
    const journal = '1 segment-1-1.m4s 1.5\n1 segment-1-2.m4s 1\n2 segment-1-1.m4s 2.25\n2 segment-1-2.m4'
    const text = playlistOf(readJournal(journal))
    expect(segmentsOf(text)).toEqual([
      { name: '1/segment-1-1.m4s', seconds: 1.5 },
      { name: '1/segment-1-2.m4s', seconds: 1 },
      { name: '2/segment-1-1.m4s', seconds: 2.25 },
    ])
    expect(text.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    expect(text).toContain('#EXT-X-MAP:URI="1/init-1.mp4"')
    expect(text).toContain('#EXT-X-TARGETDURATION:3')
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true)
  })
})
