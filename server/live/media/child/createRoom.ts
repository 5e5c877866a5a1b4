import nd, { type Track } from 'node-datachannel'

import type { ChildOptions, Report } from '../messages.ts'
import type { Direction, Slot } from '../../../../src/contract/room/wire.ts'
import { MediaError, subSlots, type Offer } from '../types.ts'
import type { Routes } from '../../../../src/contract/room/routes.ts'
import { connect, sendOn, type Connection } from './connection.ts'
import type { Counters } from './counters.ts'
import type { Guarded } from './guarded.ts'
import { createProgram } from './hls/createProgram.ts'
import { createLossWatch, type LossWatch } from './lossWatch.ts'
import { readRtcp } from './rtcp.ts'
import { isRtcp, isRtp, type VideoCodec } from './rtp.ts'
import type { MediaLine } from './sdp.ts'
import { createSink, type Sink } from './sink.ts'
import { createSource, type Source } from './source.ts'

export interface RoomTools {
  readonly room: string
  readonly network: ChildOptions
  readonly counters: Counters
  readonly guarded: Guarded
  readonly tell: (report: Report) => void
  readonly now: () => number
}

interface Peer {
  readonly epoch: number
  readonly connection: Connection
}

interface Publisher extends Peer {
  readonly sources: Set<Source>
  /** Kept: a track that is not referred to is collected, and falls silent. */
  readonly tracks: Set<Track>
}

interface Viewer extends Peer {
  readonly sinks: ReadonlyMap<Slot, Sink>
  readonly tracks: Set<Track>
  readonly losses: LossWatch
  /** It was told that it cannot show these. */
  readonly undecodable: Set<Source>
  ready: boolean
}

