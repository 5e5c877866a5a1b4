import type { RoomEvent } from '../../../src/contract/room/events.ts'

/** The last events of a room, for those who come back after a lost connection. */
export const createRing = (length = 512) => {
  const ring: RoomEvent[] = []
  return {
    push: (events: readonly RoomEvent[]): void => {
      ring.push(...events)
      if (ring.length > length * 1.5) ring.splice(0, ring.length - length)
    },
    /** Every event after `s` up to `seq`; null: not all of them are here. */
    between: (s: number, seq: number): RoomEvent[] | null => {
      if (s > seq || seq - s > length) return null
      const found = ring.filter((event) => event.s > s)
      return found.length === seq - s ? found : null
    },
  }
}
