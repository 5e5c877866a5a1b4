export interface Slots {
  /**
   * Starts at once or when a slot is free, in the order of calls.
   * @returns releases the slot, or cancels the wait; repeated calls do no harm
   */
  take(start: () => void): () => void
}

/** Runs at most `limit` at the same time. */
export const createSlots = (limit: number): Slots => {
  const running = new Set<object>()
  const waiting: Array<readonly [ticket: object, start: () => void]> = []
  const fill = () => {
    while (running.size < limit) {
      const next = waiting.shift()
      if (next === undefined) return
      running.add(next[0])
      next[1]()
    }
  }
  return {
    take(start) {
      const ticket = {}
      waiting.push([ticket, start])
      fill()
      return () => {
        const place = waiting.findIndex(([waiter]) => waiter === ticket)
        if (place >= 0) waiting.splice(place, 1)
        if (running.delete(ticket)) fill()
      }
    },
  }
}
