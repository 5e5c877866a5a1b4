import type { Track } from 'node-datachannel'

import type { Offer } from '../types.ts'
import { connect, sendOn, type Connection } from './connection.ts'
import type { RoomTools } from './roomTools.ts'
import { isRtcp, isRtp } from './rtp.ts'
import { labelled } from './slots.ts'
import { createSource, type Source } from './source.ts'

interface PublisherEvents {
  /** A track has come; its source is in `sources` already. */
  readonly onSource: () => void
  readonly onPacket: (source: Source, packet: Buffer) => void
  readonly onReport: (source: Source, packet: Buffer) => void
  readonly onLost: (connection: Connection) => void
}

export interface OpenPublisher {
  readonly connection: Connection
  readonly sources: Set<Source>
  /** Kept: a track that is not referred to is collected, and falls silent. */
  readonly tracks: Set<Track>
}

/** Bits a second: a camera of 1080p at 2000 kbit/s with room for what is sent again. */
const bitrate = 2_500_000

/** The connection of one who sends, with a source for each track that it brings. Throws `MediaError`. */
export const openPublisher = (
  offer: Offer,
  { network, guarded, counters, now }: RoomTools,
  { onSource, onPacket, onReport, onLost }: PublisherEvents,
): OpenPublisher => {
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
      onSource()
      track.onMessage(
        guarded((packet) => {
          if (isRtcp(packet)) onReport(source, packet)
          else if (isRtp(packet)) onPacket(source, packet)
        }),
      )
    },
    onConnected: () => {
      for (const source of sources) source.refresh()
    },
    onLost: () => onLost(connection),
  })
  return { connection, sources, tracks }
}
