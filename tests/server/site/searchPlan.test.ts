import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { searchDocuments } from '../../../server/db/schema/search.ts'
import type { Db, Tx } from '../../../server/db/types.ts'
import { document } from '../../../server/search/documents.ts'
import { findDocuments, suggestDocuments } from '../../../server/search/find.ts'
import { addDocuments } from '../../../server/search/keepIndex.ts'
import { describeDatabase, type OpenEmpty } from '../../support/engines.ts'

/** Documents that all have two words, and statistics that say so. */
const filled = async (open: OpenEmpty): Promise<Db> => {
  const { db } = await open()
  const documents = Array.from({ length: 300 }, (_, at) =>
    document(
      {
        kind: at % 2 === 0 ? 'news' : 'video',
        source: at % 2 === 0 ? 'news' : 'video',
        sourceId: at + 1,
        at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      },
      {
        href: [`/news/${at}`, `/news/${at}`],
        title: [`研究进展 ${at}`, `Network analysis ${at}`],
        people: ['', ''],
        of: ['', ''],
        text: [at % 10 === 0 ? '其中有鸿雁' : '', at % 10 === 0 ? 'and a quokka, too' : ''],
      },
    ),
  )
  await addDocuments(db, documents)
  await db.execute(sql`vacuum analyze search_documents`)
  return db
}

/** The plans of all statements that a search sends. */
const plansOf = async (db: Db, search: (db: Db) => Promise<unknown>): Promise<string[]> => {
  const plans: string[] = []
  const watched = (tx: Tx): Tx =>
    new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'execute') return typeof value === 'function' ? value.bind(target) : value
        return async (statement: SQL) => {
          const { rows } = (await target.execute(sql`explain ${statement}`)) as unknown as {
            rows: Array<Record<'QUERY PLAN', string>>
          }
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
          return target.execute(statement)
        }
      },
    })
  await search(
    new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name === 'transaction')
          return (work: (tx: Tx) => unknown) => target.transaction(async (tx) => work(watched(tx)))
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  )
  return plans.filter((plan) => plan.includes('search_documents'))
}

describeDatabase('the plans of a search', (open) => {
  const searches = [
    ['a word that stands everywhere', '研究'],
    ['two words that stand everywhere', 'network analysis'],
    ['a frequent and a rare word', 'network quokka'],
    ['a kind', 'analysis'],
    ['readings and initials', 'yanjiu yj'],
    ['a typing error', 'netwrok'],
    [
      'more words that may be readings than there are scans for',
      'network analysis with zebra yanjiu jinzhan',
    ],
  ] as const

  it('[SRCH-01] terms are asked of their index and never read, however frequent a word is', async () => {
    const db = await filled(open)
    for (const [what, q] of searches) {
      const plans = [
        ...(await plansOf(db, (watched) =>
          findDocuments(watched, {
            q,
            language: 'en',
            kind: what === 'a kind' ? 'news' : undefined,
            page: 1,
            page_size: 10,
          }),
        )),
        ...(await plansOf(db, (watched) => suggestDocuments(watched, { q, language: 'zh' }))),
      ]
      expect(plans.length, what).toBeGreaterThanOrEqual(4)
      for (const plan of plans) {
        expect(plan, what).not.toContain('Seq Scan')
        // A filter outside the index is read for each row; `is true` says that few are left.
        for (const [filter] of plan.matchAll(/Filter: .*terms.*/g))
          expect([what, filter.replaceAll(/\(\(.*?\) IS TRUE\)/g, '')]).toEqual([
            what,
            expect.not.stringContaining('terms'),
          ])
        expect(plan, what).toMatch(/Bitmap Index Scan on search_documents_terms|search_documents_pkey/)
      }
    }
  })
})

