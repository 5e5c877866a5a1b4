import { inArray, sql, type SQL } from 'drizzle-orm'

import type { SearchHit, SearchResults } from '../../src/contract/search.ts'
import { mostResults, searchKinds, type SearchKind } from '../../src/contract/searchKinds.ts'
import { searchDocuments, type ShownDocument } from '../db/schema/search.ts'
import type { Db, Tx } from '../db/types.ts'
import { nearWords } from './nearWords.ts'
import { excerptOf, inParts, rangesIn, type Needles } from './highlight.ts'
import { readingsOf } from '../shared/words/pinyin.ts'
import { stemOf, wanted, wantedInitials, wantedReadings, wholeTitle, wholeWords } from './terms.ts'
import { chineseWords, fold, partsOf, pieces, type Part } from '../shared/words/texts.ts'

export type SearchLanguage = 'zh' | 'en'

interface Search {
  readonly q: string
  readonly language: SearchLanguage
  /** Fires when the caller has gone. */
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
  const found = await firstReading(db, q, signal, { kind, offset, limit, perKind: null })
  if (found === null) return empty
  const { reading, rows } = found
  const list = rows.map((row) => hitOf(row, reading.needles, language))
  return {
    list,
    total: found.total,
    page,
    page_size,
    counts: searchKinds.flatMap((each) => found.counts.filter((count) => count.kind === each)),
    meant: reading.meant,
  }
}

const mostSuggested = 8
const mostOfKind = 3

/** The best of each kind, for a visitor who is still typing. */
export const suggestDocuments = async (db: Db, { q, language, signal }: Search) => {
  const found = await firstReading(db, q, signal, {
    kind: undefined,
    offset: 0,
    limit: mostSuggested,
    perKind: mostOfKind,
  })
  if (found === null) return { list: [], total: 0 }
  const hits = found.rows.map((row) => hitOf(row, found.reading.needles, language))
  return {
    // Kinds are grouped, that of the best hit first.
    list: [...new Set(hits.map(({ kind }) => kind))]
      .flatMap((kind) => hits.filter((hit) => hit.kind === kind))
      .map(({ kind, href, title, lang, people }) => ({ kind, href, title, lang, people })),
    total: found.total,
  }
}

/** One way to understand what was typed. */
interface Reading {
  /** Conditions for each rank, best first; the last one holds for everything that is found. */
  readonly ranks: readonly SQL[]
  readonly needles: Needles
  /** Corrected query, if it differs from the typed one. */
  readonly meant: string | null
}

/** Parts with several ways to be found; further ones must occur as typed. */
const mostReadParts = 8

/**
 * As it was typed; or its words apart from each other; or by initials of readings; or with typing errors; or as other signs with the same reading: the first
 * that finds something.
 */
