import type { Failure } from '../../contract/failure.ts'
import type { Suggestion } from '../../contract/search.ts'

export interface Suggestions {
  readonly list: readonly Suggestion[]
  readonly total: number
}

export interface SearchSuggestContext {
  /** As it is typed. */
  q: string
  /** Suggestions found last; shown while the next answer is on its way. */
  found: Suggestions
  failure: Failure | null
}

export type SearchSuggestEvent = { type: 'search.type'; q: string } | { type: 'search.retry' }

/** Views below the field; each is a tag of the machine. */
export const suggestViews = ['idle', 'waiting', 'loading', 'shown', 'empty', 'failed'] as const
export type SearchSuggestTag = 'busy' | 'failure' | (typeof suggestViews)[number]

export interface SearchSuggestPort {
  /** Rejects with `CallError`. */
  fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestions>
}
