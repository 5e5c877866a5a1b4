import type { Slot } from '../../../contract/room/wire.ts'
import type { MediaEmitter } from '../mediaEmitter.ts'
import { qualityOf } from '../networkTest.ts'

interface Options {
  readonly emitter: MediaEmitter
  sub(): RTCPeerConnection | null
  pub(): RTCPeerConnection | null
  slotOf(mid: string): Slot | undefined
}

/** The fields that are read of the browser's reports. */
interface Report {
  type: string
  mid?: string
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
  roundTripTime?: number
  currentRoundTripTime?: number
  nominated?: boolean
}

const lookEvery = 1_000
/** Milliseconds without a packet until a place counts as empty: a still screen sends one a second. */
const emptyAfter = 4_000

/** Watches the flow of media: filled places, and the quality of the network. */
export const watchFlow = ({ emitter, sub, pub, slotOf }: Options): (() => void) => {
  const seen = new Map<Slot, { packets: number; movedAt: number; isOn: boolean }>()
  let counted = { received: 0, lost: 0 }
  let looks = 0

  const look = async () => {
    const down = await reportsOf(sub())
    const up = await reportsOf(pub())
    let received = 0
    let lost = 0
    const filled = new Set<Slot>()
    for (const { type, mid = '', packetsReceived = 0, packetsLost = 0 } of down) {
      if (type !== 'inbound-rtp') continue
      received += packetsReceived
      lost += packetsLost
      const slot = slotOf(mid)
      if (slot === undefined) continue
      filled.add(slot)
      count(slot, packetsReceived)
    }
    for (const [slot, { packets }] of seen) if (!filled.has(slot)) count(slot, packets)
    looks += 1
    if (looks % 2 === 1 || (sub() === null && pub() === null)) return
    const share = (part: number, whole: number) => (whole <= 0 ? 0 : Math.max(0, (100 * part) / whole))
    const lossPct = share(lost - counted.lost, lost - counted.lost + received - counted.received)
    counted = { received, lost }
    const downMs = tripOf(down)
    const upLoss = 100 * Math.max(0, ...up.map(({ fractionLost = 0 }) => fractionLost))
    emitter.emit('network', {
      up: pub() === null ? 0 : pub()?.connectionState === 'connected' ? qualityOf(tripOf(up), upLoss) : 6,
      down: sub() === null ? 0 : sub()?.connectionState === 'connected' ? qualityOf(downMs, lossPct) : 6,
      rttMs: Math.round(Math.max(downMs, tripOf(up))),
      lossPct: Math.round(10 * Math.max(lossPct, upLoss)) / 10,
    })
  }

  const count = (slot: Slot, packets: number) => {
    const before = seen.get(slot) ?? { packets: 0, movedAt: 0, isOn: false }
    // Fewer than before: another connection counts from the beginning.
    const moves = packets !== before.packets && packets > 0
    const movedAt = moves ? performance.now() : before.movedAt
    const isOn = moves || (before.isOn && performance.now() - movedAt < emptyAfter)
    seen.set(slot, { packets, movedAt, isOn })
    if (isOn !== before.isOn) emitter.emit('remote', { slot, available: isOn })
  }

  // One after the other: on a busy machine several would come at once and see the same.
  let timer = setTimeout(function again() {
    void look()
      .catch(() => {
        // The connection is being closed.
      })
      .then(() => {
        if (!isOver) timer = setTimeout(again, lookEvery)
      })
  }, lookEvery)
  let isOver = false
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

const reportsOf = async (pc: RTCPeerConnection | null): Promise<Report[]> =>
  pc === null || pc.connectionState === 'closed'
    ? []
    : Array.from((await pc.getStats()).values() as Iterable<Report>)

/** Milliseconds. */
const tripOf = (reports: readonly Report[]): number => {
  const pair = reports.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true)
  return 1000 * (pair?.currentRoundTripTime ?? 0)
}
