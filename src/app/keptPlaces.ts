/** List contents at one entry of the history, and the scroll position. */
export interface Kept<Shown> {
  readonly shown: Shown
  /** Pixels. */
  readonly top: number
}

/** Remembers for the way back the content of loaded lists; gone with the document. */
export interface KeptPlaces {
  /** @param name name of the content, with its dependencies: language, visitor, filters */
  find<Shown>(entry: string, name: string): Kept<Shown> | null
  keep<Shown>(entry: string, name: string, kept: Kept<Shown>): void
}

/** Lifetime of an entry, in milliseconds; after that the list is loaded again. */
const longest = 10 * 60_000
const most = 30

export const createKeptPlaces = (now: () => number): KeptPlaces => {
  const places = new Map<string, { readonly kept: Kept<unknown>; readonly at: number }>()
  return {
    find<Shown>(entry: string, name: string) {
      const found = places.get(`${entry} ${name}`)
      return found === undefined || now() - found.at > longest ? null : (found.kept as Kept<Shown>)
    },
    keep(entry, name, kept) {
      const key = `${entry} ${name}`
      // Behind the others, so that the oldest goes first.
      places.delete(key)
      places.set(key, { kept, at: now() })
      for (const oldest of places.keys()) {
        if (places.size <= most) break
        places.delete(oldest)
      }
    },
  }
}
