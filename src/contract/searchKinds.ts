/** What the one search of the site finds (SRCH-01), in the order in which its kinds are listed. */
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
/** Results that can be leafed through; whoever needs more needs other words. */
export const mostResults = 1000
/** Of one page of results. */
export const resultsPerPage = 10
