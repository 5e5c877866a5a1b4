import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'

import { conferences, lives, videos } from '../../db/schema/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { exchangeOf } from '../guard.ts'
import { commonHeaders, dataPolicy } from '../headers.ts'

/** Pages that search engines may keep and that are no list's entry; a test compares them with the routes. */
export const fixedPages = [
  '/home',
  '/conferences',
  '/lives',
  '/login',
  '/agreement',
  '/private',
  '/helpCenter/modo',
  '/helpCenter/openmeeting',
  '/helpCenter/joinmeeting',
  '/helpCenter/submitpaper',
  '/helpCenter/user',
] as const

interface Options {
  readonly db: Db
  /** As visitors see it; never what a request says of itself. */
  readonly origin: string
  readonly now: () => number
}

/** `/robots.txt` and `/sitemap.xml` (SEO-01). */
export const mountSitemap = (app: Hono, { db, origin, now }: Options): void => {
  let held: { readonly text: Promise<string>; readonly until: number } | null = null
  const sitemap = () => {
    if (held === null || held.until <= now()) {
      const text = write(db, origin)
      held = { text, until: now() + freshFor }
      text.catch(() => {
        held = null
      })
    }
    return held.text
  }
  app.get('/sitemap.xml', async (c) =>
    c.body(await sitemap(), 200, {
      ...commonHeaders(exchangeOf(c).secure),
      'content-type': 'application/xml; charset=utf-8',
      'content-security-policy': dataPolicy,
      'cache-control': 'public, max-age=600',
    }),
  )
  app.get('/robots.txt', (c) =>
    c.body(robots(origin), 200, {
      ...commonHeaders(exchangeOf(c).secure),
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': dataPolicy,
      'cache-control': 'public, max-age=600',
    }),
  )
}

/** Milliseconds; robots come in crowds. */
const freshFor = 600_000
/** Three lists of these stay below what one file may name: 50,000. */
const mostEntries = 16_000

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/api', '/apic', '/apib', '/index/', '/files/', '/recordings/', '/console', '/personal', '/pay'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const write = async (db: Db, origin: string) => {
  const newest = (table: typeof conferences | typeof lives | typeof videos) =>
    db.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(mostEntries)
  const [conference, live, video] = await Promise.all([newest(conferences), newest(lives), newest(videos)])
  const paths = [
    ...fixedPages,
    ...conference.map(({ id }) => `/conferences/${id}`),
    ...live.map(({ id }) => `/liveDetails?live_id=${id}`),
    ...video.map(({ id }) => `/videoDetails?video_id=${id}`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entry(`${origin}${path}`)).join('\n')}
</urlset>
`
}

const entry = (address: string) => {
  const english = `${address}${address.includes('?') ? '&amp;' : '?'}lang=en`
  const links = [
    ['zh-CN', address],
    ['en', english],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')
  return `<url><loc>${address}</loc>${links}</url>\n<url><loc>${english}</loc>${links}</url>`
}
