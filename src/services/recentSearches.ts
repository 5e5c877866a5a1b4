import * as z from 'zod/mini'

import { longestSearch } from '../contract/searchKinds.ts'
import type { KeyValueStore } from './storage.ts'

const name = 'recent-searches'
const most = 6
const kept = z.array(z.string().check(z.maxLength(longestSearch)))

/** Latest search words, newest first. They stay in this browser and are never sent. */
export const createRecentSearches = (store: KeyValueStore) => {
  const read = (): readonly string[] => {
    try {
      return z.parse(kept, JSON.parse(store.read(name) ?? '[]')).slice(0, most)
    } catch {
      return []
    }
  }
  return {
    read,
    add: (q: string): void => {
      if (q === '') return
      store.write(name, JSON.stringify([q, ...read().filter((each) => each !== q)].slice(0, most)))
    },
    clear: (): readonly string[] => {
      store.remove(name)
      return []
    },
  }
}
