import { sql } from 'drizzle-orm'

import { openDatabase } from '../../server/db/open.ts'
import type { ShownDocument } from '../../server/db/schema/search.ts'
import { document } from '../../server/search/documents.ts'
import { findDocuments, suggestDocuments } from '../../server/search/find.ts'
import { addDocuments } from '../../server/search/keepIndex.ts'
import { initialsOf, readingsOf } from '../../server/shared/words/pinyin.ts'
import { searchKinds } from '../../src/contract/searchKinds.ts'
import { quietLog } from './engines.ts'

/** Many documents in both languages, and typical queries for `npm run bench search`. */
export const openBench = async (url: string) => {
  const { db, close } = await openDatabase(url, quietLog, { cluster: null })
  return {
    close,
    /** Without the index of the terms during the fill: it is made in one go. */
    async fill(from: number, to: number, batch: number) {
      await db.execute(sql`drop index search_documents_terms`)
      for (let at = from; at < Math.min(to, distinct); at += batch)
        await addDocuments(
          db,
          Array.from({ length: Math.min(batch, to - at, distinct - at) }, (_, no) => documentOf(at + no)),
        )
      for (let at = Math.max(from, distinct); at < to; at += distinct)
        await db.execute(sql`
          insert into search_documents (kind, source, source_id, part, at, rules, speakers, terms, shown)
          select kind, source, source_id + ${at}::int, part, at + source_id * interval '7 seconds', rules, speakers, terms, shown
          from search_documents where source_id <= ${distinct}::int`)
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
        await tx.execute(
          sql`create index search_documents_terms on search_documents using gin (terms) with (fastupdate = false)`,
        )
      })
      await db.execute(sql`vacuum analyze search_documents`)
      await db.execute(sql`vacuum analyze search_words`)
    },
    shapes: Object.keys(shapes).filter((name) => name !== 'all'),
    async find(shape: string, at: number) {
      const q = (shapes[shape] ?? shapes['all'])?.(at) ?? ''
      const { total } = await findDocuments(db, {
        q,
        language: at % 2 === 0 ? 'zh' : 'en',
        kind: at % 5 === 4 ? 'paper' : undefined,
        page: shape === farPages ? 60 + (at % 41) : (at % 3) + 1,
        page_size: 10,
      })
      return total
    },
    async suggest(shape: string, at: number) {
      const q = (shapes[shape] ?? shapes['all'])?.(at) ?? ''
      const { total } = await suggestDocuments(db, { q, language: 'zh' })
      return total
    },
    /** One more document, with the index in place. */
    async write(at: number) {
      const { row, words: correct } = documentOf(distinct + at)
      await addDocuments(db, [{ row: { ...row, source: 'news', sourceId: at + 1 }, words: correct }])
    },
  }
}

/** The same numbers in every run. */
const drawOf = (from: number) => {
  let state = Math.imul(from + 1, 2_654_435_761)
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}
type Draw = (below: number) => number

/** Few words make up most of a text, as in a language. */
const common = (draw: Draw, of: number) => Math.floor(of * (draw(10_000) / 10_000) ** 3)

/** Two signs, of the 2500 that are used most in Unicode's order: as many sounds as real words have. */
const chineseWord = (no: number) =>
  String.fromCodePoint(0x4e00 + ((no * 37) % 2500) * 8, 0x4e00 + ((no * 101 + 7) % 2500) * 8)
const syllables = [
  'an',
  'be',
  'co',
  'di',
  'el',
  'fo',
  'ga',
  'hi',
  'in',
  'ju',
  'ka',
  'lo',
  'mi',
  'ne',
  'or',
  'pa',
  'qui',
  'ra',
  'st',
  'tu',
]
const englishWord = (no: number) => {
  let word = ''
  for (let rest = no + 400; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return word
}
const chineseName = (no: number) =>
  String.fromCodePoint(0x4e00 + (no % 300) * 60, 0x4e00 + ((no * 7) % 2000) * 9)
const englishName = (no: number) => `${englishWord(no % 3000)} ${englishWord(3000 + (no % 500))}`

const words = 8000
/** Documents that are written; those beyond are the same with other moments, because writing them takes longest. */
const distinct = 10_000

const chineseText = (draw: Draw, length: number) =>
  Array.from({ length }, () => chineseWord(common(draw, words))).join('')
const englishText = (draw: Draw, length: number) =>
  Array.from({ length }, () => englishWord(common(draw, words))).join(' ')

const documentOf = (at: number) => {
  const draw = drawOf(at)
  const person = common(draw, 20_000)
  const shown: ShownDocument = {
    href: [`/papers/${at}`, `/papers/${at}`],
    title: [chineseText(draw, 8), englishText(draw, 8)],
    people: [chineseName(person), englishName(person)],
    of: [chineseText(draw, 4), englishText(draw, 4)],
    text: [chineseText(draw, 25), englishText(draw, 25)],
  }
  return document(
    {
      kind: searchKinds[draw(searchKinds.length)] ?? 'paper',
      source: 'paper',
      sourceId: at + 1,
      at: new Date(Date.UTC(2020, 0, 1) + draw(2000) * 86_400_000),
    },
    shown,
  )
}

const titleOf = (at: number) => documentTitle(((at * 7919) % 1000) + 1)
const documentTitle = (at: number) => {
  const draw = drawOf(at)
  common(draw, 20_000)
  return { zh: chineseText(draw, 8), en: englishText(draw, 8) }
}

const frequentWord = (at: number) => (at % 2 === 0 ? chineseWord(at % 20) : englishWord(at % 20))

/** The only shape of which other pages than the first three are looked at. */
const farPages = 'a far page of a frequent word'

/** Queries by their kind. */
const shapes: Record<string, (at: number) => string> = {
  'a frequent word': (at) => frequentWord(at),
  'a rare word': (at) => (at % 2 === 0 ? chineseWord(3000 + (at % 4000)) : englishWord(3000 + (at % 4000))),
  'two or three words': (at) => {
    const draw = drawOf(at + 5_000_000)
    return at % 2 === 0
      ? `${chineseWord(common(draw, words))} ${chineseWord(common(draw, words))}`
      : englishText(draw, 3)
  },
  'a title': (at) => (at % 2 === 0 ? titleOf(at).zh : titleOf(at).en),
  'a beginning of a word': (at) => englishWord(common(drawOf(at), words)).slice(0, 3),
  'a name': (at) => (at % 2 === 0 ? chineseName(at * 13) : englishName(at * 13)),
  'a typing error': (at) => {
    const word = englishWord(2000 + (at % 5000))
    return word.slice(0, 2) + word.slice(3)
  },
  // Words that are not the rarest: those of one sound are looked for together.
  pinyin: (at) => readingsOf(chineseWord(50 + (at % 2000))).join(''),
  initials: (at) => initialsOf(readingsOf(chineseWord(at % 400) + chineseWord(common(drawOf(at), words)))),
  'two frequent words': (at) =>
    at % 2 === 0
      ? `${chineseWord(at % 6)} ${chineseWord(at % 5)}`
      : `${englishWord(at % 6)} ${englishWord(at % 5)}`,
  [farPages]: (at) => frequentWord(at),
  nothing: (at) => `zzz${at}xqv`,
}
shapes['all'] = (at) => {
  const each = Object.keys(shapes).filter((name) => name !== 'all')
  return shapes[each[at % each.length] ?? '']?.(Math.floor(at / each.length)) ?? ''
}