describeDatabase('the ranks of a search', (open) => {
  const hrefsOf = async (db: Db, q: string, page: number, page_size: number) =>
    (await findDocuments(db, { q, language: 'zh', kind: undefined, page, page_size })).list.map(
      ({ href }) => href,
    )

  it('[SRCH-01] pages that lie in several ranks follow each other without a gap or a repetition', async () => {
    const { db } = await open()
    const place = (at: number) =>
      ({
        kind: 'news',
        source: 'news',
        sourceId: at,
        at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      }) as const
    const shown = (at: number, title: string, people: string, text: string) => ({
      href: [`/news/${at}`, `/news/${at}`] as const,
      title: ['', title] as const,
      people: ['', people] as const,
      of: ['', ''] as const,
      text: ['', text] as const,
    })
    // From the best rank to the last, the better the older: only ranks put them into this order.
    const texts = [
      ['Quokka', '', ''],
      ['On quokka', '', ''],
      ['The quokka', '', ''],
      ['Quokkas', '', ''],
      ['Untitled', 'Quokka Smith', ''],
      ['Untitled', '', 'a quokka'],
      ['Untitled', '', 'one more quokka'],
    ] as const
    await addDocuments(
      db,
      texts.map(([title, people, text], at) => document(place(at + 1), shown(at + 1, title, people, text))),
    )
    const expected = [1, 3, 2, 4, 5, 7, 6].map((at) => `/news/${at}`)
    expect(await hrefsOf(db, 'quokka', 1, 50)).toEqual(expected)
    for (const size of [1, 2, 3, 4]) {
      const pages = []
      for (let page = 1; page <= Math.ceil(texts.length / size); page += 1)
        pages.push(...(await hrefsOf(db, 'quokka', page, size)))
      expect([size, pages]).toEqual([size, expected])
    }
    expect(await hrefsOf(db, 'quokka', 8, 1)).toEqual([])
    expect(await db.$count(searchDocuments)).toBe(texts.length)
  })

  it('what several ranks find takes one place among the suggestions of its kind', async () => {
    const { db } = await open()
    const add = (at: number, title: string, text: string) =>
      document(
        { kind: 'news', source: 'news', sourceId: at, at: new Date(Date.UTC(2026, 0, at)) },
        {
          href: [`/news/${at}`, `/news/${at}`],
          title: ['', title],
          people: ['', ''],
          of: ['', ''],
          text: ['', text],
        },
      )
    await addDocuments(db, [
      add(1, 'Quokka', ''),
      add(2, 'Untitled', 'a quokka'),
      add(3, 'Untitled', 'two quokkas'),
    ])
    const { list, total } = await suggestDocuments(db, { q: 'quokka', language: 'en' })
    expect([total, list.map(({ href }) => href)]).toEqual([3, ['/news/1', '/news/3', '/news/2']])
  })

  it('[SRCH-01] of many words each is found in its own way, by a whole reading only', async () => {
    const { db } = await open()
    const add = (at: number, title: string) =>
      document(
        { kind: 'news', source: 'news', sourceId: at, at: new Date(Date.UTC(2026, 0, at)) },
        {
          href: [`/news/${at}`, `/news/${at}`],
          title: [title, 'Bananas papayas lemons melons'],
          people: ['', ''],
          of: ['', ''],
          text: ['', ''],
        },
      )
    // The second one reads `zhenren` and `gongju`: all pieces of one reading or of the other, but `ngo`, which joins them.
    await addDocuments(db, [add(1, '人工智能'), add(2, '真人 工具 智能')])
    const words = 'banana papaya lemon melon'
    expect(await hrefsOf(db, 'rengong', 1, 9)).toEqual(['/news/1'])
    for (const q of [`${words} rengong`, `rengong ${words}`, `${words} rengong zhineng`])
      expect([q, await hrefsOf(db, q, 1, 9)]).toEqual([q, ['/news/1']])
    expect(await hrefsOf(db, `${words} zhineng`, 1, 9)).toEqual(['/news/2', '/news/1'])
    expect(await hrefsOf(db, `${words} zhineng kumquat`, 1, 9)).toEqual([])
  })

  it('[SRCH-01] no page goes beyond a thousand results, which are counted all the same', async () => {
    const db = await filled(open)
    await db.execute(sql`
      insert into search_documents (kind, source, source_id, part, at, rules, speakers, terms, shown)
      select kind, source, source_id, copy, at, rules, speakers, terms, shown
      from search_documents, generate_series(1, 3) copy`)
    const lengthOf = async (page: number, page_size: number) => {
      const { total, list } = await findDocuments(db, {
        q: 'network',
        language: 'en',
        kind: undefined,
        page,
        page_size,
      })
      return [total, list.length]
    }
    expect(await lengthOf(20, 50)).toEqual([1200, 50])
    expect(await lengthOf(34, 30)).toEqual([1200, 10])
    expect(await lengthOf(21, 50)).toEqual([1200, 0])
    expect(await lengthOf(1000, 50)).toEqual([1200, 0])
  })

  it('a search without a waiting caller ends before its next statement', async () => {
    const db = await filled(open)
    const gone = new AbortController()
    const sent: string[] = []
    const search = plansOf(db, (watched) =>
      findDocuments(
        new Proxy(watched, {
          get: (target, name) => {
            sent.push(String(name))
            gone.abort(new Error('gone'))
            const value: unknown = Reflect.get(target, name)
            return typeof value === 'function' ? value.bind(target) : value
          },
        }),
        { q: 'network', language: 'en', kind: undefined, page: 1, page_size: 10, signal: gone.signal },
      ),
    )
    await expect(search).rejects.toThrow('gone')
    expect(sent).toEqual(['transaction'])
    // Its connection is free again.
    expect(await hrefsOf(db, 'network', 1, 1)).toHaveLength(1)
  })
})
