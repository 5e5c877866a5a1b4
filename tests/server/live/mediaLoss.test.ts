import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { sequenceOf, sequenceStep } from '../../../server/live/media/child/rtp.ts'
import { broadcast } from '../../support/live/broadcast.ts'
import { createLossyProxy } from '../../support/live/lossyProxy.ts'
import { closePeers, publish, watch } from '../../support/live/peers.ts'
import { routesOf, startPlane } from '../../support/live/plane.ts'
import { until } from '../../support/live/until.ts'

const ends: (() => unknown)[] = []
afterEach(() => closePeers())
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

describe('media: loss', () => {
  it('lost packets of the picture, 5 % on each way, are requested again and come', async () => {
    const { plane, stop } = await startPlane()
    ends.push(stop)
    const [up, down] = [createLossyProxy(0.05), createLossyProxy(0.05)]
    ends.push(up.close, down.close)
    const room = 'loss'
    plane.setRoutes(room, routesOf({ V0: 'host' }))
    const host = await publish(plane, ['V0'], { room, user: 'host', through: up.through })
    const viewer = await watch(plane, { room, user: 'a', through: down.through })
    // Key frames only: five packets each, so that the numbers come fast.
    const timer = setInterval(() => host.picture('V0', true), 15)
    ends.push(() => clearInterval(timer))
    await until(() => viewer.packets('V0').length > 1000)
    clearInterval(timer)
    // The last ones may be missing behind which nothing came.
    ends.push(broadcast(host, ['V0']))
    const numbers = () => {
      const first = sequenceOf(viewer.packets('V0')[0] as Buffer)
      return viewer.packets('V0').map((packet) => sequenceStep(first, sequenceOf(packet)))
    }
    await until(() => new Set(numbers().filter((step) => step >= 0 && step < 1000)).size === 1000)
    expect(up.counted.lost).toBeGreaterThan(10)
    expect(down.counted.lost).toBeGreaterThan(10)
    expect(viewer.counters.recovered).toBeGreaterThan(10)
    expect(viewer.counters.lost).toBe(0)
    expect((await plane.stats()).packetsRecovered).toBeGreaterThan(10)
  })
})
