import { takeHit } from '../accounts/limits.ts'
import { findDocuments, suggestDocuments } from '../search/find.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import type { Deps, HandlerTable } from './table.ts'

/** The one search of the site (SRCH-01). */
export const searchHandlers = ({ db, now }: Deps) => {
  /** Typing asks often; who asks more often than anybody types is no reader. */
  const limit = async (what: 'find' | 'suggest', exchange: Exchange) => {
    const key = `search-${what}:${exchange.addressGroup}`
    const wait = await takeHit(db, { key, hits: what === 'find' ? 300 : 600, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  return {
    searchSite: async ({ q, kind, page, page_size }, { exchange }) => {
      await limit('find', exchange)
      const { language, signal } = exchange
      return findDocuments(db, { q, kind, page, page_size, language, signal })
    },
    suggestSearch: async ({ q }, { exchange }) => {
      await limit('suggest', exchange)
      const { language, signal } = exchange
      return suggestDocuments(db, { q, language, signal })
    },
  } satisfies Partial<HandlerTable>
}
