import type { RoomStandIns } from '../../../src/app/context.tsx'

type Clock = NonNullable<RoomStandIns['clock']>

export interface HeldClock extends Clock {
  /**
   * Ends the newest delay with an accepted length, and no other: walks take delays one by one, in any order. @throws
   * when there is none
   */
  elapse(accepts: (ms: number) => boolean): void
}

/** Time that is stopped until a driver ends a delay. */
export const createHeldClock = (): HeldClock => {
  const timers = new Map<number, { ms: number; act: () => void }>()
  let last = 0
  return {
    setTimeout(act: () => void, ms: number) {
      last += 1
      timers.set(last, { ms, act })
      return last
    },
    clearTimeout: (id: number) => timers.delete(id),
    elapse(accepts) {
      const found = [...timers].findLast(([, { ms }]) => accepts(ms))
      if (found === undefined) throw new Error('No such delay is under way')
      const [id, { act }] = found
      timers.delete(id)
      act()
    },
  }
}
