import nd, { type PeerConnection, type Track } from 'node-datachannel'

import { readRtcp } from '../../../server/live/media/child/rtcp.ts'
import { isRtcp } from '../../../server/live/media/child/rtp.ts'
import { createSource, type Source } from '../../../server/live/media/child/source.ts'
import type { Slot } from '../../../src/contract/room/wire.ts'
import { subSlots, type MediaPlane } from '../../../server/live/media/types.ts'
import { createPictures } from './h264.ts'
import { h264Payloads, rtpPacket } from './rtp.ts'

/** Options of both kinds of clients; `through` may change the answer, e.g. lead it over a proxy. */
export interface Joining {
  readonly room: string
  readonly user: string
  readonly epoch?: number
  /** Slots that the offer declares for its m-lines; absent: the true ones. */
  readonly slots?: readonly Slot[]
  /** Codec of pictures; absent: H264. */
  readonly codec?: 'VP8'
  readonly through?: (answer: string) => Promise<string>
}

const payloadTypes = { video: 102, audio: 111 } as const

const openPeers = new Set<PeerConnection>()

/** Ends what a test left open; the native threads would keep the process. */
export const closePeers = (): void => {
  for (const peer of openPeers) peer.close()
  openPeers.clear()
}

const connect = async (
  plane: MediaPlane,
  dir: 'pub' | 'sub',
  slots: readonly Slot[],
  { room, user, epoch, through, slots: said = slots }: Joining,
  add: (peer: PeerConnection) => void,
) => {
  const peer = new nd.PeerConnection(user, {
    iceServers: [],
    disableAutoNegotiation: true,
    bindAddress: '127.0.0.1',
  })
  openPeers.add(peer)
  add(peer)
  const offered = new Promise<string>((settle) => {
    peer.onGatheringStateChange((state) => {
      if (state === 'complete') settle(peer.localDescription()?.sdp ?? '')
    })
  })
  const states: string[] = []
  const waiting = new Set<() => void>()
  peer.onStateChange((state) => {
    states.push(state)
    for (const look of waiting) look()
  })
  const close = (): void => {
    openPeers.delete(peer)
    peer.close()
  }
  peer.setLocalDescription('offer')
  try {
    const offer = await offered
    // Candidates of the client are of no use to the server; a proxy must not be walked around.
    const sdp = offer.replaceAll(/^a=(?:candidate|end-of-candidates).*\r\n/gm, '')
    const answer = await plane.offer({
      room,
      user,
      dir,
      sdp,
      slots: said,
      ...(epoch === undefined ? {} : { epoch }),
    })
    peer.setRemoteDescription(through === undefined ? answer.sdp : await through(answer.sdp), 'answer')
    await new Promise<void>((settle) => {
      const look = () => {
        if (!states.includes('connected')) return
        waiting.delete(look)
        settle()
      }
      waiting.add(look)
      look()
    })
  } catch (error) {
    close()
    throw error
  }
  return { close, states }
}

const media = (slot: Slot, direction: 'SendOnly' | 'RecvOnly', codec?: 'VP8') => {
  if (slot.startsWith('A')) {
    const audio = new nd.Audio(slot, direction)
    audio.addOpusCodec(payloadTypes.audio)
    return audio
  }
  const video = new nd.Video(slot, direction)
  if (codec === 'VP8') video.addVP8Codec(payloadTypes.video)
  else video.addH264Codec(payloadTypes.video)
  return video
}

let lastSsrc = 0x5000

