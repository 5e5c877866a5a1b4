import type { CommandName } from '../../../src/contract/room/wire.ts'

interface Allowance {
  /** At most so many at once … */
  readonly burst: number
  /** … and so many a second in the long run. */
  readonly perSecond: number
}

/** By person and room. */
const allowances = {
  chat: { burst: 5, perSecond: 3 },
  hand: { burst: 1, perSecond: 1 / 3 },
  signalling: { burst: 60, perSecond: 30 },
  others: { burst: 20, perSecond: 10 },
} as const satisfies Record<string, Allowance>
type Kind = keyof typeof allowances

/** Buckets that fill up again with time; in memory, because they say nothing about the room. */
export const createRoomLimits = (now: () => number) => {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    /** Null: go on; else the milliseconds until this is allowed. */
    take: (userId: string, command: CommandName): number | null => {
      const kind = kindOf(command)
      const { burst, perSecond } = allowances[kind]
      const key = `${kind} ${userId}`
      const at = now()
      const before = buckets.get(key) ?? { left: burst, at }
      const left = Math.min(burst, before.left + (Math.max(0, at - before.at) / 1000) * perSecond)
      if (left < 1) {
        buckets.set(key, { left, at })
        return Math.ceil(((1 - left) / perSecond) * 1000)
      }
      buckets.set(key, { left: left - 1, at })
      return null
    },
    /** Forgets the full ones. */
    sweep: (): void => {
      for (const [key, { at }] of buckets) if (now() - at > fullAfterMs) buckets.delete(key)
    },
  }
}

/** The slowest bucket is full after three seconds. */
const fullAfterMs = 10_000

const kindOf = (command: CommandName): Kind => {
  if (command === 'chat.send') return 'chat'
  if (command === 'hand.raise') return 'hand'
  return command.startsWith('rtc.') ? 'signalling' : 'others'
}
