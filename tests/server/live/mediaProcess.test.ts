import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startsKeyFrame } from '../../../server/live/media/child/rtp.ts'
import { segmentsOf } from '../../../server/live/media/recorder.ts'
import { broadcast } from '../../support/live/broadcast.ts'
import { closePeers, publish, watch } from '../../support/live/peers.ts'
import { routesOf, startPlane } from '../../support/live/plane.ts'
import { until } from '../../support/live/until.ts'

type Started = Awaited<ReturnType<typeof startPlane>>

let started: Started
let stops: (() => void)[] = []

beforeAll(async () => {
  started = await startPlane()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  closePeers()
})
afterAll(async () => {
  await started.stop()
})

const run = (...parameters: Parameters<typeof broadcast>): void => {
  stops.push(broadcast(...parameters))
}

const epochsOf = (room: string, ready: boolean): number[] =>
  started.events.flatMap((event) =>
    event.t === 'hls' && event.room === room && event.ready === ready ? [event.epoch] : [],
  )

const textOf = (room: string, path: string): string =>
  new TextDecoder().decode(started.plane.hls(room, path)?.body ?? new Uint8Array())

/** Decoder configuration of the tracks, read from the first segment that the playlist names. */
const tracksOf = async (room: string, epoch: number) => {
  const [first] = segmentsOf(textOf(room, `${epoch}/playlist-1.m3u8`))
  const parts = [`${epoch}/init-1.mp4`, `${epoch}/${first?.name}`].map((path) =>
    started.plane.hls(room, path),
  )
  const bytes = Buffer.concat(parts.map((part) => part?.body ?? new Uint8Array()))
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return {
    video: video === null ? null : await video.getDecoderConfig(),
    audio: audio === null ? null : await audio.getDecoderConfig(),
  }
}

describe('media: HLS', () => {
  it('[LIVE-02] the host is shown by HLS too: a playlist, segments of a second, a decoder that knows the size', async () => {
    const { plane } = started
    const room = 'hls1'
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }))
    const host = await publish(plane, ['V0', 'A0'], { room, user: 'host' })
    run(host, ['V0', 'A0'])
    const epoch = await until(() => epochsOf(room, true)[0])
    const master = textOf(room, `${epoch}/master.m3u8`)
    expect(master).toContain('avc1.42e01f')
    expect(master).toContain('RESOLUTION=64x48')
    await until(() => segmentsOf(textOf(room, `${epoch}/playlist-1.m3u8`)).length >= 3)
    // Two key frames may have been requested at the start.
    for (const { seconds } of segmentsOf(textOf(room, `${epoch}/playlist-1.m3u8`)).slice(1)) {
      expect(seconds).toBeGreaterThan(0.7)
      expect(seconds).toBeLessThan(2)
    }
    const { video, audio } = await tracksOf(room, epoch)
    expect(video).toMatchObject({ codec: 'avc1.42e01f', codedWidth: 64, codedHeight: 48 })
    expect(audio).toMatchObject({ codec: 'opus', sampleRate: 48_000 })
    expect(plane.hls(room, `${epoch}/playlist-1.m3u8`)?.cache).toBe('no-store')
    expect(plane.hls(room, `${epoch}/init-1.mp4`)?.cache).toContain('immutable')
    for (const path of ['', '..', `${epoch}/../x.mp4`, `${epoch}/`, `../${epoch}/init-1.mp4`, 'x/init-1.mp4'])
      expect(plane.hls(room, path)).toBeNull()
  })

  it('a muted microphone does not stop the picture; another size and the screen begin a new epoch; the end is recorded', async () => {
    const { plane, folder } = started
    const room = 'hls2'
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }))
    const host = await publish(plane, ['V0', 'A0', 'V1'], { room, user: 'host' })
    run(host, ['V0', 'A0'])
    const first = await until(() => epochsOf(room, true)[0])
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    const before = segmentsOf(textOf(room, `${first}/playlist-1.m3u8`)).length
    await until(() => segmentsOf(textOf(room, `${first}/playlist-1.m3u8`)).length >= before + 2)

    host.resize(5, 4)
    const second = await until(() => epochsOf(room, true)[1])
    expect(epochsOf(room, false)).toEqual([first])
    expect(textOf(room, `${first}/playlist-1.m3u8`)).toContain('#EXT-X-ENDLIST')
    expect((await tracksOf(room, second)).video).toMatchObject({ codedWidth: 80, codedHeight: 64 })

    plane.setRoutes(room, routesOf({ V0: 'host', V1: 'host' }))
    run(host, ['V1'])
    const third = await until(() => epochsOf(room, true)[2])
    expect(third).toBeGreaterThan(second)

    plane.close(room)
    const recording = await plane.recording(room)
    expect(epochsOf(room, false)).toEqual([first, second, third])
    expect(recording?.path).toBe(`/recordings/${room}/index.m3u8`)
    expect(recording?.seconds).toBeGreaterThanOrEqual(4)
    expect(readdirSync(join(folder, room)).toSorted()).toEqual(
      [String(first), String(second), String(third), 'index.m3u8', 'segments.txt'].toSorted(),
    )
    expect(await plane.recording('never')).toBeNull()
    expect(await plane.recording('../hls2')).toBeNull()
  })

  it('[LIVE-02] the camera is back from the moment the host stops to share the screen', async () => {
    const { plane } = started
    const room = 'hls5'
    const table = routesOf({ V0: 'host', V1: 'host' })
    plane.setRoutes(room, table, { screen: true })
    const host = await publish(plane, ['V0', 'V1'], { room, user: 'host' })
    host.resize(5, 4)
    run(host, ['V1'])
    await until(() => epochsOf(room, true)[0])
    run(host, ['V0'])
    const before = started.events.length
    // Its packets are still under way, and are no picture of the programme any more.
    plane.setRoutes(room, table, { screen: false })
    await until(() => epochsOf(room, true)[1])
    expect(
      started.events.slice(before).filter((event) => event.t === 'published' && event.slot === 'V1'),
    ).toEqual([])
  })

  it('[MIC-02] a guest on stage is heard by HLS while the host sends nothing', async () => {
    const { plane } = started
    const room = 'hls6'
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host', A3: 'host', V2: 'guest', A1: 'guest' }))
    run(await publish(plane, ['V2', 'A1'], { room, user: 'guest' }), ['A1'])
    const epoch = await until(() => epochsOf(room, true)[0])
    expect((await tracksOf(room, epoch)).audio).toMatchObject({ codec: 'opus' })
  })

  it('a room with sound only is served by HLS, too; a mix without voices is no programme', async () => {
    const { plane } = started
    const [quiet, room] = ['hls4', 'hls3']
    for (const one of [quiet, room]) plane.setRoutes(one, routesOf({ A0: 'host', A3: 'host' }))
    run(await publish(plane, ['A0', 'A3'], { room: quiet, user: 'host' }), ['A3'])
    run(await publish(plane, ['A0', 'A3'], { room, user: 'host' }), ['A0', 'A3'])
    const epoch = await until(() => epochsOf(room, true)[0])
    const { video, audio } = await tracksOf(room, epoch)
    expect(video).toBeNull()
    expect(audio).toMatchObject({ codec: 'opus' })
    // It began first.
    expect(epochsOf(quiet, true)).toEqual([])
  })
})

