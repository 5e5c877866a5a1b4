import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import {
  sequenceOf,
  sequenceStep,
  ssrcOf,
  startsKeyFrame,
  timestampOf,
} from '../../../server/live/media/child/rtp.ts'
import type { Slot } from '../../../src/contract/room/wire.ts'
import { broadcast } from '../../support/live/broadcast.ts'
import { closePeers, publish, watch } from '../../support/live/peers.ts'
import { routesOf, startPlane } from '../../support/live/plane.ts'
import { until } from '../../support/live/until.ts'

type Started = Awaited<ReturnType<typeof startPlane>>

let started: Started
let stops: (() => void)[] = []
let rooms = 0

beforeAll(async () => {
  started = await startPlane({ rtcViewers: 4 })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  closePeers()
})
afterAll(async () => {
  await started.stop()
})

const run = (...parameters: Parameters<typeof broadcast>): (() => void) => {
  const stop = broadcast(...parameters)
  stops.push(stop)
  return stop
}

/** A room of its own for each test, closed behind it. */
const openRoom = (): string => {
  const room = `room${++rooms}`
  stops.push(() => started.plane.close(room))
  return room
}

const isContinuous = (packets: readonly Buffer[]): boolean =>
  packets.every((packet, index) => {
    const before = packets[index - 1]
    return before === undefined || sequenceStep(sequenceOf(before), sequenceOf(packet)) === 1
  })

