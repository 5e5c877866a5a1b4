import type { Direction, Slot } from '../../../../src/contract/room/wire.ts'
import { MediaError, type Offer } from '../types.ts'
import type { Routes, Routing } from '../../../../src/contract/room/routes.ts'
import type { Connection } from './connection.ts'
import { createProgram } from './hls/createProgram.ts'
import { programmeOf } from './programmeOf.ts'
import { openPublisher, type OpenPublisher } from './openPublisher.ts'
import { openViewer, type OpenViewer } from './openViewer.ts'
import type { RoomTools } from './roomTools.ts'
import { allSlots, nobody, sourceFor } from './slots.ts'
import type { Source } from './source.ts'
import { cutTo } from '../../../../src/contract/characters.ts'

interface Peer {
  readonly epoch: number
  readonly connection: Connection
}

type Publisher = Peer & OpenPublisher

interface Viewer extends Peer, OpenViewer {
  /** Sources that it cannot decode, by its own report. */
  readonly undecodable: Set<Source>
  ready: boolean
}

/** One room: who sends, who watches, and the table that says what of it is passed on. */
export const createRoom = (tools: RoomTools) => {
  const { room, counters, tell, now } = tools
  const publishers = new Map<string, Publisher>()
  const viewers = new Map<string, Viewer>()
  const onAir = new Map<Slot, Source>()
  let routes: Routes = nobody
  let forwards = true
  let showsScreen = true
  let fed = new Map<Slot, Source>()
  let slotsOf = new Map<Source, Slot[]>()
  let isRealTimeOnly = false
  let packetsIn = 0
  let packetsOut = 0

  const program = createProgram(
    {
      file: (epoch, name, body) => tell({ t: 'file', room, epoch, name, body }),
      popped: (epoch, name) => tell({ t: 'popped', room, epoch, name }),
      ready: (epoch) => tell({ t: 'event', event: { t: 'hls', room, ready: true, epoch } }),
      ended: (epoch) => tell({ t: 'ended', room, epoch }),
      fault: (error) => tell({ t: 'fault', text: `hls: ${cutTo(String(error), 300)}` }),
    },
    now,
    Date.now,
  )

  /** Joins the table with the sources that there are. */
  const route = (): void => {
    fed = new Map()
    slotsOf = new Map()
    for (const slot of allSlots) {
      const user = routes[slot]
      const sources = user === null ? undefined : publishers.get(user)?.sources
      const source = sources === undefined ? undefined : sourceFor(slot, sources)
      if (onAir.get(slot) !== source) onAir.delete(slot)
      if (source === undefined || !forwards) {
        for (const { sinks } of viewers.values()) sinks.get(slot)?.rest()
      }
      if (source === undefined) continue
      fed.set(slot, source)
      slotsOf.set(source, [...(slotsOf.get(source) ?? []), slot])
    }
    feedProgram()
  }

  const feedProgram = (): void => {
    const heard = (slot: Slot, patience = 5000): Source | null => {
      const source = fed.get(slot)
      return source !== undefined && now() - source.heardAt < patience ? source : null
    }
    const { picture, sound } = programmeOf(heard, showsScreen)
    reportCodec(picture)
    if (forwards) program.feed(picture, sound)
    else program.feed(null, null)
  }

  /** The host's browser decides the codec, and HLS carries H264 only. */
  const reportCodec = (picture: Source | null): void => {
    const on = picture === null ? isRealTimeOnly : picture.codec !== 'H264'
    if (on === isRealTimeOnly) return
    isRealTimeOnly = on
    tell({ t: 'event', event: { t: 'realTimeOnly', room, on } })
  }

  const forward = (source: Source, packet: Buffer): void => {
    const slots = slotsOf.get(source)
    if (slots === undefined) {
      counters.dropped++
      return
    }
    for (const slot of slots) {
      if (onAir.get(slot) !== source) {
        onAir.set(slot, source)
        feedProgram()
        tell({ t: 'event', event: { t: 'published', room, user: source.user, slot, on: true } })
      }
      if (!forwards) continue
      for (const [user, viewer] of viewers) {
        // The sender does not hear themselves, and sees their own picture locally.
        if (!viewer.ready || user === source.user) continue
        const sink = viewer.sinks.get(slot)
        if (sink?.takes(source.codec) === false) reportUndecodable(user, viewer, source)
        if (sink?.pass(source, packet) !== true) continue
        if (source.kind === 'video') viewer.losses.count()
        counters.out++
        packetsOut++
      }
    }
    if (forwards) program.push(source, packet)
    else counters.dropped++
  }

  const reportUndecodable = (user: string, { undecodable }: Viewer, source: Source): void => {
    if (undecodable.has(source)) return
    undecodable.add(source)
    tell({ t: 'event', event: { t: 'undecodable', room, user } })
  }

  const report = (source: Source, packet: Buffer): void => {
    const said = source.handleFeedback(packet)
    if (said === null) return
    for (const slot of slotsOf.get(source) ?? []) {
      for (const viewer of viewers.values()) {
        if (viewer.ready) viewer.sinks.get(slot)?.passReport(source, said.bytes)
      }
    }
  }

  const lost = (user: string, dir: Direction, connection: Connection): void => {
    const present = dir === 'pub' ? publishers.get(user) : viewers.get(user)
    if (present?.connection !== connection) return
    drop(user, dir)
    tell({ t: 'event', event: { t: 'lost', room, user, dir } })
  }

  const drop = (user: string, dir: Direction): void => {
    const peers: Map<string, Peer> = dir === 'pub' ? publishers : viewers
    const peer = peers.get(user)
    if (peer === undefined) return
    peers.delete(user)
    peer.connection.close()
    if (dir === 'sub') return
    for (const [slot, source] of onAir) {
      if (source.user === user) tell({ t: 'event', event: { t: 'published', room, user, slot, on: false } })
    }
    route()
  }

  const publish = (offer: Offer): Connection => {
    const { user, epoch = 0 } = offer
    const isPresent = () => publishers.get(user)?.sources === opened.sources
    const opened = openPublisher(offer, tools, {
      onSource: route,
      onReport: (source, packet) => {
        if (isPresent()) report(source, packet)
      },
      onPacket: (source, packet) => {
        if (!isPresent() || !source.takes(packet)) return
        counters.in++
        packetsIn++
        forward(source, packet)
      },
      onLost: (connection) => lost(user, 'pub', connection),
    })
    drop(user, 'pub')
    publishers.set(user, { ...opened, epoch })
    route()
    return opened.connection
  }

  const watch = (offer: Offer): Connection => {
    const { user, epoch = 0 } = offer
    const opened = openViewer(offer, tools, {
      onKeyFrameWanted: (slot) => fed.get(slot)?.refresh(),
      onConnected: (connection) => {
        const viewer = viewers.get(user)
        if (viewer?.connection !== connection) return
        viewer.ready = true
        for (const source of fed.values()) source.refresh()
      },
      onLost: (connection) => lost(user, 'sub', connection),
    })
    drop(user, 'sub')
    viewers.set(user, { ...opened, epoch, undecodable: new Set(), ready: false })
    return opened.connection
  }

  return {
    get viewers() {
      return viewers.size
    },
    isViewer: (user: string): boolean => viewers.has(user),
    isRouted: (user: string): boolean => allSlots.some((slot) => routes[slot] === user),
    stats: () => ({ publishers: publishers.size, viewers: viewers.size, packetsIn, packetsOut }),

    setRoutes(next: Routing): void {
      routes = next.routes
      forwards = next.forward
      showsScreen = next.screen
      route()
      for (const source of fed.values()) source.refresh()
    },

    /** Rejects and throws `MediaError`. */
    offer(offer: Offer): Promise<string> {
      const present = (offer.dir === 'pub' ? publishers : viewers).get(offer.user)
      if (present !== undefined && (offer.epoch ?? present.epoch) < present.epoch)
        throw new MediaError('offerBad')
      const connection = offer.dir === 'pub' ? publish(offer) : watch(offer)
      return connection.answer.catch((error: unknown) => {
        const peers: Map<string, Peer> = offer.dir === 'pub' ? publishers : viewers
        if (peers.get(offer.user)?.connection === connection) drop(offer.user, offer.dir)
        throw error
      })
    },

    candidate(user: string, dir: Direction, candidate: string, mid: string): void {
      const peer = dir === 'pub' ? publishers.get(user) : viewers.get(user)
      peer?.connection.candidate(candidate, mid)
    },

    drop,

    /** Every 40 ms. */
    askAgain(): void {
      for (const { sources } of publishers.values()) for (const source of sources) source.askAgain()
    },

    /** Every 100 ms. */
    tick(): void {
      feedProgram()
      program.tick()
    },

    /** Every half a second. */
    report(): void {
      for (const { sources } of publishers.values()) for (const source of sources) source.report()
      for (const [user, { losses }] of viewers) {
        const lossPct = losses.judge()
        if (lossPct !== null) tell({ t: 'event', event: { t: 'weak', room, user, lossPct } })
      }
      for (const [slot, source] of fed) {
        if (
          source.kind === 'video' &&
          [...viewers.values()].some(({ ready, sinks }) => ready && sinks.get(slot)?.waitsFor(source))
        )
          source.refresh()
      }
    },

    close(): void {
      routes = nobody
      for (const user of publishers.keys()) drop(user, 'pub')
      for (const user of viewers.keys()) drop(user, 'sub')
      program.end()
    },
  }
}

export type Room = ReturnType<typeof createRoom>