/** A client that sends on these slots; pictures and sound go out on command. */
export const publish = async (plane: MediaPlane, slots: readonly Slot[], joining: Joining) => {
  const streams = new Map<Slot, Stream>()
  const connection = await connect(plane, 'pub', slots, joining, (peer) => {
    for (const slot of slots) {
      const ssrc = ++lastSsrc
      const described = media(slot, 'SendOnly')
      described.addSSRC(ssrc, 'c', 'c', slot)
      const track = peer.addTrack(described)
      if (slot.startsWith('V')) track.setMediaHandler(new nd.RtcpNackResponder(1024))
      const stream: Stream = {
        track,
        ssrc,
        sequence: 65_500,
        timestamp: 0xffff_0000,
        keysAsked: 0,
        next: true,
      }
      track.onMessage((packet) => {
        if (!isRtcp(packet)) return
        for (const said of readRtcp(packet)) {
          if (said.kind !== 'keyFrameWanted') continue
          stream.keysAsked++
          stream.next = true
        }
      })
      streams.set(slot, stream)
    }
  })
  let pictures = createPictures()
  const send = (slot: Slot, payloads: readonly Buffer[], ticks: number): void => {
    const stream = streams.get(slot)
    if (stream === undefined) throw new Error(`${slot} is not published`)
    stream.timestamp = (stream.timestamp + ticks) >>> 0
    for (const [index, payload] of payloads.entries()) {
      if (!stream.track.isOpen()) return
      stream.track.sendMessageBinary(
        rtpPacket({
          payloadType: slot.startsWith('V') ? payloadTypes.video : payloadTypes.audio,
          sequence: stream.sequence++,
          timestamp: stream.timestamp,
          ssrc: stream.ssrc,
          marker: index === payloads.length - 1,
          payload,
        }),
      )
    }
  }
  return {
    ...connection,
    keysAsked: (slot: Slot): number => streams.get(slot)?.keysAsked ?? 0,
    /** Another size from the next picture on. */
    resize(columns: number, rows: number): void {
      pictures = createPictures(columns, rows)
      for (const stream of streams.values()) stream.next = true
    },
    /** One picture at 15 a second; a key frame when requested by the server or the caller. */
    picture(slot: Slot, key?: boolean): void {
      const stream = streams.get(slot)
      const isKey = key ?? stream?.next ?? false
      if (stream !== undefined && isKey) stream.next = false
      send(slot, h264Payloads(pictures.picture(isKey)), 6000)
    },
    /** 20 ms of sound. */
    sound: (slot: Slot): void => send(slot, [Buffer.from([0xf8, 0xff, 0xfe])], 960),
  }
}

interface Stream {
  readonly track: Track
  readonly ssrc: number
  sequence: number
  timestamp: number
  keysAsked: number
  /** The next picture is a key frame. */
  next: boolean
}

export type Publishing = Awaited<ReturnType<typeof publish>>

/** A client that watches; what comes is kept for each slot, in the order of arrival. */
export const watch = async (plane: MediaPlane, joining: Joining) => {
  const received = new Map<Slot, Buffer[]>(subSlots.map((slot) => [slot, []]))
  const counters = { in: 0, out: 0, lost: 0, recovered: 0, dropped: 0 }
  const tracks: Track[] = []
  const sources: Source[] = []
  const connection = await connect(plane, 'sub', subSlots, joining, (peer) => {
    for (const slot of subSlots) {
      const track = peer.addTrack(media(slot, 'RecvOnly', joining.codec))
      tracks.push(track)
      const isVideo = slot.startsWith('V')
      // The same bookkeeping that the server keeps of publishers: asks again for what is missing.
      const source = createSource({
        user: joining.user,
        label: slot,
        kind: isVideo ? 'video' : 'audio',
        codec: isVideo ? 'H264' : 'opus',
        payloadType: isVideo ? payloadTypes.video : payloadTypes.audio,
        counters,
        limit: 1e6,
        tell: (packet) => void (track.isOpen() && track.sendMessageBinary(packet)),
        now: () => performance.now(),
      })
      sources.push(source)
      track.onMessage((packet) => {
        if (isRtcp(packet) || !source.takes(packet)) return
        received.get(slot)?.push(Buffer.from(packet))
      })
    }
  })
  const again = setInterval(() => {
    for (const source of sources) source.askAgain()
  }, 40)
  return {
    ...connection,
    counters,
    packets: (slot: Slot): readonly Buffer[] => received.get(slot) ?? [],
    close: (): void => {
      clearInterval(again)
      connection.close()
    },
  }
}
