import { inArray, sql, type SQL } from 'drizzle-orm'

import type { SearchHit, SearchResults } from '../../src/contract/search.ts'
import { mostResults, searchKinds, type SearchKind } from '../../src/contract/searchKinds.ts'
import { searchDocuments, type ShownDocument } from '../db/schema/search.ts'
import type { Db } from '../db/types.ts'
import { nearWords } from './nearWords.ts'
import { excerptOf, inParts, rangesIn, type Needles } from './highlight.ts'
import { readingsOf } from './pinyin.ts'
import { stemOf, wanted, wantedInitials, wantedReadings, wholeTitle, wholeWords } from './terms.ts'
import { chineseWords, fold, partsOf, pieces, type Part } from './texts.ts'

export type SearchLanguage = 'zh' | 'en'

interface Search {
  readonly q: string
  readonly language: SearchLanguage
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

export interface PagedSearch extends Search {
  readonly kind: SearchKind | undefined
  readonly page: number
  readonly page_size: number
}

/** Everything public with all words of a search (SRCH-01). */
export const findDocuments = async (
  db: Db,
  { q, language, kind, page, page_size, signal }: PagedSearch,
): Promise<SearchResults> => {
  const empty = { list: [], total: 0, page, page_size, counts: [], meant: null }
  const offset = Math.min((page - 1) * page_size, mostResults)
  const limit = Math.min(page_size, mostResults - offset)
  const found = await firstReading(db, q, signal, (reading) =>
    pageOf(db, reading, { kind, offset, limit, perKind: null }),
  )
  if (found === null) return empty
  const { reading, counts, page: rows } = found
  const list = await hitsOf(
    db,
    rows.map(({ id }) => id),
    reading.needles,
    language,
  )
  const counted = searchKinds.flatMap((each) => {
    const count = counts[each] ?? 0
    return count === 0 ? [] : [{ kind: each, count }]
  })
  return {
    list,
    total: counted.reduce(
      (sum, each) => sum + (kind === undefined || each.kind === kind ? each.count : 0),
      0,
    ),
    page,
    page_size,
    counts: counted,
    meant: reading.meant,
  }
}

const mostSuggested = 8
const mostOfKind = 3

/** The best of each kind, for a visitor who is still typing. */
export const suggestDocuments = async (db: Db, { q, language, signal }: Search) => {
  const found = await firstReading(db, q, signal, (reading) =>
    pageOf(db, reading, { kind: undefined, offset: 0, limit: mostSuggested, perKind: mostOfKind }),
  )
  if (found === null) return { list: [], total: 0 }
  const hits = await hitsOf(
    db,
    found.page.map(({ id }) => id),
    found.reading.needles,
    language,
  )
  return {
    // Kinds stand together, that of the best hit first.
    list: [...new Set(hits.map(({ kind }) => kind))]
      .flatMap((kind) => hits.filter((hit) => hit.kind === kind))
      .map(({ kind, href, title, lang, people }) => ({ kind, href, title, lang, people })),
    total: Object.values(found.counts).reduce((sum, count) => sum + count, 0),
  }
}

/** One way to understand what was typed. */
interface Reading {
  /** Conditions for each rank, best first; the last one holds for everything that is found. */
  readonly ranks: readonly SQL[]
  readonly needles: Needles
  /** What the words were taken for, where they are written differently. */
  readonly meant: string | null
}

/** Parts for which there are several ways to be found; of more, the rest has to stand as it was typed. */
const mostReadParts = 8

/**
 * As it was typed; or by initials of readings; or with typing errors; or as other signs with the same reading: the first
 * that finds something.
 */
const firstReading = async <T extends { readonly counts: Readonly<Record<string, number>> }>(
  db: Db,
  q: string,
  signal: AbortSignal | undefined,
  find: (reading: Reading) => Promise<T>,
): Promise<(T & { reading: Reading }) | null> => {
  const parts = partsOf(fold(q))
  if (parts.length === 0) return null
  const readings = [
    async () => literal(parts),
    async () => byInitials(parts),
    () => corrected(db, q, parts),
    async () => bySound(parts),
  ]
  for (const read of readings) {
    signal?.throwIfAborted()
    const reading = await read()
    if (reading === null) continue
    signal?.throwIfAborted()
    const found = await find(reading)
    if (Object.keys(found.counts).length > 0) return { ...found, reading }
  }
  return null
}

const literal = (parts: readonly Part[]): Reading => ({
  ranks: [
    has([wholeTitle(parts)]),
    all(parts, (part) => [wholeWords(part).map((word) => `T${word}`)]),
    all(parts, (part) => [wanted(part).map((word) => `t${word}`)]),
    all(parts, (part) => [wanted(part).map((word) => `p${word}`)]),
    all(parts, (part) => [inWords(part).map((word) => `t${word}`)]),
    all(parts, (part, at) => [
      inWords(part).map((word) => `w${word}`),
      ...(part.isChinese || at >= mostReadParts ? [] : [[`s${stemOf(part.text)}`]]),
      ...(isReading(part) && at < mostReadParts ? [wantedReadings(part.text)] : []),
    ]),
  ],
  needles: {
    chinese: needlesOf(parts),
    words: parts.flatMap((part) => (part.isChinese ? [] : [part.text, stemOf(part.text)])),
    letters: parts.filter(isReading).map(({ text }) => ({ text, by: 'readings' })),
  },
  meant: null,
})

/** Each word of a run of Chinese on its own: something may stand between them. A lone sign stays with its neighbour. */
const inWords = (part: Part): string[] => {
  if (!part.isChinese) return wanted(part)
  const chunks: string[] = []
  for (const word of chineseWords(part.text)) {
    const last = chunks.at(-1)
    const isLone = Array.from(word).length === 1 || (last !== undefined && Array.from(last).length === 1)
    if (last !== undefined && isLone) chunks[chunks.length - 1] = last + word
    else chunks.push(word)
  }
  return chunks.flatMap((chunk) => pieces(chunk, 2))
}

/** Letters that may well be meant as pinyin: shorter ones would stand in nearly every title. */
const isReading = (part: Part): boolean => !part.isChinese && /^[a-z]{4,40}$/.test(part.text)
const areInitials = (part: Part): boolean => !part.isChinese && /^[a-z]{2,16}$/.test(part.text)

const byInitials = (parts: readonly Part[]): Reading | null => {
  const letters = parts.filter(areInitials)
  if (letters.length === 0 || letters.length > mostReadParts) return null
  const readable = (part: Part, at: number): string[][] => [
    wanted(part).map((word) => `w${word}`),
    ...(areInitials(part) && at < mostReadParts ? [wantedInitials(part.text)] : []),
    ...(isReading(part) && at < mostReadParts ? [wantedReadings(part.text)] : []),
    // Two or three letters of a reading, as `lin`.
    ...(areInitials(part) && part.text.length === 3 && at < mostReadParts ? [wantedReadings(part.text)] : []),
  ]
  return {
    ranks: [all(parts, readable)],
    needles: {
      chinese: needlesOf(parts),
      words: parts.filter((part) => !part.isChinese).map(({ text }) => text),
      letters: letters.flatMap(({ text }) => [
        { text, by: 'initials' },
        { text, by: 'readings' },
      ]),
    },
    meant: null,
  }
}

/** Each word that nothing is written with is taken for the words nearest to it. */
const corrected = async (db: Db, q: string, parts: readonly Part[]): Promise<Reading | null> => {
  const near = await nearWords(
    db,
    parts.filter((part) => !part.isChinese).map(({ text }) => text),
  )
  if (near.size === 0) return null
  const wordsFor = (part: Part): readonly string[] => near.get(part.text) ?? [part.text]
  const folded = fold(q)
  const meant = parts.toReversed().reduce((text, part) => {
    const [word] = near.get(part.text) ?? []
    if (word === undefined) return text
    const from = folded.places[part.at] ?? 0
    return text.slice(0, from) + word + text.slice(folded.places[part.end] ?? text.length)
  }, q)
  const by = (sign: string) => (part: Part) =>
    part.isChinese ? [wanted(part).map((word) => sign + word)] : wordsFor(part).map((word) => [sign + word])
  return {
    ranks: [all(parts, by('t')), all(parts, by('p')), all(parts, by('w'))],
    needles: {
      chinese: needlesOf(parts),
      words: parts.flatMap((part) => (part.isChinese ? [] : wordsFor(part))),
      letters: [],
    },
    meant,
  }
}

/** The wrong one of several signs that sound alike. */
const bySound = (parts: readonly Part[]): Reading | null => {
  const sounds = parts.filter((part) => part.isChinese && Array.from(part.text).length >= 2)
  if (sounds.length === 0 || sounds.length > mostReadParts) return null
  const soundOf = (part: Part) => readingsOf(part.text).join('')
  return {
    ranks: [
      all(parts, (part) =>
        sounds.includes(part) ? [wantedReadings(soundOf(part))] : [wanted(part).map((word) => `w${word}`)],
      ),
    ],
    needles: {
      chinese: [],
      words: parts.filter((part) => !part.isChinese).map(({ text }) => text),
      letters: sounds.map((part) => ({ text: soundOf(part), by: 'readings' })),
    },
    meant: null,
  }
}

/** Shown as found: the whole run, or the words that it consists of. */
const needlesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.isChinese
      ? [
          part.text,
          ...chineseWords(part.text).filter((word) => Array.from(word).length > 1),
          ...pieces(part.text, 2),
        ]
      : [],
  )

