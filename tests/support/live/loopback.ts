import type { CommandInput } from '../../../src/contract/room/wire.ts'
import type { Slot } from '../../../src/contract/room/wire.ts'

/** A media server within the page: it gives every viewer what was published in each place. */
export const createLoopback = () => {
  const tracks = new Map<Slot, MediaStreamTrack>()
  let peers: RTCPeerConnection[] = []

  const answer = async ({ dir, sdp, slots }: CommandInput<'rtc.offer'>) => {
    const pc = new RTCPeerConnection()
    peers.push(pc)
    await pc.setRemoteDescription({ type: 'offer', sdp })
    for (const [place, transceiver] of pc.getTransceivers().entries()) {
      const slot = slots[place]
      if (slot === undefined) continue
      if (dir === 'pub') tracks.set(slot, transceiver.receiver.track)
      else {
        transceiver.direction = 'sendonly'
        await transceiver.sender.replaceTrack(tracks.get(slot) ?? null)
      }
    }
    await pc.setLocalDescription()
    // With every candidate, as the real one answers.
    if (pc.iceGatheringState !== 'complete')
      await new Promise<void>((done) => {
        pc.addEventListener('icegatheringstatechange', () => {
          if (pc.iceGatheringState === 'complete') done()
        })
      })
    return { sdp: pc.localDescription?.sdp ?? '' }
  }

  return {
    answers: {
      'rtc.offer': answer,
      'rtc.candidate': async ({ candidate, mid }: CommandInput<'rtc.candidate'>) => {
        await peers
          .at(-1)
          ?.addIceCandidate({ candidate, sdpMid: mid })
          .catch(() => {})
        return {}
      },
    },
    /** Number of offers. */
    get offers() {
      return peers.length
    },
    /** The server's ends are gone, as when its process dies. */
    die() {
      for (const pc of peers) pc.close()
    },
    close() {
      for (const pc of peers) pc.close()
      peers = []
    },
  }
}
