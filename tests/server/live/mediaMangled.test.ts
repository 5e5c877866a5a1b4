import fc from 'fast-check'
import nd from 'node-datachannel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runs } from '../../support/seed.ts'
import { routesOf, startPlane } from '../../support/live/plane.ts'

type Started = Awaited<ReturnType<typeof startPlane>>

let started: Started
let offer: string
beforeAll(async () => {
  started = await startPlane()
  started.plane.setRoutes('m', routesOf({ V0: 'host', A0: 'host' }))
  offer = await validOffer()
})
afterAll(async () => {
  await started.stop()
})

/** As a client of this server makes it. */
const validOffer = async (): Promise<string> => {
  const peer = new nd.PeerConnection('', { iceServers: [], disableAutoNegotiation: true })
  const video = new nd.Video('V0', 'SendOnly')
  video.addH264Codec(102)
  video.addSSRC(7, 'c')
  const audio = new nd.Audio('A0', 'SendOnly')
  audio.addOpusCodec(111)
  audio.addSSRC(8, 'c')
  const tracks = [peer.addTrack(video), peer.addTrack(audio)]
  const sdp = await new Promise<string>((settle) => {
    peer.onGatheringStateChange((state) => {
      if (state === 'complete') settle(peer.localDescription()?.sdp ?? '')
    })
    peer.setLocalDescription('offer')
  })
  for (const track of tracks) track.close()
  peer.close()
  return sdp
}

describe('media: mangled offers', () => {
  it('lines of an offer that were changed, left out, doubled or put elsewhere never end the media process', async () => {
    const { plane, faults } = started
    const { pid } = await plane.stats()
    const lines = offer.split('\r\n')
    const at = fc.nat({ max: lines.length - 1 })
    const change = fc.oneof(
      fc.record({ what: fc.constant('drop' as const), at }),
      fc.record({ what: fc.constant('double' as const), at }),
      fc.record({ what: fc.constant('move' as const), at, to: at }),
      fc.record({
        what: fc.constant('write' as const),
        at,
        text: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
        from: fc.nat({ max: 40 }),
      }),
      fc.record({ what: fc.constant('number' as const), at, value: fc.nat({ max: 2 ** 33 }) }),
    )
    const apply = (
      text: string[],
      next: typeof change extends fc.Arbitrary<infer T> ? T : never,
    ): string[] => {
      const line = text[next.at] ?? ''
      const rest = text.toSpliced(next.at, 1)
      if (next.what === 'drop') return rest
      if (next.what === 'double') return text.toSpliced(next.at, 0, line)
      if (next.what === 'move') return rest.toSpliced(next.to, 0, line)
      if (next.what === 'number')
        return text.with(next.at % text.length, line.replace(/\d+/, String(next.value)))
      return text.with(next.at % text.length, line.slice(0, next.from) + next.text)
    }
    let taken = 0
    let refused = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('pub' as const, 'sub' as const),
        async (changes, dir) => {
          const flipped = dir === 'pub' ? offer : offer.replaceAll('sendonly', 'recvonly')
          const sdp = changes.reduce(apply, flipped.split('\r\n')).join('\r\n')
          const answer = await plane.offer({ room: 'm', user: 'host', dir, sdp, slots: ['V0', 'A0'] }).then(
            () => 'taken',
            (error: { fault?: string }) => error.fault,
          )
          expect(['taken', 'offerBad']).toContain(answer)
          if (answer === 'taken') taken++
          else refused++
        },
      ),
      runs(150),
    )
    expect((await plane.stats()).pid).toBe(pid)
    expect(taken).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})
