import { toFailure } from '../../../contract/failure.ts'
import { LiveError } from '../../../contract/room/ports.ts'
import type { LiveMessage, MediaFault, RoomHub } from '../../../contract/room/ports.ts'
import type { Direction, Slot } from '../../../contract/room/wire.ts'
import { withStartBitrate } from './sdp.ts'

interface Options {
  readonly hub: Pick<RoomHub, 'command' | 'watch'>
  readonly dir: Direction
  readonly iceServers: readonly RTCIceServer[]
  /** Adds the transceivers; returns the slot of each, in their order. */
  furnish(pc: RTCPeerConnection): readonly Slot[]
  readonly says: LiveMessage
  readonly signal: AbortSignal
}

/** Milliseconds until a connection attempt is abandoned. */
const connectTime = 15_000
/** Milliseconds for a connection that is shaky to find itself again. */
const shakyTime = 3_000

export interface Peer {
  readonly pc: RTCPeerConnection
  /** Resolves when it ends, however that comes about; never rejects. */
  readonly ended: Promise<void>
  close(): void
}

export type ConnectPeer = (options: Options) => Promise<Peer>

/**
 * One connection to the media server, offered and answered once: when it breaks, another one replaces it; the server
 * treats both alike, whether or not the old one has ended. Resolves when it is connected; rejects `LiveError`.
 */
export const connectPeer: ConnectPeer = async ({ hub, dir, iceServers, furnish, says, signal }) => {
  const pc = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' })
  const slots = furnish(pc)
  let sayEnded = () => {}
  const ended = new Promise<void>((done) => (sayEnded = done))
  const stop = new AbortController()
  const close = () => {
    if (stop.signal.aborted) return
    stop.abort()
    pc.close()
    sayEnded()
  }
  signal.addEventListener('abort', close, { signal: stop.signal })

  trickle(pc, hub, dir, stop.signal)
  let shaky: ReturnType<typeof setTimeout> | undefined
  stop.signal.addEventListener('abort', () => clearTimeout(shaky))
  const connected = new Promise<void>((done, fail) => {
    const refuse = (fault: MediaFault) => fail(new LiveError(fault, says))
    const timer = setTimeout(() => refuse('iceFailed'), connectTime)
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      refuse('failed')
    })
    pc.addEventListener('connectionstatechange', () => {
      clearTimeout(shaky)
      switch (pc.connectionState) {
        case 'connected':
          clearTimeout(timer)
          return done()
        case 'failed':
        case 'closed':
          refuse('iceFailed')
          return close()
        case 'disconnected':
          shaky = setTimeout(close, shakyTime)
          return
        case 'new':
        case 'connecting':
      }
    })
  })
  // The caller that waits for the offer is answered below.
  connected.catch(() => {})

  try {
    await pc.setLocalDescription()
    const sdp = pc.localDescription?.sdp ?? ''
    const { sdp: answer } = await hub.command('rtc.offer', { dir, sdp, slots: [...slots] })
    if (stop.signal.aborted) throw new LiveError('failed', says)
    await pc.setRemoteDescription({ type: 'answer', sdp: withStartBitrate(answer) })
    await connected
    return { pc, ended, close }
  } catch (error) {
    close()
    throw error instanceof LiveError ? error : new LiveError(faultOf(error), says, { cause: error })
  }
}

/** Candidates of both sides; the server's may come before its answer. */
const trickle = (
  pc: RTCPeerConnection,
  hub: Pick<RoomHub, 'command' | 'watch'>,
  dir: Direction,
  signal: AbortSignal,
) => {
  const early: RTCIceCandidateInit[] = []
  const add = (candidate: RTCIceCandidateInit) => {
    pc.addIceCandidate(candidate).catch(() => {
      // One way less; there are others, or the connection fails by time.
    })
  }
  const unwatch = hub.watch((signalled) => {
    if (signalled.type !== 'pushed' || signalled.push.t !== 'candidate' || signalled.push.d.dir !== dir)
      return
    const { candidate, mid } = signalled.push.d
    const init = { candidate: candidate.replace(/^a=/, ''), sdpMid: mid }
    if (pc.remoteDescription === null) early.push(init)
    else add(init)
  })
  signal.addEventListener('abort', unwatch)
  pc.addEventListener('signalingstatechange', () => {
    if (pc.remoteDescription !== null) for (const candidate of early.splice(0)) add(candidate)
  })
  pc.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null || candidate.candidate === '') return
    hub
      .command('rtc.candidate', { dir, candidate: candidate.candidate, mid: candidate.sdpMid ?? '0' })
      .catch(() => {
        // As above.
      })
  })
}

const faultOf = (error: unknown): MediaFault => {
  const { reason, kind } = toFailure(error)
  if (reason === 'rtcFull' || reason === 'mediaDown') return reason
  if (reason === 'publishNotAllowed') return 'notAllowed'
  if (reason === 'offerBad') return 'unsupported'
  return kind === 'timeout' || kind === 'offline' ? 'timeout' : 'failed'
}
