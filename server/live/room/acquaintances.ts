import type { RoomUser } from '../../../src/contract/room/state.ts'

/** People who have left and are still known by name: they can be removed and muted. */
const mostPeople = 2000
const mostBrowsers = 10

interface Acquaintance {
  readonly user: RoomUser
  readonly browsers: readonly string[]
}

/** Everybody whom a room has seen, with the browsers they came with; the longest gone are forgotten first. */
export const createAcquaintances = () => {
  const people = new Map<string, Acquaintance>()
  return {
    known: (userId: string): RoomUser | null => people.get(userId)?.user ?? null,
    browsersOf: (userId: string): readonly string[] => people.get(userId)?.browsers ?? [],

    meet: (user: RoomUser, browser?: string): void => {
      const browsers = new Set(people.get(user.userId)?.browsers)
      if (browser !== undefined) browsers.add(browser)
      // Moves a returning person to the end: the map is swept from its beginning.
      people.delete(user.userId)
      people.set(user.userId, { user, browsers: [...browsers].slice(-mostBrowsers) })
    },

    /** Keeps everyone who is here. Neither the removed nor the muted are kept here: those are part of the state. */
    sweep: (isHere: (userId: string) => boolean): void => {
      for (const userId of people.keys()) {
        if (people.size <= mostPeople) return
        if (!isHere(userId)) people.delete(userId)
      }
    },
  }
}

export type Acquaintances = ReturnType<typeof createAcquaintances>
