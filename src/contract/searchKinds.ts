/** Kinds found by the site's search (SRCH-01), in the order in which they are listed. */
export const searchKinds = [
  'conference',
  'talk',
  'speaker',
  'live',
  'video',
  'news',
  'paper',
  'help',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** In UTF-16 units. */
export const longestSearch = 100
/** Results that can be paged through; beyond them a search needs other words. */
export const mostResults = 1000
/** Number of results on a page. */
export const resultsPerPage = 10
