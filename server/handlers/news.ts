import { and, asc, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm'

import { news } from '../db/schema/catalogue.ts'
import { containsWords } from '../shared/containsWords.ts'
import type { Exchange } from '../shared/exchange.ts'
import { mostRelated } from '../shared/mostRelated.ts'
import { readingMinutes } from '../shared/readingMinutes.ts'
import { Refused } from '../shared/refused.ts'
import { cleanHtml } from './cleanHtml.ts'
import { hasCollected } from './hasCollected.ts'
import { isRowId, offsetOf, pick, type Deps, type HandlerTable } from './table.ts'

/** Headlines (PUB-01). */
export const newsHandlers = ({ db }: Deps) => {
  /** The first headline on one side of another one in the order of the list. */
  const beside = async (where: SQL | undefined, order: readonly SQL[], exchange: Exchange) => {
    const [row] = await db
      .select({ id: news.id, title: news.title, engTitle: news.engTitle })
      .from(news)
      .where(where)
      .orderBy(...order)
      .limit(1)
    return row === undefined ? null : { id: row.id, title: pick(exchange, row.title, row.engTitle) }
  }

  /** Among the newest: what is older is seldom about what still goes on. */
  const relatedTo = async ({ id, ...article }: NewsRow, exchange: Exchange) => {
    const others = await db
      .select({ ...card, engTitle: news.engTitle, engSummary: news.engSummary })
      .from(news)
      .where(ne(news.id, id))
      .orderBy(desc(news.publishedAt), asc(news.id))
      .limit(comparedWith)
    return mostRelated(aboutOf(article), others, aboutOf, 3).map((row) => newsCardOf(row, exchange))
  }

  return {
    listNews: async ({ q = '', ...page }, { exchange }) => {
      const found = containsWords(texts, q)
      const rows = await db
        .select({ ...card, engTitle: news.engTitle, engSummary: news.engSummary })
        .from(news)
        .where(found)
        .orderBy(desc(news.publishedAt), asc(news.id))
        .limit(page.page_size)
        .offset(offsetOf(page))
      return {
        list: rows.map((row) => newsCardOf(row, exchange)),
        total: await db.$count(news, found),
        page: page.page,
        page_size: page.page_size,
      }
    },

    getNews: async ({ id }, { exchange, identify }) => {
      const [row] = isRowId(id) ? await db.select().from(news).where(eq(news.id, id)) : []
      if (row === undefined) throw new Refused('notFound', { field: 'id' })
      const identity = await identify()
      const { publishedAt: at } = row
      const content = pick(exchange, row.content, row.engContent)
      return {
        ...newsCardOf(row, exchange),
        content: cleanHtml(content),
        minutes: readingMinutes(content),
        previous: await beside(
          or(lt(news.publishedAt, at), and(eq(news.publishedAt, at), gt(news.id, id))),
          [desc(news.publishedAt), asc(news.id)],
          exchange,
        ),
        next: await beside(
          or(gt(news.publishedAt, at), and(eq(news.publishedAt, at), lt(news.id, id))),
          [asc(news.publishedAt), desc(news.id)],
          exchange,
        ),
        related: await relatedTo(row, exchange),
        collected: await hasCollected(
          db,
          identity.kind === 'member' ? identity.member.userId : null,
          'news',
          id,
        ),
      }
    },
  } satisfies Partial<HandlerTable>
}

const comparedWith = 200

/** Without the text, which is the longest part. */
const card = {
  id: news.id,
  title: news.title,
  summary: news.summary,
  cover: news.cover,
  publishedAt: news.publishedAt,
}

type NewsRow = Omit<typeof news.$inferSelect, 'content' | 'engContent'>

const aboutOf = ({ title, engTitle, summary, engSummary }: Omit<NewsRow, 'id'>): string =>
  [title, engTitle, summary, engSummary].join('\n')

/** A line break between them, so that a word is found within one text only. */
const texts = sql`concat_ws(chr(10), ${news.title}, ${news.engTitle}, ${news.summary}, ${news.engSummary})`

/** As lists show it. */
const newsCardOf = (row: NewsRow, exchange: Exchange) => ({
  id: row.id,
  title: pick(exchange, row.title, row.engTitle),
  summary: pick(exchange, row.summary, row.engSummary),
  published_at: row.publishedAt.toISOString(),
  cover: row.cover,
})
