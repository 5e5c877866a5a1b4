import nd, { type Track } from 'node-datachannel'

import type { Slot } from '../../../../src/contract/room/wire.ts'
import type { Offer } from '../types.ts'
import { connect, sendOn, type Connection } from './connection.ts'
import type { RoomTools } from './roomTools.ts'
import { createLossWatch, type LossWatch } from './lossWatch.ts'
import { readRtcp } from './rtcp.ts'
import { isRtcp, type VideoCodec } from './rtp.ts'
import type { MediaLine } from './sdp.ts'
import { createSink, type Sink } from './sink.ts'
import { labelled } from './slots.ts'

interface ViewerEvents {
  /** A picture was lost: the source of the slot should send a whole one. */
  readonly onKeyFrameWanted: (slot: Slot) => void
  readonly onConnected: (connection: Connection) => void
  readonly onLost: (connection: Connection) => void
}

export interface OpenViewer {
  readonly connection: Connection
  readonly sinks: ReadonlyMap<Slot, Sink>
  readonly tracks: Set<Track>
  readonly losses: LossWatch
}

/** Connection of a viewer, with a sink for each requested slot. Throws `MediaError`. */
export const openViewer = (
  offer: Offer,
  { network, guarded, now }: RoomTools,
  { onKeyFrameWanted, onConnected, onLost }: ViewerEvents,
): OpenViewer => {
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
              if (said.kind === 'keyFrameWanted') onKeyFrameWanted(slot)
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
    onConnected: () => onConnected(connection),
    onLost: () => onLost(connection),
  })
  return { connection, sinks, tracks, losses }
}

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
