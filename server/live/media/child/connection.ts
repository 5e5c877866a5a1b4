import nd, { type PeerConnection, type Track } from 'node-datachannel'

import type { ChildOptions } from '../messages.ts'
import { MediaError } from '../types.ts'
import { isTaken, withOwnAddresses } from './candidates.ts'
import type { Guarded } from './guarded.ts'
import { readOffer, withAddresses, type MediaLine } from './sdp.ts'

export interface ConnectionOptions {
  readonly sdp: string
  readonly network: ChildOptions
  readonly guarded: Guarded
  /** Called before the answer is made; adds tracks for what is sent. */
  readonly prepare: (peer: PeerConnection, lines: readonly MediaLine[]) => void
  /** The other side sends; called before the answer is there. */
  readonly onTrack?: (track: Track, lines: readonly MediaLine[]) => void
  readonly onConnected: () => void
  /** Failed, or closed by the other side; not after `close`. */
  readonly onLost: () => void
}

export interface Connection {
  /** With every candidate. Rejects with `MediaError('offerBad')`. */
  readonly answer: Promise<string>
  candidate(candidate: string, mid: string): void
  close(): void
}

/** One RTCPeerConnection that answers. Throws `MediaError('offerBad')` for what is no offer. */
export const connect = (options: ConnectionOptions): Connection => {
  const { network, guarded } = options
  const read = readOffer(options.sdp)
  if (read === null) throw new MediaError('offerBad')
  const peer = new nd.PeerConnection('', {
    iceServers: [],
    disableAutoNegotiation: true,
    enableIceUdpMux: true,
    portRangeBegin: network.udpPort,
    portRangeEnd: network.udpPort,
    ...(network.bindAddress === null ? {} : { bindAddress: network.bindAddress }),
  })
  let closed = false
  let patience: NodeJS.Timeout | undefined
  const close = guarded(() => {
    if (closed) return
    closed = true
    clearTimeout(patience)
    peer.close()
  })

  const answer = new Promise<string>((settle, fail) => {
    const finish = guarded((): void => {
      clearTimeout(timer)
      const sdp = closed ? undefined : peer.localDescription()?.sdp
      if (sdp === undefined) fail(new MediaError('offerBad'))
      else settle(withOwnAddresses(withAddresses(sdp, network.announced, network.udpPort), network.announced))
    })
    const timer = setTimeout(finish, gatherMs)
    // A viewer who never comes must not take a viewer's place.
    patience = setTimeout(
      guarded(() => closed || options.onLost()),
      connectMs,
    )
    peer.onGatheringStateChange(
      guarded((state) => {
        if (state === 'complete') finish()
      }),
    )
    peer.onStateChange(
      guarded((state) => {
        if (closed) return
        if (state === 'connected') {
          clearTimeout(patience)
          options.onConnected()
        }
        if (state === 'failed' || state === 'closed' || state === 'disconnected') options.onLost()
      }),
    )
    try {
      // Data channels of the other side are closed: they are not used.
      peer.onDataChannel(guarded((channel) => channel.close()))
      // Only for who sends: a second object for a track that was added here would close it when it is collected.
      const { onTrack } = options
      if (onTrack !== undefined) peer.onTrack(guarded((track) => onTrack(track, read.lines)))
      peer.setRemoteDescription(read.clean, 'offer')
      options.prepare(peer, read.lines)
      peer.setLocalDescription('answer')
    } catch (error) {
      clearTimeout(timer)
      close()
      fail(error instanceof MediaError ? error : new MediaError('offerBad'))
    }
  })

  return {
    answer,
    candidate: guarded((candidate: string, mid: string) => {
      if (closed || !/^(?:a=)?candidate:[\w .:/-]{10,300}$/.test(candidate) || !isTaken(candidate)) return
      try {
        peer.addRemoteCandidate(candidate.replace(/^a=/, ''), mid)
      } catch {
        // It fits no line of the offer, or is of an earlier one.
      }
    }),
    close,
  }
}

/** False when the track is not open or the message was not taken. */
export const sendOn = (track: Track, packet: Buffer): boolean => {
  try {
    return track.isOpen() && track.sendMessageBinary(packet)
  } catch {
    // It was closed between the question and the call.
    return false
  }
}

/** Addresses of the interfaces are known at once; no server is queried. */
const gatherMs = 2000

/** From the answer to an open connection. */
const connectMs = 20_000
