import { longestQuery } from '../../contract/publication.ts'

/** What the address searches for; empty: everything. */
export const proceedingsQuery = (search: string): string => {
  const q = (new URLSearchParams(search).get('q') ?? '').trim()
  return q.length <= longestQuery ? q : ''
}

/** The query of an address, without the question mark; empty for everything. */
export const proceedingsAddress = (q: string): string =>
  q.trim() === '' ? '' : new URLSearchParams({ q: q.trim() }).toString()

/** As the call takes it: without a word that was not typed. */
export const proceedingsInput = (conference_id: number, q: string) => ({
  conference_id,
  ...(q === '' ? {} : { q }),
})
