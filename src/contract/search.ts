import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { page, paged } from './fields.ts'
import { integerField } from './numbers.ts'
import { longestSearch, resultsPerPage, searchKinds } from './searchKinds.ts'
import { plainLine } from './text.ts'

/** A text in pieces, some of which are matches; never markup. */
const textParts = z.array(z.object({ text: z.string(), hit: z.boolean() }))
export type TextParts = z.infer<typeof textParts>

export const searchHit = z.object({
  kind: z.literal(searchKinds),
  /** Path on this site: of the thing itself, or of its place on a page. */
  href: z.string(),
  title: textParts,
  /** Language of the title, which is the other one where there is no translation (CONF-02). */
  lang: z.literal(['zh-CN', 'en']),
  /** Speakers or authors; empty: none named. */
  people: textParts,
  /** Its context: place, conference; empty: none. */
  of: z.string(),
  /** Excerpt of its text, around the search words; empty: it has none. */
  excerpt: textParts,
  excerpt_lang: z.literal(['zh-CN', 'en']),
  /** Start or publication. ISO 8601, UTC; null: neither. */
  at: z.nullable(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>

const words = plainLine(longestSearch)

export const searchSite = endpoint({
  summary:
    'Everything public with all of these words: Chinese in pieces, pinyin and its initials, beginnings of words, typing errors; nothing for no words',
  method: 'GET',
  path: '/apic/search/find',
  access: 'anyone',
  input: z.object({
    q: words,
    kind: z.optional(z.literal(searchKinds, 'invalid')),
    ...page,
    page_size: z._default(integerField(1, 50), resultsPerPage),
  }),
  output: z.extend(paged(searchHit), {
    /** Counts for every kind with results, whichever kind was requested. */
    counts: z.array(z.object({ kind: z.literal(searchKinds), count: z.int() })),
    /** The words as they were taken, where nothing is written as they were typed. */
    meant: z.nullable(z.string()),
  }),
})
export type SearchResults = z.infer<(typeof searchSite)['output']>

export const suggestSearch = endpoint({
  summary: 'A few of what searchSite finds, of each kind the best, while somebody is still typing',
  method: 'GET',
  path: '/apic/search/suggest',
  access: 'anyone',
  input: z.object({ q: words }),
  output: z.object({
    list: z.array(z.pick(searchHit, { kind: true, href: true, title: true, lang: true, people: true })),
    total: z.int(),
  }),
})
export type Suggestion = z.infer<(typeof suggestSearch)['output']>['list'][number]
