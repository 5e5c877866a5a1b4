import { desc, asc } from 'drizzle-orm'
import { Feed } from 'feed'
import type { Hono } from 'hono'

import { news } from '../../db/schema/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { cleanHtml } from '../../handlers/cleanHtml.ts'
import { siteNames } from '../../operators/firstRun.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { exchangeOf } from '../guard.ts'
import { languageOfLink } from '../languageOfLink.ts'
import { taggedText } from '../taggedText.ts'

/** `/news.xml`: the newest headlines for feed readers (RSS 2.0), `?lang=en` in English (SEO-01). */
export const mountNewsFeed = (app: Hono, db: Db): void => {
  app.get('/news.xml', async (c) => {
    const language = languageOfLink(c)
    const { origin } = exchangeOf(c)
    const say = (zh: string, en: string) => printable(inLanguage(language, zh, en))
    const query = language === 'en' ? '?lang=en' : ''
    const rows = await db.select().from(news).orderBy(desc(news.publishedAt), asc(news.id)).limit(mostEntries)
    const { name, eng_name } = await siteNames(db)
    const site = say(name, eng_name)
    const feed = new Feed({
      title: language === 'en' ? `${site}: headlines` : `${site} · 学术头条`,
      description: language === 'en' ? 'News of conferences and of the platform.' : '学术会议与平台动态。',
      id: `${origin}/news${query}`,
      link: `${origin}/news${query}`,
      language: language === 'en' ? 'en' : 'zh-CN',
      feedLinks: { rss: `${origin}/news.xml${query}` },
      generator: false,
      copyright: '',
      // The same bytes until something is published.
      updated: rows[0]?.publishedAt ?? new Date(0),
    })
    for (const row of rows) {
      const link = `${origin}/news/${row.id}${query}`
      feed.addItem({
        title: say(row.title, row.engTitle),
        id: link,
        link,
        description: say(row.summary, row.engSummary),
        content: cleanHtml(say(row.content, row.engContent)),
        date: row.publishedAt,
      })
    }
    return taggedText(c, feed.rss2(), {
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': language === 'en' ? 'en' : 'zh-CN',
      'cache-control': 'public, max-age=300, must-revalidate',
    })
  })
}

const mostEntries = 50

/** Removes signs that XML cannot hold, and escapes the ends of sections. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replaceAll(']]>', ']]&gt;')
