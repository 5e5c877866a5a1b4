import type { CallInput } from '../../contract/endpoint.ts'
import type { searchSite } from '../../contract/search.ts'
import {
  longestSearch,
  mostResults,
  resultsPerPage,
  searchKinds,
  type SearchKind,
} from '../../contract/searchKinds.ts'
import { cutTo } from '../../contract/characters.ts'

/** Search in the address of the page. */
export interface SearchWish {
  /** Empty: nothing yet. */
  readonly q: string
  /** Null: every kind. */
  readonly kind: SearchKind | null
  readonly page: number
}

/** Parses any address into a valid search. */
export const readWish = (search: string): SearchWish => {
  const given = new URLSearchParams(search)
  const kind = searchKinds.find((each) => each === given.get('kind')) ?? null
  const page = /^[1-9]\d{0,3}$/.test(given.get('page') ?? '') ? Number(given.get('page')) : 1
  return { q: searchable(given.get('q') ?? ''), kind, page: Math.min(page, lastPage) }
}

export const lastPage = mostResults / resultsPerPage

/** Without characters that no line of text contains, and cut to its limit. */
export const searchable = (text: string): string =>
  cutTo(text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, ' ').trim(), longestSearch).trim()

/** The query of its address, in one spelling; empty for nothing. */
export const wishQuery = ({ q, kind, page }: SearchWish): string => {
  if (q === '') return ''
  const query = new URLSearchParams({ q })
  if (kind !== null) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

export const searchAddress = (wish: SearchWish): string => {
  const query = wishQuery(wish)
  return query === '' ? '/search' : `/search?${query}`
}

/** As the call takes it. */
export const askedOf = ({ q, kind, page }: SearchWish): CallInput<typeof searchSite> => ({
  q,
  ...(kind === null ? {} : { kind }),
  ...(page === 1 ? {} : { page }),
})
