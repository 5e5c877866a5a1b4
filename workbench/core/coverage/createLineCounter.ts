import type { CountedLine, TraceLine } from './trace.types.ts'

/** Keeps equal lines once, with how often they came. */
export interface LineCounter {
  add(lines: ReadonlyArray<TraceLine & Partial<CountedLine>>): void
  /** In the order in which they came first. */
  lines(): CountedLine[]
  /** Counts so far, which are then reset. */
  drain(): CountedLine[]
}

export const createLineCounter = (): LineCounter => {
  const counted = new Map<string, CountedLine>()
  const lines = () => [...counted.values()]
  return {
    add(more) {
      for (const { machine, before, event, taken, after, rests, times = 1 } of more) {
        const line = { machine, before, event, taken, after, rests }
        const key = JSON.stringify(line)
        counted.set(key, { ...line, times: (counted.get(key)?.times ?? 0) + times })
      }
    },
    lines,
    drain() {
      const all = lines()
      counted.clear()
      return all
    },
  }
}