/** One room: who sends, who watches, and the table that says what of it is passed on. */
export const createRoom = (tools: RoomTools) => {
  const { room, network, counters, guarded, tell, now } = tools
  const publishers = new Map<string, Publisher>()
  const viewers = new Map<string, Viewer>()
  const onAir = new Map<Slot, Source>()
  let routes: Routes = nobody
  let forwards = true
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
      fault: (error) => tell({ t: 'fault', text: `hls: ${String(error).slice(0, 300)}` }),
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
    const heard = (slot: Slot): Source | null => {
      const source = fed.get(slot)
      return source !== undefined && now() - source.heardAt < 5000 ? source : null
    }
    const picture = heard('V1') ?? heard('V0')
    reportCodec(picture)
    if (!forwards) return program.feed(null, null)
    // The host's browser sends the mix always, also when there is nobody to be mixed: silence alone is no programme.
    const hasVoice = (['A0', 'A1', 'A2'] as const).some((slot) => heard(slot) !== null)
    program.feed(picture, picture !== null || hasVoice ? (heard('A3') ?? heard('A0')) : null)
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
        // Nobody hears himself: his own picture is in front of him.
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
    const sources = new Set<Source>()
    const tracks = new Set<Track>()
    const connection = connect({
      sdp: offer.sdp,
      network,
      guarded,
      prepare: (_peer, lines) => {
        labelled(offer, lines)
      },
      onTrack: (track, lines) => {
        const index = lines.findIndex(({ mid }) => mid === track.mid())
        const line = lines[index]
        const label = labelled(offer, lines)[index]
        const codec = line?.codecs[0]
        if (line === undefined || label === undefined || codec === undefined || line.ssrc === null) return
        const source = createSource({
          user: offer.user,
          label,
          kind: line.kind,
          codec: codec.name,
          payloadType: codec.payloadType,
          counters,
          limit: bitrate,
          tell: (packet) => void sendOn(track, packet),
          now,
        })
        tracks.add(track)
        sources.add(source)
        route()
        track.onMessage(
          guarded((packet) => {
            if (publishers.get(offer.user)?.sources !== sources) return
            if (isRtcp(packet)) return report(source, packet)
            if (!isRtp(packet) || !source.takes(packet)) return
            counters.in++
            packetsIn++
            forward(source, packet)
          }),
        )
      },
      onConnected: () => {
        for (const source of sources) source.refresh()
      },
      onLost: () => lost(offer.user, 'pub', connection),
    })
    drop(offer.user, 'pub')
    publishers.set(offer.user, { epoch: offer.epoch ?? 0, connection, sources, tracks })
    route()
    return connection
  }

  const watch = (offer: Offer): Connection => {
    const sinks = new Map<Slot, Sink>()
    const tracks = new Set<Track>()
    const losses = createLossWatch(now)
    const connection = connect({
      sdp: offer.sdp,
      network,
      guarded,
      prepare: (peer, lines) => {
        const slots = labelled(offer, lines)
        for (const [index, line] of lines.entries()) {
          const slot = slots[index]
          if (slot === undefined) continue
          const ssrc = ssrcs[slot]
          const track = peer.addTrack(describe(line, ssrc, slot))
          // Answers a viewer's NACK with what was sent in about the last second.
          if (line.kind === 'video') track.setMediaHandler(new nd.RtcpNackResponder(1024))
          track.onMessage(
            guarded((packet) => {
              if (!isRtcp(packet)) return
              for (const said of readRtcp(packet)) {
                if (said.kind === 'keyFrameWanted') fed.get(slot)?.refresh()
                else if (line.kind === 'video') losses.handleFeedback(said)
              }
            }),
          )
          tracks.add(track)
          sinks.set(
            slot,
            createSink({
              ssrc,
              payloadTypes: new Map(line.codecs.map(({ name, payloadType }) => [name, payloadType])),
              send: (packet) => sendOn(track, packet),
              now,
            }),
          )
        }
      },
      onConnected: () => {
        const viewer = viewers.get(offer.user)
        if (viewer?.connection !== connection) return
        viewer.ready = true
        for (const source of fed.values()) source.refresh()
      },
      onLost: () => lost(offer.user, 'sub', connection),
    })
    drop(offer.user, 'sub')
    viewers.set(offer.user, {
      epoch: offer.epoch ?? 0,
      connection,
      sinks,
      tracks,
      losses,
      undecodable: new Set(),
      ready: false,
    })
    return connection
  }

  return {
    get viewers() {
      return viewers.size
    },
    isViewer: (user: string): boolean => viewers.has(user),
    isRouted: (user: string): boolean => allSlots.some((slot) => routes[slot] === user),
    stats: () => ({ publishers: publishers.size, viewers: viewers.size, packetsIn, packetsOut }),

    setRoutes(next: Routes, isForwarded: boolean): void {
      routes = next
      forwards = isForwarded
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

const allSlots: readonly Slot[] = ['V0', 'V1', 'V2', 'A0', 'A1', 'A2', 'A3']

const nobody: Routes = { V0: null, V1: null, V2: null, A0: null, A1: null, A2: null, A3: null }

/** SSRCs that viewers see: one for each slot, from any source. */
const ssrcs: Readonly<Record<Slot, number>> = {
  V0: 0x1001,
  V1: 0x1101,
  V2: 0x1201,
  A0: 0x2001,
  A1: 0x2101,
  A2: 0x2201,
  A3: 0x2301,
}

/** Bits a second: a camera of 1080p at 2000 kbit/s with room for what is sent again. */
const bitrate = 2_500_000

/** A slot takes what was made for it; else a camera is a camera and a microphone a microphone: hosts change without a new offer. */
const sourceFor = (slot: Slot, sources: ReadonlySet<Source>): Source | undefined => {
  for (const label of fallbacks[slot]) {
    for (const source of sources) if (source.label === label) return source
  }
  return undefined
}

const fallbacks: Readonly<Record<Slot, readonly Slot[]>> = {
  V0: ['V0', 'V2'],
  V1: ['V1'],
  V2: ['V2', 'V0'],
  A0: ['A0', 'A1', 'A2'],
  A1: ['A1', 'A0', 'A2'],
  A2: ['A2', 'A1', 'A0'],
  A3: ['A3'],
}

/** The slot of each m-line. Throws `MediaError('offerBad')` unless kinds and directions fit. */
const labelled = (offer: Offer, lines: readonly MediaLine[]): readonly Slot[] => {
  const isPub = offer.dir === 'pub'
  const implied = isPub ? lines.map(({ mid }) => mid as Slot) : subSlots.slice(0, lines.length)
  const slots = offer.slots === undefined || offer.slots.length === 0 ? implied : offer.slots
  const fits = lines.every(({ kind, direction }, index) => {
    const slot = slots[index]
    if (slot === undefined || !allSlots.includes(slot) || (!isPub && slot === 'A3')) return false
    const wrong = isPub ? 'recvonly' : 'sendonly'
    return kind === (slot.startsWith('V') ? 'video' : 'audio') && direction !== wrong
  })
  if (!fits || slots.length !== lines.length || new Set(slots).size < slots.length)
    throw new MediaError('offerBad')
  return slots
}

/** The answer's side of a viewer's m-line; it takes H264 and VP8, and each packet says which it is. */
const describe = (line: MediaLine, ssrc: number, slot: Slot) => {
  const media =
    line.kind === 'video' ? new nd.Video(line.mid, 'SendOnly') : new nd.Audio(line.mid, 'SendOnly')
  for (const { name, payloadType, parameters } of line.codecs) addCodec(media, name, payloadType, parameters)
  // Sound and picture of one person share a stream, so that they stay together.
  const stream = `s${slot.slice(1)}`
  media.addSSRC(ssrc, stream, stream, slot)
  return media
}

const addCodec = (
  media: InstanceType<typeof nd.Video> | InstanceType<typeof nd.Audio>,
  name: VideoCodec | 'opus',
  payloadType: number,
  parameters: string,
): void => {
  if ('addOpusCodec' in media) media.addOpusCodec(payloadType, parameters || undefined)
  else if (name === 'H264') media.addH264Codec(payloadType, parameters)
  else media.addVP8Codec(payloadType)
}