describe('media: slots', () => {
  it('[ENG-01] what the host sends reaches every viewer, from a key frame on', async () => {
    const { plane, events } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }))
    const host = await publish(plane, ['V0', 'A0'], { room, user: 'host' })
    run(host, ['V0', 'A0'])
    const viewers = [await watch(plane, { room, user: 'a' }), await watch(plane, { room, user: 'b' })]
    for (const viewer of viewers) {
      await until(() => viewer.packets('V0').length > 20 && viewer.packets('A0').length > 20)
      expect(startsKeyFrame(viewer.packets('V0')[0] as Buffer, 'H264')).toBe(true)
      expect(isContinuous(viewer.packets('V0'))).toBe(true)
      expect(new Set(viewer.packets('V0').map(ssrcOf)).size).toBe(1)
    }
    expect(events).toContainEqual({ t: 'published', room, user: 'host', slot: 'V0', on: true })
    expect(events).toContainEqual({ t: 'published', room, user: 'host', slot: 'A0', on: true })
  })

  it('[LIVE-02] a viewer who cannot decode the picture is reported once, and hears the sound', async () => {
    const { plane, events } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }))
    const host = await publish(plane, ['V0', 'A0'], { room, user: 'host' })
    run(host, ['V0', 'A0'])
    const able = await watch(plane, { room, user: 'able' })
    const bare = await watch(plane, { room, user: 'bare', codec: 'VP8' })
    await until(() => able.packets('V0').length > 20 && bare.packets('A0').length > 20)
    expect(bare.packets('V0')).toEqual([])
    const said = events.filter((event) => event.t === 'undecodable' && event.room === room)
    expect(said).toEqual([{ t: 'undecodable', room, user: 'bare' }])
  })

  it('a late viewer asks for a key frame and is shown one', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    const host = await publish(plane, ['V0'], { room, user: 'host' })
    run(host, ['V0'])
    const first = await watch(plane, { room, user: 'a' })
    await until(() => first.packets('V0').length > 5)
    const asked = host.keysAsked('V0')
    const late = await watch(plane, { room, user: 'late' })
    await until(() => late.packets('V0').length > 5 && host.keysAsked('V0') > asked)
    expect(startsKeyFrame(late.packets('V0')[0] as Buffer, 'H264')).toBe(true)
  })

  it('[MUTE-01] a slot that is taken away is silent at once, whatever its publisher still sends', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ A1: 'guest' }))
    const guest = await publish(plane, ['A1'], { room, user: 'guest' })
    run(guest, ['A1'])
    const viewer = await watch(plane, { room, user: 'a' })
    await until(() => viewer.packets('A1').length > 10)

    plane.setRoutes(room, routesOf({ A1: null }))
    const sentAt = performance.now()
    // Answered after the table was taken: from here on not one packet is passed.
    const { packetsOut } = await plane.stats()
    expect(performance.now() - sentAt).toBeLessThan(1000)
    const dropped = (await plane.stats()).packetsDropped
    let later = await plane.stats()
    while (later.packetsDropped < dropped + 30) later = await plane.stats()
    expect(later.packetsOut).toBe(packetsOut)
    const heard = viewer.packets('A1').length

    plane.setRoutes(room, routesOf({ A1: 'guest' }))
    await until(() => viewer.packets('A1').length > heard + 10)
    expect(isContinuous(viewer.packets('A1'))).toBe(true)
  })

  it('[LIVE-05] another host is shown without a new offer: one stream, no hole, a key frame first', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'old', A0: 'old', V2: 'next', A1: 'next' }))
    const old = await publish(plane, ['V0', 'A0'], { room, user: 'old' })
    const next = await publish(plane, ['V2', 'A1'], { room, user: 'next' })
    run(old, ['V0', 'A0'])
    run(next, ['V2', 'A1'])
    const viewer = await watch(plane, { room, user: 'a' })
    await until(() => viewer.packets('V0').length > 10 && viewer.packets('V2').length > 10)
    const before = viewer.packets('V0').length

    // The guest's camera was published for V2 and is the host's now.
    plane.setRoutes(room, routesOf({ V0: 'next', A0: 'next' }))
    await until(() => viewer.packets('V0').length > before + 20)
    const packets = viewer.packets('V0')
    expect(isContinuous(packets)).toBe(true)
    expect(new Set(packets.map(ssrcOf)).size).toBe(1)
    const steps = packets.map((packet, index) =>
      index === 0 ? 0 : (timestampOf(packet) - timestampOf(packets[index - 1] as Buffer)) | 0,
    )
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    const guest = viewer.packets('V2').length
    await until(() => viewer.packets('V0').length > before + 40)
    expect(viewer.packets('V2').length).toBe(guest)
  })

  it('[LIVE-01] before the start the room knows that the host sends, and viewers see nothing', async () => {
    const { plane, events } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }), { forward: false })
    const host = await publish(plane, ['V0', 'A0'], { room, user: 'host' })
    const viewer = await watch(plane, { room, user: 'a' })
    run(host, ['V0', 'A0'])
    await until(() =>
      events.some((event) => event.t === 'published' && event.room === room && event.slot === 'V0'),
    )
    const { packetsDropped } = await plane.stats()
    let now = await plane.stats()
    while (now.packetsDropped < packetsDropped + 20) now = await plane.stats()
    expect(now.rooms[room]?.packetsOut).toBe(0)
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }), { forward: true })
    await until(() => viewer.packets('V0').length > 3 && viewer.packets('A0').length > 3)
    expect(startsKeyFrame(viewer.packets('V0')[0] as Buffer, 'H264')).toBe(true)
  })

  it('a user who is not in the table may not publish, and is not heard', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    await expect(publish(plane, ['V0', 'A0'], { room, user: 'stranger' })).rejects.toMatchObject({
      fault: 'notAllowed',
    })
    // Allowed once, then replaced: the connection stays, its packets go nowhere.
    const host = await publish(plane, ['V0'], { room, user: 'host' })
    const viewer = await watch(plane, { room, user: 'a' })
    plane.setRoutes(room, routesOf({ V0: 'other' }))
    run(host, ['V0'])
    const { packetsDropped } = await plane.stats()
    let now = await plane.stats()
    while (now.packetsDropped < packetsDropped + 20) now = await plane.stats()
    expect(viewer.packets('V0')).toHaveLength(0)
  })

  it('no sender receives its own picture', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    const host = await publish(plane, ['V0'], { room, user: 'host' })
    const own = await watch(plane, { room, user: 'host' })
    const other = await watch(plane, { room, user: 'a' })
    run(host, ['V0'])
    await until(() => other.packets('V0').length > 10)
    expect(own.packets('V0')).toHaveLength(0)
  })

  it('who leaves, or is removed, is sent nothing more; what he published is reported as gone', async () => {
    const { plane, events } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ A0: 'host', A1: 'guest' }))
    const host = await publish(plane, ['A0'], { room, user: 'host' })
    const guest = await publish(plane, ['A1'], { room, user: 'guest' })
    const seen = await watch(plane, { room, user: 'guest' })
    run(host, ['A0'])
    run(guest, ['A1'])
    await until(() => seen.packets('A0').length > 5)
    await until(() =>
      events.some((event) => event.t === 'published' && event.room === room && event.slot === 'A1'),
    )
    plane.leave(room, 'guest')
    const { rooms: stats } = await plane.stats()
    expect(stats[room]).toMatchObject({ publishers: 1, viewers: 0 })
    expect(events).toContainEqual({ t: 'published', room, user: 'guest', slot: 'A1', on: false })
  })

  it('a second offer of the same viewer replaces the first; one that was overtaken is refused', async () => {
    const { plane } = started
    const room = openRoom()
    await watch(plane, { room, user: 'a', epoch: 5 })
    await watch(plane, { room, user: 'a', epoch: 6, slots: [] })
    await expect(watch(plane, { room, user: 'a', epoch: 5 })).rejects.toMatchObject({ fault: 'offerBad' })
    expect((await plane.stats()).rooms[room]).toMatchObject({ viewers: 1 })
  })

  it('as many viewers as the server carries, then no more; who is on stage comes in all the same', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    for (const user of ['a', 'b', 'c', 'd']) await watch(plane, { room, user })
    await expect(watch(plane, { room, user: 'e' })).rejects.toMatchObject({ fault: 'rtcFull' })
    await watch(plane, { room, user: 'host' })
    await watch(plane, { room, user: 'a' })
    plane.leave(room, 'b', 'sub')
    plane.leave(room, 'a', 'sub')
    await watch(plane, { room, user: 'e' })
  })

  it('what is no offer is refused, and the others do not notice', async () => {
    const { plane } = started
    const room = openRoom()
    plane.setRoutes(room, routesOf({ V0: 'host', A0: 'host' }))
    const host = await publish(plane, ['V0', 'A0'], { room, user: 'host' })
    run(host, ['V0', 'A0'])
    const viewer = await watch(plane, { room, user: 'a' })
    await until(() => viewer.packets('A0').length > 5)
    const offers: { sdp: string; slots?: readonly Slot[] }[] = [
      { sdp: '' },
      { sdp: 'v=0' },
      { sdp: '\0'.repeat(100) },
      { sdp: `v=0\r\n${'m=video 9 UDP/TLS/RTP/SAVPF 96\r\n'.repeat(5000)}` },
      { sdp: `v=0\r\n${'x'.repeat(1_000_000)}` },
    ]
    for (const offer of offers) {
      for (const dir of ['sub', 'pub'] as const) {
        await expect(plane.offer({ room, user: 'host', dir, ...offer })).rejects.toMatchObject({
          fault: 'offerBad',
        })
      }
    }
    for (const candidate of [
      '',
      'candidate:',
      `candidate:${'9 '.repeat(500)}`,
      'candidate:1 1 UDP 1 abc.local 1 typ host',
      'candidate:1 1 UDP 99999999999 999.1.1.1 99999 typ host',
    ])
      plane.candidate({ room, user: 'a', dir: 'sub', candidate, mid: 'nope' })
    const heard = viewer.packets('A0').length
    await until(() => viewer.packets('A0').length > heard + 10)
    expect(started.faults).toEqual([])
  })
})
