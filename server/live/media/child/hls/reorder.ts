import { sequenceOf, sequenceStep } from '../rtp.ts'

/**
 * Gives packets in the order of their numbers. A missing one is waited for as long as others of `waitMs` come in; then
 * `gap` is called and it goes on behind the hole.
 */
export const createReorder = (
  waitMs: number,
  give: (packet: Buffer) => void,
  gap: () => void,
  now: () => number,
) => {
  let next: number | null = null
  const held = new Map<number, { packet: Buffer; at: number }>()

  const flush = (): void => {
    for (let entry; next !== null && (entry = held.get(next)) !== undefined;) {
      held.delete(next)
      next = (next + 1) & 0xffff
      give(entry.packet)
    }
  }

  return {
    push(packet: Buffer): void {
      const sequence = sequenceOf(packet)
      next ??= sequence
      const ahead = sequenceStep(next, sequence)
      if (ahead < 0 && ahead > -1000) return
      if (Math.abs(ahead) >= 1000) {
        held.clear()
        next = sequence
        gap()
      }
      held.set(sequence, { packet, at: now() })
      flush()
      const oldest = held.values().next().value
      if (oldest === undefined || (now() - oldest.at < waitMs && held.size < most)) return
      const from = next
      const nearest = [...held.keys()].reduce((a, b) =>
        sequenceStep(from, a) <= sequenceStep(from, b) ? a : b,
      )
      next = nearest
      gap()
      flush()
    },
  }
}

/** Packets held at most: about half a second of 1080p. */
const most = 256