const has = (terms: readonly string[]): SQL =>
  sql`${searchDocuments.terms} @> ${sql.param(terms, searchDocuments.terms)}`

/** Every part in one of its ways. What has to be there in any case is asked for at once, the rest beside it. */
const all = (
  parts: readonly Part[],
  waysOf: (part: Part, at: number) => ReadonlyArray<readonly string[]>,
): SQL => {
  const certain: string[] = []
  const others: SQL[] = []
  for (const [at, part] of parts.entries()) {
    const ways = waysOf(part, at)
    const [only = []] = ways
    if (ways.length === 1) certain.push(...only)
    else others.push(sql`(${sql.join(ways.map(has), sql` or `)})`)
  }
  return sql.join([...(certain.length > 0 ? [has([...new Set(certain)])] : []), ...others], sql` and `)
}

interface Wish {
  readonly kind: SearchKind | undefined
  readonly offset: number
  readonly limit: number
  /** At most so many of each kind; null: as many as there are. */
  readonly perKind: number | null
}

interface Found {
  readonly counts: Readonly<Partial<Record<string, number>>> & Readonly<Record<string, number>>
  readonly page: ReadonlyArray<{ readonly id: number }>
}

/**
 * How many there are of each kind, and the ids of a page. Of each rank only the freshest are looked at: as many as can be
 * leafed through, so that a word that stands everywhere costs no sorting of everything.
 */
