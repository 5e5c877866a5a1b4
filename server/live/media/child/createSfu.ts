import type { ChildOptions, Order, Report } from '../messages.ts'
import { MediaError, type MediaStats, type Offer } from '../types.ts'
import type { Counters } from './counters.ts'
import { createRoom, type Room } from './createRoom.ts'
import { guardedBy } from './guarded.ts'
import { cutTo } from '../../../../src/contract/characters.ts'

/** All rooms of this process. `tell` must not throw. */
export const createSfu = (network: ChildOptions, tell: (report: Report) => void) => {
  const rooms = new Map<string, Room>()
  const counters: Counters = { in: 0, out: 0, lost: 0, recovered: 0, dropped: 0 }
  const guarded = guardedBy((error) => tell({ t: 'fault', text: textOf(error) }))
  const now = (): number => performance.now()

  const roomOf = (name: string): Room => {
    const known = rooms.get(name)
    if (known !== undefined) return known
    const room = createRoom({ room: name, network, counters, guarded, tell, now })
    rooms.set(name, room)
    return room
  }

  const answer = async (id: number, offer: Offer): Promise<void> => {
    try {
      const room = roomOf(offer.room)
      if (offer.dir === 'pub' && !room.isRouted(offer.user)) throw new MediaError('notAllowed')
      if (offer.dir === 'sub' && !room.isRouted(offer.user) && !room.isViewer(offer.user)) {
        const viewers = [...rooms.values()].reduce((sum, each) => sum + each.viewers, 0)
        if (viewers >= network.maxViewers) throw new MediaError('rtcFull')
      }
      tell({ t: 'answer', id, sdp: await room.offer(offer) })
    } catch (error) {
      if (!(error instanceof MediaError)) tell({ t: 'fault', text: textOf(error) })
      tell({ t: 'refused', id, fault: error instanceof MediaError ? error.fault : 'offerBad' })
    }
  }

  const every = (ms: number, work: (room: Room) => void) =>
    setInterval(() => {
      for (const room of rooms.values()) guarded(work)(room)
    }, ms)
  const timers = [
    every(40, (room) => room.askAgain()),
    every(100, (room) => room.tick()),
    every(500, (room) => room.report()),
  ]

  const stats = (): MediaStats => {
    const cpu = process.cpuUsage()
    return {
      pid: process.pid,
      udpPort: network.udpPort,
      packetsIn: counters.in,
      packetsOut: counters.out,
      packetsLost: counters.lost,
      packetsRecovered: counters.recovered,
      packetsDropped: counters.dropped,
      cpuMs: Math.round((cpu.user + cpu.system) / 1000),
      rss: process.memoryUsage.rss(),
      rooms: Object.fromEntries([...rooms].map(([name, room]) => [name, room.stats()])),
    }
  }

  return {
    take: guarded((order: Order): void => {
      switch (order.t) {
        case 'routes':
          return roomOf(order.room).setRoutes(order)
        case 'offer':
          return void answer(order.id, order)
        case 'candidate':
          return rooms.get(order.room)?.candidate(order.user, order.dir, order.candidate, order.mid)
        case 'leave': {
          const room = rooms.get(order.room)
          if (order.dir !== 'sub') room?.drop(order.user, 'pub')
          if (order.dir !== 'pub') room?.drop(order.user, 'sub')
          return
        }
        case 'close':
          rooms.get(order.room)?.close()
          rooms.delete(order.room)
          return
        case 'stats':
          return tell({ t: 'stats', id: order.id, stats: stats() })
      }
    }),
    stop(): void {
      for (const timer of timers) clearInterval(timer)
      for (const room of rooms.values()) room.close()
    },
  }
}

const textOf = (error: unknown): string =>
  cutTo(error instanceof Error ? (error.stack ?? error.message) : String(error), 2000)
