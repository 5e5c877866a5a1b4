import { LiveError } from '../../contract/room/ports.ts'
import type { NetworkReport, Quality } from '../../contract/room/ports.ts'

const pings = 8
const downBytes = 1_000_000
const upBytes = 250_000
/** Milliseconds of the whole test; and of one small request, after which it counts as lost. */
const longest = 10_000
const lostAfter = 1_500

/**
 * The way to this site's server over HTTP: round trips of small requests, then one large answer and one large request.
 * `lossPct` is the share of small requests without an answer in time, for want of a packet counter. `udp` is whether two
 * connections of this browser find each other by UDP at all; a firewall on the way shows only in a room, as `iceFailed`.
 */
export const measureNetwork = async (address: string, signal: AbortSignal): Promise<NetworkReport> => {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  try {
    const udp = tryUdp(deadline)
    const trips = await roundTrips(address, deadline)
    const downKbps = await speed(downBytes, () => take(`${address}?bytes=${downBytes}`, deadline))
    const upKbps = await speed(upBytes, () => give(address, upBytes, deadline))
    const rttMs = Math.round(median(trips))
    const lossPct = Math.round((100 * (pings - trips.length)) / pings)
    return { rttMs, lossPct, upKbps, downKbps, quality: qualityOf(rttMs, lossPct, upKbps), udp: await udp }
  } catch (error) {
    signal.throwIfAborted()
    throw new LiveError(deadline.aborted ? 'timeout' : 'failed', 'enter', { cause: error })
  }
}

/** The first one also opens the connection and is not counted. */
const roundTrips = async (address: string, signal: AbortSignal): Promise<number[]> => {
  await take(`${address}?bytes=1`, signal)
  const trips: number[] = []
  for (let count = 0; count < pings; count += 1) {
    const since = performance.now()
    try {
      await take(`${address}?bytes=1`, AbortSignal.any([signal, AbortSignal.timeout(lostAfter)]))
      trips.push(performance.now() - since)
    } catch {
      signal.throwIfAborted()
    }
  }
  if (trips.length === 0) throw new Error('no answer at all')
  return trips
}

const take = async (address: string, signal: AbortSignal) => {
  const response = await fetch(address, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  await response.arrayBuffer()
}

const give = async (address: string, bytes: number, signal: AbortSignal) => {
  const body = new Uint8Array(bytes)
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await fetch(address, { method: 'POST', body, headers, cache: 'no-store', signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}

/** Kilobits a second. */
const speed = async (bytes: number, act: () => Promise<void>): Promise<number> => {
  const since = performance.now()
  await act()
  return Math.round((bytes * 8) / Math.max(1, performance.now() - since))
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The first that is as bad as this in any respect. */
const steps: ReadonlyArray<readonly [quality: Quality, rttMs: number, lossPct: number, upKbps: number]> = [
  [5, 800, 30, 300],
  [4, 400, 20, 800],
  [3, 250, 10, 1600],
  [2, 120, 3, 2500],
]
export const qualityOf = (rttMs: number, lossPct: number, upKbps = Infinity): Quality =>
  steps.find(([, rtt, loss, up]) => rttMs >= rtt || lossPct >= loss || upKbps < up)?.[0] ?? 1

/** Two connections within this page. */
const tryUdp = async (signal: AbortSignal): Promise<boolean> => {
  if (typeof RTCPeerConnection !== 'function') return false
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
  one.onicecandidate = ({ candidate }) => void other.addIceCandidate(candidate ?? undefined).catch(() => {})
  other.onicecandidate = ({ candidate }) => void one.addIceCandidate(candidate ?? undefined).catch(() => {})
  try {
    const channel = one.createDataChannel('try')
    await one.setLocalDescription()
    await other.setRemoteDescription(one.localDescription ?? { type: 'offer', sdp: '' })
    await other.setLocalDescription()
    await one.setRemoteDescription(other.localDescription ?? { type: 'answer', sdp: '' })
    return await new Promise<boolean>((done) => {
      channel.onopen = () => done(true)
      AbortSignal.any([signal, AbortSignal.timeout(4_000)]).addEventListener('abort', () => done(false))
    })
  } catch {
    return false
  } finally {
    one.close()
    other.close()
  }
}
