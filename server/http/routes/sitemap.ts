import { and, asc, count, desc, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { Context, Hono } from 'hono'

import { changeOf } from '../../db/changeOf.ts'
import { conferences, lives, news, videos } from '../../db/schema/catalogue.ts'
import { conferencePublications } from '../../db/schema/conferencePublications.ts'
import { papers } from '../../db/schema/papers.ts'
import { publications } from '../../db/schema/publications.ts'
import type { Db } from '../../db/types.ts'
import { isListed } from '../../db/isPublic.ts'
import { isListedLive, isShown } from '../../db/isPublicLive.ts'
import { publicStates } from '../../lifecycles/papers/publication.ts'
import { exchangeOf } from '../guard.ts'
import { commonHeaders, dataPolicy } from '../headers.ts'

/** Pages that search engines may keep and that are no list's entry; a test compares them with the routes. */
export const fixedPages = [
  '/home',
  '/conferences',
  '/lives',
  '/news',
  '/videos',
  '/butler',
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

/** `/robots.txt`, `/sitemap.xml`, and one more of these for every few thousand published papers (SEO-01). */
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
  app.get('/sitemap.xml', async (c) => c.body(await sitemap(), 200, headersOf(c, 'application/xml')))
  app.get('/sitemaps/:file{papers-[1-9]\\d{0,3}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('file').slice('papers-'.length), 10)
    const pages = await papersIn(db, part)
    if (pages.length === 0) return c.notFound()
    return c.body(xmlOf(pages, origin), 200, headersOf(c, 'application/xml'))
  })
  app.get('/robots.txt', async (c) => {
    const [row] = await db.select({ total: count() }).from(publications)
    const parts = Math.ceil((row?.total ?? 0) / papersInPart)
    return c.body(robots(origin, parts), 200, headersOf(c, 'text/plain'))
  })
}

const headersOf = (c: Context, type: string) => ({
  ...commonHeaders(exchangeOf(c).secure),
  'content-type': `${type}; charset=utf-8`,
  'content-security-policy': dataPolicy,
  'cache-control': 'public, max-age=600',
})

/** Milliseconds; robots come in crowds. */
const freshFor = 600_000
/** Five lists of these, in two languages, stay below what one file may name: 50,000. */
const mostEntries = 4_500
const papersInPart = 5_000

const robots = (origin: string, parts: number) =>
  [
    'User-agent: *',
    ...['/api', '/apic', '/apib', '/index/', '/files/', '/recordings/', '/console', '/personal', '/pay'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    ...Array.from({ length: parts }, (_, at) => `Sitemap: ${origin}/sitemaps/papers-${at + 1}.xml`),
    '',
  ].join('\n')

/** A page and, where it is known, when what it says was changed last. */
interface SitePage {
  readonly path: string
  readonly changed: Date | null
}

const write = async (db: Db, origin: string) => {
  const publicConferences = (where?: SQL) =>
    db
      .select({
        id: conferences.id,
        createdAt: conferences.createdAt,
        changedAt: conferences.changedAt,
        movedAt: conferences.movedAt,
        publication: { movedAt: conferencePublications.movedAt },
      })
      .from(conferences)
      .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
      .where(and(isListed, where))
      .orderBy(desc(conferences.id))
      .limit(mostEntries)
  const ofConference = db
    .select({ id: publications.paperId })
    .from(publications)
    .where(eq(publications.conferenceId, conferences.id))
  const [conference, withPapers, live, video, headline] = await Promise.all([
    publicConferences(),
    publicConferences(exists(ofConference)),
    db
      .select({ id: lives.id, changed: lives.changedAt })
      .from(lives)
      .where(isListedLive)
      .orderBy(desc(lives.id))
      .limit(mostEntries),
    db.select({ id: videos.id }).from(videos).where(isShown).orderBy(desc(videos.id)).limit(mostEntries),
    db
      .select({ id: news.id, changed: news.publishedAt })
      .from(news)
      .orderBy(desc(news.id))
      .limit(mostEntries),
  ])
  return xmlOf(
    [
      ...fixedPages.map((path) => ({ path, changed: null })),
      ...conference.map(({ id, publication, ...row }) => ({
        path: `/conferences/${id}`,
        changed: changeOf(row, publication),
      })),
      ...withPapers.map(({ id }) => ({ path: `/conferences/${id}/proceedings`, changed: null })),
      ...live.map(({ id, changed }) => ({ path: `/liveDetails?live_id=${id}`, changed })),
      ...video.map(({ id }) => ({ path: `/videoDetails?video_id=${id}`, changed: null })),
      ...headline.map(({ id, changed }) => ({ path: `/news/${id}`, changed })),
    ],
    origin,
  )
}

/** Published papers in the order of their numbers, so that a part changes only at its end. */
const papersIn = async (db: Db, part: number): Promise<SitePage[]> => {
  const rows = await db
    .select({ id: papers.id, changed: papers.movedAt })
    .from(papers)
    .innerJoin(publications, eq(publications.paperId, papers.id))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(and(inArray(papers.state, [...publicStates]), isListed))
    .orderBy(asc(papers.id))
    .limit(papersInPart)
    .offset((part - 1) * papersInPart)
  return rows.map(({ id, changed }) => ({ path: `/papers/${id}`, changed }))
}

const xmlOf = (pages: readonly SitePage[], origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entry(page, origin)).join('\n')}
</urlset>
`

const entry = ({ path, changed }: SitePage, origin: string) => {
  const address = `${origin}${path}`
  const english = `${address}${address.includes('?') ? '&amp;' : '?'}lang=en`
  const links = [
    ['zh-CN', address],
    ['en', english],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')
  const about = `${changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}${links}`
  return `<url><loc>${address}</loc>${about}</url>\n<url><loc>${english}</loc>${about}</url>`
}
