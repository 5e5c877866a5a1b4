import type { ConnectPeer, Peer } from '../../../src/services/live/embedded/peer.ts'
import { expect } from './expect.ts'
import { until } from './until.ts'

/** Connections to the media server that a driver opens, fails and ends; they carry nothing. */
export const createHeldPeers = () => {
  let waiting: { resolve(peer: Peer): void; reject(error: unknown): void } | null = null
  let standing: Peer | null = null

  const connectPeer: ConnectPeer = ({ signal }) =>
    new Promise((resolve, reject) => {
      const mine = { resolve, reject }
      waiting = mine
      signal.addEventListener('abort', () => {
        if (waiting === mine) waiting = null
        reject(new Error('Given up'))
      })
    })
  /** An attempt begins a moment after its cause. */
  const attempt = async () => {
    await until(() => expect(waiting).not.toBeNull())
    const found = waiting
    waiting = null
    if (found === null) throw new Error('Nobody waits for a connection')
    return found
  }

  return {
    connectPeer,
    async connect() {
      standing = createPeer()
      const { resolve } = await attempt()
      resolve(standing)
      // The caller goes on in the same turn, and nothing on the page shows when it is done.
      await new Promise((go) => setTimeout(go, 0))
    },
    async fail(error: unknown) {
      const { reject } = await attempt()
      reject(error)
    },
    /** The newest established one breaks. */
    end: () => standing?.close(),
  }
}

const createPeer = (): Peer => {
  const pc = new RTCPeerConnection()
  let sayEnded = () => {}
  const ended = new Promise<void>((done) => (sayEnded = done))
  return {
    pc,
    ended,
    close() {
      pc.close()
      sayEnded()
    },
  }
}
