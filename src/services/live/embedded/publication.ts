import { LiveError, screenProfile } from '../../../contract/room/ports.ts'
import type { LiveMessage, MediaRole, VideoProfile } from '../../../contract/room/ports.ts'
import type { Slot } from '../../../contract/room/wire.ts'
import type { LinkState, StartMediaLink } from '../../../machines/mediaLink/mediaLink.types.ts'
import { roomCodecs } from '../codecs.ts'
import type { MediaEmitter } from '../mediaEmitter.ts'
import type { WelcomedHub } from '../roomHub.ts'
import { createLinkKeeper } from './linkKeeper.ts'
import type { ConnectPeer } from './peer.ts'

interface Options {
  readonly hub: WelcomedHub
  readonly emitter: MediaEmitter
  readonly startLink: StartMediaLink
  readonly connectPeer: ConnectPeer
  changed(state: LinkState): void
}

interface Source {
  readonly track: MediaStreamTrack
  /** Profile of a picture. */
  readonly profile: VideoProfile | null
}

/** Slots offered by each role, once: a source that begins or ends uses its slot, without a new offer. */
const slotsOf: Record<MediaRole, readonly Slot[]> = {
  anchor: ['V0', 'A0', 'V1', 'A3'],
  guest: ['V2', 'A1'],
  funder: ['A2'],
  audience: [],
}

/**
 * Milliseconds for the first packet of a source to leave; and between two checks: no event reports a packet, only
 * statistics do.
 */
const proofTime = 15_000
const lookEvery = 200

/** Media sent by this browser: one connection with a fixed place for each source of the role. */
export const createPublication = ({ hub, emitter, startLink, connectPeer, changed }: Options) => {
  const sources = new Map<Slot, Source>()
  let senders = new Map<Slot, RTCRtpSender>()
  let role: MediaRole = 'audience'
  /** Packets of these have left on the current connection. */
  const arriving = new Set<Slot>()

  /** A speaker must not appear audible while the connection is made again. */
  const interrupt = () => {
    for (const slot of arriving) {
      arriving.delete(slot)
      if (sources.has(slot)) emitter.emit('interrupted', { slot })
    }
  }

  const furnish = (pc: RTCPeerConnection): readonly Slot[] => {
    senders = new Map()
    const slots = slotsOf[role]
    for (const slot of slots) {
      const source = sources.get(slot)
      const transceiver = pc.addTransceiver(kindOf(slot), {
        direction: 'sendonly',
        sendEncodings: [encodingOf(source?.profile ?? (slot === 'V1' ? screenProfile : null))],
      })
      const codecs = preferred(kindOf(slot))
      if (codecs.length > 0) transceiver.setCodecPreferences(codecs)
      senders.set(slot, transceiver.sender)
      if (source !== undefined) void send(slot, source)
    }
    return slots
  }

  const link = createLinkKeeper({
    connect: (signal) =>
      connectPeer({
        hub,
        dir: 'pub',
        iceServers: iceServersOf(hub),
        furnish,
        says: messageOf(role),
        signal,
      }),
    startLink,
    changed(state) {
      if (state !== 'connected') interrupt()
      changed(state)
    },
  })

  const send = async (slot: Slot, source: Source | null) => {
    const sender = senders.get(slot)
    if (sender === undefined) return
    const isTaken = await sender.replaceTrack(source?.track ?? null).then(
      () => true,
      (error: unknown) => {
        // The connection was closed in the meantime; the next one gets its tracks from the sources.
        if (error instanceof DOMException && error.name === 'InvalidStateError') return false
        throw error
      },
    )
    if (source === null || !isTaken) return
    if (source.profile !== null) await limit(sender, source.profile)
    // The programme is for the cdn line; no caller waits for it.
    if (slot !== 'A3') void prove(slot, source, sender)
  }

  /** A given track is no proof: it counts when packets leave on an established connection. */
  const prove = async (slot: Slot, source: Source, sender: RTCRtpSender) => {
    const until = performance.now() + proofTime
    const isCurrent = () => sources.get(slot) === source && senders.get(slot) === sender
    while (isCurrent()) {
      if (link.pc?.connectionState === 'connected' && (await hasSent(sender))) {
        if (isCurrent()) say(slot, null)
        return
      }
      if (performance.now() > until) return say(slot, new LiveError('timeout', messageOf(role)))
      // WebRTC has no event for the first packet sent: its statistics are polled.
      await new Promise((resume) => setTimeout(resume, lookEvery))
    }
  }
  const say = (slot: Slot, error: LiveError | null) => {
    if (error === null) arriving.add(slot)
    hub.command('rtc.published', { slot, ok: error === null }).catch(() => {
      // Offline: the caller retries.
    })
    emitter.emit('published', error === null ? { slot, ok: true } : { slot, ok: false, error })
  }

  return {
    get role() {
      return role
    },
    link,
    /** Rejects `LiveError`. */
    async setRole(next: MediaRole) {
      if (next === role && (link.state !== 'off' || slotsOf[next].length === 0)) return
      link.close()
      role = next
      senders = new Map()
      for (const slot of sources.keys()) if (!slotsOf[role].includes(slot)) sources.delete(slot)
      if (slotsOf[role].length > 0) await link.open()
    },
    /** Sends the track in this place, or nothing. */
    async put(slot: Slot, track: MediaStreamTrack | null, profile: VideoProfile | null = null) {
      if (track === null) {
        sources.delete(slot)
        await send(slot, null)
        return
      }
      if (!slotsOf[role].includes(slot)) return
      const source = { track, profile }
      sources.set(slot, source)
      await send(slot, source)
    },
    close() {
      sources.clear()
      link.close()
      role = 'audience'
    },
  }
}

export const iceServersOf = (hub: WelcomedHub): RTCIceServer[] =>
  (hub.welcome()?.iceServers ?? []).map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }))

export const kindOf = (slot: Slot): 'audio' | 'video' => (slot.startsWith('V') ? 'video' : 'audio')

export const opus = (capabilities: RTCRtpCapabilities | null): RTCRtpCodec[] =>
  (capabilities?.codecs ?? []).filter(({ mimeType }) => mimeType.toLowerCase() === 'audio/opus')

const preferred = (kind: 'audio' | 'video') => {
  const capabilities = RTCRtpSender.getCapabilities(kind)
  return kind === 'audio' ? opus(capabilities) : roomCodecs(capabilities)
}

export const messageOf = (role: MediaRole): LiveMessage => (role === 'anchor' ? 'publish' : 'mic')

const encodingOf = (profile: VideoProfile | null): RTCRtpEncodingParameters =>
  profile === null ? {} : { maxBitrate: profile.kbps * 1000, maxFramerate: profile.fps }

/** The resolution is never reduced: another one would restart the cdn line. */
const limit = async (sender: RTCRtpSender, profile: VideoProfile) => {
  const parameters: RTCRtpSendParameters & { degradationPreference?: string } = sender.getParameters()
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, ...encodingOf(profile) }))
  parameters.degradationPreference = 'maintain-resolution'
  await sender.setParameters(parameters).catch(() => {
    // Before the answer some browsers refuse; the encoding was given with the transceiver.
  })
}

const hasSent = async (sender: RTCRtpSender): Promise<boolean> => {
  const report = await sender.getStats()
  return Array.from(report.values() as Iterable<{ type: string; bytesSent?: number }>).some(
    ({ type, bytesSent = 0 }) => type === 'outbound-rtp' && bytesSent > 0,
  )
}