const pageOf = async (db: Db, { ranks }: Reading, { kind, offset, limit, perKind }: Wish): Promise<Found> => {
  const d = searchDocuments
  const ofKind = kind === undefined ? sql`` : sql` and ${d.kind} = ${kind}`
  const most = Math.min(mostResults, perKind === null ? offset + limit : mostLooked)
  const branches = ranks.map(
    (condition, rank) =>
      sql`(select ${d.id}, ${d.kind}, ${d.at}, ${sql.raw(String(rank))} as rank from ${d} where ${condition}${ofKind}
           order by ${d.at} desc, ${d.id} desc limit ${most})`,
  )
  const any = ranks.at(-1) ?? sql`false`
  const best = sql`select id, kind, at, min(rank) as rank from (${sql.join(branches, sql` union all `)}) each group by id, kind, at`
  const chosen =
    perKind === null
      ? sql`select id, rank, at from best order by rank, at desc, id desc limit ${limit} offset ${offset}`
      : sql`select id, rank, at from (select *, row_number() over (partition by kind order by rank, at desc, id desc) as place from best) placed
            where place <= ${perKind} order by rank, at desc, id desc limit ${limit}`
  const { rows } = (await db.execute(sql`
    with best as materialized (${best}),
      counts as (select ${d.kind} as kind, count(*)::int as count from ${d} where ${any} group by ${d.kind}),
      page as (${chosen})
    select (select coalesce(json_object_agg(kind, count), '{}'::json) from counts) as counts,
      (select coalesce(json_agg(json_build_object('id', id) order by rank, at desc, id desc), '[]'::json) from page) as page`)) as unknown as {
    rows: Found[]
  }
  return rows[0] ?? { counts: {}, page: [] }
}

/** Of which the best of each kind are chosen. */
const mostLooked = 200

const hitsOf = async (
  db: Db,
  ids: readonly number[],
  needles: Needles,
  language: SearchLanguage,
): Promise<SearchHit[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: searchDocuments.id,
      kind: searchDocuments.kind,
      at: searchDocuments.at,
      shown: searchDocuments.shown,
    })
    .from(searchDocuments)
    .where(inArray(searchDocuments.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [hitOf(row, needles, language)]
  })
}

const hitOf = (
  { kind, at, shown }: { kind: SearchKind; at: Date; shown: ShownDocument },
  needles: Needles,
  language: SearchLanguage,
): SearchHit => {
  const own = language === 'zh' ? 0 : 1
  const sideOf = (texts: readonly [string, string]): 0 | 1 => (texts[own] === '' ? ((1 - own) as 0 | 1) : own)
  const titleSide = sideOf(shown.title)
  const textSide = sideOf(shown.text)
  const otherText = shown.text[1 - textSide] ?? ''
  const title = shown.title[titleSide]
  const people = shown.people[sideOf(shown.people)]
  const inTitle = rangesIn(title, needles)
  const inPeople = rangesIn(people, needles)
  let excerpt = excerptOf(shown.text[textSide], needles)
  let side = textSide
  if (inTitle.length + inPeople.length === 0 && !excerpt.found) {
    // What was found stands in the other language only: there is to be seen why it was found.
    const other = [shown.title, shown.people]
      .map((texts) => texts[1 - titleSide] ?? '')
      .find((text) => rangesIn(text, needles).length > 0)
    const more = excerptOf(other ?? otherText, needles)
    if (more.found) {
      excerpt = more
      side = (1 - (other === undefined ? textSide : titleSide)) as 0 | 1
    }
  }
  return {
    kind,
    href: shown.href[titleSide],
    title: inParts(title, inTitle),
    lang: languages[titleSide],
    people: inParts(people, inPeople),
    of: shown.of[sideOf(shown.of)],
    excerpt: excerpt.parts,
    excerpt_lang: languages[side],
    at: at.toISOString(),
  }
}

const languages = ['zh-CN', 'en'] as const
