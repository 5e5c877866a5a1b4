import type { UserEvent } from '@testing-library/user-event'

import type { Cursor } from './cursor.ts'

interface Pace {
  /** Milliseconds that the hand may take to the next control; null: it is not seen at all. */
  wayTime(): number | null
}

/** The same hands, and a cursor that goes where they go. */
export const slowActions = (user: UserEvent, cursor: () => Cursor, { wayTime }: Pace): UserEvent => {
  let last: Element | null = null
  const go = async (target: Element) => {
    const time = wayTime()
    if (time !== null && target !== last) await cursor().press(target, time)
    last = target
  }
  return {
    ...user,
    async click(target) {
      last = null
      await go(target)
      return user.click(target)
    },
    async clear(target) {
      await go(target)
      return user.clear(target)
    },
    async type(target, ...rest) {
      await go(target)
      return user.type(target, ...rest)
    },
  }
}