const firstReading = async (
  db: Db,
  q: string,
  signal: AbortSignal | undefined,
  wish: Wish,
): Promise<(Found & { reading: Reading }) | null> => {
  const parts = partsOf(fold(q))
  if (parts.length === 0) return null
  const readings = [
    () => literal(parts),
    () => apart(parts),
    () => byInitials(parts),
    (tx: Tx) => corrected(tx, q, parts),
    () => bySound(parts),
  ]
  return byIndex(db, async (tx) => {
    for (const read of readings) {
      signal?.throwIfAborted()
      const reading = await read(tx)
      if (reading === null) continue
      signal?.throwIfAborted()
      const found = await pageOf(tx, reading, wish, signal)
      if (found !== null) return { ...found, reading }
    }
    return null
  })
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

/** Each word of a run of Chinese on its own: other signs may be between them. A lone sign stays with its neighbour. */
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

/**
 * Each word of a run of Chinese by itself, a lone sign, too, as in 能源碳中和: only in titles, names and places, whose signs are
 * kept one by one.
 */
const apart = (parts: readonly Part[]): Reading | null => {
  const termsFor = (part: Part, sign: string): string[] =>
    (part.isChinese ? chineseWords(part.text).flatMap((word) => pieces(word, 2)) : wanted(part)).map(
      (word) => sign + word,
    )
  const isMixed = ({ text, isChinese }: Part): boolean => {
    const lengths = isChinese ? chineseWords(text).map((word) => Array.from(word).length) : []
    return lengths.includes(1) && lengths.some((length) => length > 1)
  }
  if (!parts.some(isMixed)) return null
  return {
    ranks: [all(parts, (part) => [termsFor(part, 't')]), all(parts, (part) => [termsFor(part, 'w')])],
    needles: {
      chinese: [
        ...needlesOf(parts),
        ...parts.flatMap((part) => (part.isChinese ? chineseWords(part.text) : [])),
      ],
      words: parts.flatMap((part) => (part.isChinese ? [] : [part.text])),
      letters: [],
    },
    meant: null,
  }
}

/** Letters that may well be meant as pinyin: shorter ones would be in nearly every title. */
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
const corrected = async (tx: Tx, q: string, parts: readonly Part[]): Promise<Reading | null> => {
  const near = await nearWords(
    tx,
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

const has = (terms: readonly string[]): SQL => sql`${searchDocuments.terms} @> ${unseen(terms)}`

const hasOneOf = (terms: readonly string[]): SQL => sql`${searchDocuments.terms} && ${unseen(terms)}`

/**
 * Terms of which the planner knows nothing, so that it takes each of them for rare, and no two for the same: else it would
 * ask the index for some of them only, and look for the others in every row that it finds.
 */
const unseen = (terms: readonly string[]): SQL =>
  sql`(select ${sql.param(terms, searchDocuments.terms)}::text[])`

/**
 * Every part in one of its ways. One scan of the index intersects all parts; if a way has several terms, there is such a
 * scan for each choice of ways. Above a few of these parts, the others are queried by one term of each way, and checked
 * in the rows that are left.
 */
const all = (
  parts: readonly Part[],
  waysOf: (part: Part, at: number) => ReadonlyArray<readonly string[]>,
): SQL => {
  const certain = new Set<string>()
  const always: SQL[] = []
  const later: SQL[] = []
  const choices: Array<ReadonlyArray<readonly string[]>> = []
  for (const [at, part] of parts.entries()) {
    const ways = waysOf(part, at)
    if (ways.length === 1) for (const term of ways[0] ?? []) certain.add(term)
    else if (ways.every(({ length }) => length === 1)) always.push(hasOneOf(ways.flat()))
    else if (choices.length < mostChoices) choices.push(ways)
    else {
      always.push(hasOneOf(ways.flatMap((way) => way.slice(0, 1))))
      // No condition of the index: the planner would take it instead of the scans.
      later.push(sql`${eitherOf(ways).reduce(or)} is true`)
    }
  }
  if (certain.size > 0) always.unshift(has([...certain]))
  const scans = choices.reduce<ReadonlyArray<readonly SQL[]>>(
    (before, ways) => before.flatMap((scan) => eitherOf(ways).map((way) => [...scan, way])),
    [always],
  )
  return [scans.map((scan) => scan.reduce(and)).reduce(or), ...later].reduce(and)
}

/** Parts of which each choice of a way is a scan of its own. */
const mostChoices = 3

/** Ways of one term are queried together. */
const eitherOf = (ways: ReadonlyArray<readonly string[]>): SQL[] => {
  const single = ways.flatMap((way) => (way.length === 1 ? way : []))
  return [
    ...(single.length > 0 ? [hasOneOf(single)] : []),
    ...ways.filter(({ length }) => length !== 1).map(has),
  ]
}

const and = (one: SQL, other: SQL): SQL => sql`(${one} and ${other})`
const or = (one: SQL, other: SQL): SQL => sql`(${one} or ${other})`

interface Wish {
  readonly kind: SearchKind | undefined
  readonly offset: number
  readonly limit: number
  /** At most so many of each kind; null: as many as there are. */
  readonly perKind: number | null
}

interface Row {
  readonly kind: SearchKind
  readonly at: Date
  readonly shown: ShownDocument
}

interface KindCount {
  readonly kind: SearchKind
  readonly count: number
}

interface Found {
  /** Number of hits of the requested kind. */
  readonly total: number
  /** The number of results of each kind that has some; empty for suggestions, which do not need it. */
  readonly counts: readonly KindCount[]
  readonly rows: readonly Row[]
}

/** How many there are, and a page of them; null: there is nothing, of whichever kind. */
const pageOf = async (
  tx: Tx,
  { ranks }: Reading,
  wish: Wish,
  signal: AbortSignal | undefined,
): Promise<Found | null> => {
  const { total, counts } = await countOf(tx, ranks.at(-1) ?? sql`false`, wish)
  if (total === 0) return null
  signal?.throwIfAborted()
  const wished = wish.kind === undefined ? total : (counts.find(({ kind }) => kind === wish.kind)?.count ?? 0)
  const ids = wish.limit > 0 && wished > wish.offset ? await idsOf(tx, ranks, wish) : []
  return { total: wished, counts, rows: await rowsOf(tx, ids) }
}

/** Gathering by kind takes as long as counting; who shows no kinds does without. */
const countOf = async (
  tx: Tx,
  condition: SQL,
  { perKind }: Wish,
): Promise<{ readonly total: number; readonly counts: readonly KindCount[] }> => {
  const d = searchDocuments
  if (perKind === null) {
    const { rows } = (await tx.execute(
      sql`select ${d.kind} as kind, count(*)::int as count from ${d} where ${condition} group by ${d.kind}`,
    )) as unknown as { rows: KindCount[] }
    return { total: rows.reduce((sum, { count }) => sum + count, 0), counts: rows }
  }
  const { rows } = (await tx.execute(
    sql`select count(*)::int as count from ${d} where ${condition}`,
  )) as unknown as { rows: Array<{ count: number }> }
  return { total: rows[0]?.count ?? 0, counts: [] }
}

/**
 * Rank after rank until the page is full: words that are in a great part of everything fill it with the first ranks. In
 * each rank only the newest are sorted, as many as can be leafed through.
 */
const idsOf = async (
  tx: Tx,
  ranks: readonly SQL[],
  { kind, offset, limit, perKind }: Wish,
): Promise<readonly number[]> => {
  const d = searchDocuments
  const ofKind = kind === undefined ? sql`` : sql` and ${d.kind} = ${kind}`
  const most = offset + limit
  const looked = perKind === null ? most : mostLooked
  const best = new Map<number, SearchKind>()
  const ofEach = new Map<SearchKind, number>()
  for (const condition of ranks) {
    const { rows } = (await tx.execute(
      sql`select ${d.id}, ${d.kind} from ${d} where ${condition}${ofKind} order by ${d.at} desc, ${d.id} desc limit ${looked}`,
    )) as unknown as { rows: Array<{ id: number; kind: SearchKind }> }
    for (const row of rows) {
      const before = ofEach.get(row.kind) ?? 0
      if (best.has(row.id) || (perKind !== null && before >= perKind)) continue
      best.set(row.id, row.kind)
      ofEach.set(row.kind, before + 1)
      if (best.size >= most) return [...best.keys()].slice(offset)
    }
  }
  return [...best.keys()].slice(offset)
}

/** Hits among which the best of each kind are chosen. */
const mostLooked = 200

/**
 * Terms are beside their rows and only the index of them answers quickly, but the planner takes reading them for free: for
 * a word that occurs everywhere it would read those of every document, which takes seconds.
 */
const byIndex = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`)
    return work(tx)
  })

/** Shown texts of documents, in the order of their ids. */
const rowsOf = async (tx: Tx, ids: readonly number[]): Promise<Row[]> => {
  if (ids.length === 0) return []
  const { id, kind, at, shown } = searchDocuments
  const rows = await tx
    .select({ id, kind, at, shown })
    .from(searchDocuments)
    .where(inArray(id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((each) => byId.get(each) ?? [])
}

const hitOf = ({ kind, at, shown }: Row, needles: Needles, language: SearchLanguage): SearchHit => {
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
    // The match is in the other language only: it is shown, so that the reader sees why it was found.
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