describe('media: the process', () => {
  it('[LIVE-09] killed in the middle of a broadcast it comes back, and who offers again sees the picture again', async () => {
    const { plane, events } = started
    const room = 'killed'
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    const host = await publish(plane, ['V0'], { room, user: 'host' })
    run(host, ['V0'])
    const viewer = await watch(plane, { room, user: 'a' })
    await until(() => viewer.packets('V0').length > 5)

    const { pid } = await plane.stats()
    events.length = 0
    process.kill(pid, 'SIGKILL')
    const asked = plane.stats()
    await expect(asked).rejects.toMatchObject({ fault: 'mediaDown' })
    await until(() => events.some(({ t }) => t === 'down'))
    await expect(plane.offer({ room, user: 'a', dir: 'sub', sdp: 'v=0' })).rejects.toMatchObject({
      fault: 'mediaDown',
    })
    await until(() => events.some(({ t }) => t === 'up'))
    expect(plane.online).toBe(true)

    // The new process has the routes: the host needs nothing but a new offer.
    const again = await publish(plane, ['V0'], { room, user: 'host' })
    run(again, ['V0'])
    const back = await watch(plane, { room, user: 'a' })
    await until(() => back.packets('V0').length > 5)
    expect(startsKeyFrame(back.packets('V0')[0] as Buffer, 'H264')).toBe(true)
    expect((await plane.stats()).pid).not.toBe(pid)
    plane.close(room)
  })

  it('takes another port where its own is taken, and ends with the plane', async () => {
    const taken = (await started.plane.stats()).udpPort
    const own = await startPlane({ udpPort: taken })
    const { pid, udpPort } = await own.plane.stats()
    expect(udpPort).not.toBe(taken)
    await own.stop()
    expect(() => process.kill(pid, 0)).toThrow()
    expect(own.plane.online).toBe(false)
    await expect(own.plane.stats()).rejects.toMatchObject({ fault: 'mediaDown' })
  })
})
