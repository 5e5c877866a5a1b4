import type { Slot } from '../../../contract/room/wire.ts'
import type { LinkState, StartMediaLink } from '../../../machines/mediaLink/mediaLink.types.ts'
import { watchedCodecs } from '../codecs.ts'
import type { WelcomedHub } from '../roomHub.ts'
import { createLinkKeeper } from './linkKeeper.ts'
import type { ConnectPeer } from './peer.ts'
import { iceServersOf, kindOf, opus } from './publication.ts'

interface Options {
  readonly hub: WelcomedHub
  readonly startLink: StartMediaLink
  readonly connectPeer: ConnectPeer
  /** A connection has been made, or is gone: track of each place. */
  received(tracks: ReadonlyMap<Slot, MediaStreamTrack>): void
  changed(state: LinkState): void
}

/** The server's fixed order. */
export const watchedSlots = ['V0', 'V1', 'V2', 'A0', 'A1', 'A2'] as const satisfies readonly Slot[]

/** Media watched by this browser: all places, requested once; the server decides who is seen in them. */
export const createSubscription = ({ hub, startLink, connectPeer, received, changed }: Options) => {
  let places = new Map<string, Slot>()
  let tracks = new Map<Slot, MediaStreamTrack>()

  const furnish = (pc: RTCPeerConnection): readonly Slot[] => {
    tracks = new Map()
    const transceivers = watchedSlots.map((slot) => {
      const kind = kindOf(slot)
      const transceiver = pc.addTransceiver(kind, { direction: 'recvonly' })
      const capabilities = RTCRtpReceiver.getCapabilities(kind)
      const codecs = kind === 'audio' ? opus(capabilities) : watchedCodecs(capabilities)
      if (codecs.length > 0) transceiver.setCodecPreferences(codecs)
      tracks.set(slot, transceiver.receiver.track)
      return [slot, transceiver] as const
    })
    pc.addEventListener('signalingstatechange', () => {
      places = new Map(transceivers.map(([slot, { mid }]) => [mid ?? '', slot]))
    })
    received(tracks)
    return watchedSlots
  }

  const link = createLinkKeeper({
    connect: (signal) =>
      connectPeer({ hub, dir: 'sub', iceServers: iceServersOf(hub), furnish, says: 'enter', signal }),
    startLink,
    changed,
  })

  return {
    link,
    tracks: (): ReadonlyMap<Slot, MediaStreamTrack> => tracks,
    slotOf: (mid: string): Slot | undefined => places.get(mid),
    close() {
      link.close()
      tracks = new Map()
      received(tracks)
    },
  }
}
