import { isDeep } from './deep.ts'
import { seed } from './seed.ts'

/** How often something is killed, cut off or raced: often with `--deep`, a few times at other moments in each plain run. */
export const rounds = (few: number, many: number): number => (isDeep ? many : few)

/** Draws that a file repeats with the same `FC_SEED`, which is printed. */
export const createDraw = () => {
  console.info(`Moments drawn with ${ofSeed}`)
  let state = seed >>> 0
  /** 0 … 1, without 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `least` to `most`. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    /** So many of them, in their order. */
    some: <One>(all: readonly One[], count: number): One[] => {
      const chosen = new Set<One>()
      while (chosen.size < Math.min(count, all.length)) chosen.add(all[between(0, all.length - 1)] as One)
      return all.filter((one) => chosen.has(one))
    },
  }
}

/** For the message of an assertion. */
export const ofSeed = `FC_SEED=${seed}`
