import { longestQuery } from '../../contract/fields.ts'

/** Search words of an address; empty: everything. */
export const searchedWords = (search: string): string => {
  const q = (new URLSearchParams(search).get('q') ?? '').trim()
  return q.length <= longestQuery ? q : ''
}

/** The query of an address, without the question mark; empty for everything. */
export const searchQuery = (q: string): string =>
  q.trim() === '' ? '' : new URLSearchParams({ q: q.trim() }).toString()

/** As calls take it: without a word that was not typed. */
export const asked = (q: string): { q?: string } => (q === '' ? {} : { q })
