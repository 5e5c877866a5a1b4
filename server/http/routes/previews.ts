import type { Context, Hono } from 'hono'

import { isPreviewed, previewOf, type Preview } from '../../../src/contract/previewAddress.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn, type Member } from '../../accounts/sessions.ts'
import type { Tx } from '../../db/types.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { arrangePreview } from '../../handlers/preview/arrangePreview.ts'
import { isPreviewedCall } from '../../handlers/preview/previewedCalls.ts'
import { rolledBack } from '../../handlers/preview/rolledBack.ts'
import { Refused } from '../../shared/refused.ts'
import { exchangeOf } from '../guard.ts'
import { commonHeaders } from '../headers.ts'

type Answer = (request: Request) => Response | Promise<Response>

interface PreviewDeps extends Pick<Deps, 'db' | 'sessions' | 'now'> {
  /** The whole server on this transaction, at this time, as this person; null: a guest. */
  readonly within: (tx: Tx, person: Member | null, now: () => number) => Pick<Hono, 'fetch'>
  /** Renders pages of what `ask` answers; absent: there are no pages. */
  readonly renderFor: ((ask: Answer) => Answer) | undefined
}

/**
 * Pages of a conference as another user gets them, for those who write its texts (CONF-03). The same server answers, on a transaction
 * in which the moment has come and the person exists, and which is rolled back: nothing can be done here.
 */
export const mountPreviews = (app: Hono, { db, sessions, now, within, renderFor }: PreviewDeps): void => {
  app.all('/preview/*', async (c) => {
    const exchange = exchangeOf(c)
    // The page in the frame knows no credentials: they stay with the page around it.
    const { userId } = memberIn(await sessions.identify(exchange, (name) => exchange.pageCookie(name)))
    const url = new URL(c.req.url)
    const preview = previewOf(url.pathname)
    if (preview === null) throw new Refused('notFound')
    await conferenceOf(db, { userId, requestId: exchange.id }, preview.conferenceId, 'content')
    if (c.req.method !== 'GET') throw new Refused('previewReadOnly')

    const present = now()
    const at = preview.at === null ? present : Date.parse(preview.at)
    // A page in a frame goes on asking for its moment when that is over.
    if (at < present - graceMs) throw new Refused('previewInPast')

    const ask = (request: Request, isAnybody: boolean) =>
      rolledBack(db, async (tx) => {
        const arranged = { preview, by: userId, now: new Date(present), at: new Date(at) }
        const person = await arrangePreview(tx, arranged)
        return within(tx, isAnybody ? null : person, () => at).fetch(request, c.env)
      })

    const { path } = preview
    const isCall = isPreviewedCall('GET', path)
    if (!isCall && !isPreviewed(path, preview.conferenceId)) throw new Refused('notInPreview')
    // A page asks for some ten calls, and each is a transaction.
    const wait = await takeHit(db, { key: `preview:${userId}`, hits: 6000, seconds: 3600 }, present)
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    if (isCall) return ask(callWithin(c, path + url.search), false)
    if (renderFor === undefined) throw new Refused('notFound')
    // By itself it would look like the site. The page around it says what it is.
    const place = c.req.header('sec-fetch-dest')
    if (place !== undefined && place !== 'iframe')
      return c.redirect(`/organizer/${preview.conferenceId}/preview`, 302)
    // The markup is the same for everybody: what only the person is shown comes by calls.
    const render = renderFor((request) => ask(request, true))
    return framed(await render(pageWithin(c, preview, path)), exchange.secure)
  })
}

/** For so long a preview goes on whose moment is over. */
const graceMs = 3_600_000

const passedOn = ['host', 'accept-encoding', 'user-agent', 'sec-ch-ua-mobile'] as const

const headersOf = (c: Context, more: Record<string, string>) => {
  const headers = new Headers(more)
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

const callWithin = (c: Context, address: string): Request =>
  new Request(new URL(address, c.req.url), { headers: headersOf(c, { lang: c.req.header('lang') ?? '' }) })

const pageWithin = (c: Context, { language }: Preview, path: string): Request => {
  const theme = exchangeOf(c).pageCookie('theme')
  const cookie = `locale=${language}${theme === undefined ? '' : `; theme=${theme}`}`
  return new Request(new URL(path, c.req.url), { headers: headersOf(c, { cookie }) })
}

/** The page as it is, allowed here in a frame of this site, and not cached. */
const framed = (page: Response, secure: boolean): Response => {
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(commonHeaders(secure)))
    if (!headers.has(name)) headers.set(name, value)
  for (const name of ['etag', 'set-cookie']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  const policy = headers.get('content-security-policy')
  if (policy !== null)
    headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  return new Response(page.body, { status: page.status, headers })
}
