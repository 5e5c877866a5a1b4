import type { Context } from 'hono'

import type { Reason } from '../../src/contract/reasons.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { messageOf } from '../shared/sentences/messages.ts'
import { refusalPageMessages } from '../shared/sentences/refusalPageMessages.ts'
import type { AppConfig } from '../shared/config.ts'
import { readCookie } from '../shared/cookies.ts'
import { exchangeOf } from './guard.ts'
import { commonHeaders, plainPagePolicy } from './headers.ts'
import { isOwnOrigin } from '../shared/origin.ts'
import { escapeHtml, plainPage, plainPageStyleHash } from './plainPage.ts'
import { transportStatus, type Refused } from '../shared/refused.ts'

/**
 * Page for a person who followed a link to a file and may not read it: the login, which leads back to the page with the link,
 * or a page with the reason. Null: the request is not a navigation, and gets an envelope.
 */
export const refusalPage = (
  c: Context,
  refused: Refused,
  { config, status }: { config: AppConfig; status: 200 | 404 },
): Response | null => {
  if (!isFile(c.req.path) || !isNavigation(c)) return null
  const headers = {
    ...commonHeaders(exchangeOf(c).secure),
    'cache-control': 'no-store',
    vary: 'Accept, Cookie',
  }
  const back = originOfLink(c, config) ?? placeOf(c.req.path)
  if (leadingToLogin.has(refused.reason)) {
    return c.body(null, 302, { ...headers, location: `/login?url=${encodeURIComponent(back)}` })
  }
  const language: MessageLanguage = readCookie(c.req.header('cookie'), 'locale') === 'en' ? 'en' : 'zh'
  const sentence = messageOf(refused.reason, language, refused.retryAfter)
  const { failed, goBack, lang } = refusalPageMessages[language]
  const html = plainPage(
    failed,
    `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(back)}">${goBack}</a></p>`,
    lang,
  )
  return c.body(html, transportStatus[refused.reason] ?? status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy(plainPageStyleHash),
    ...(refused.retryAfter === null ? {} : { 'retry-after': String(refused.retryAfter) }),
  })
}

const leadingToLogin: ReadonlySet<Reason> = new Set(['signedOut', 'sessionExpired', 'secondFactorNeeded'])

/** Pages with links to files. */
const invoices = '/personal/notes/invoice'
const certificates = '/personal/notes/certificate'
const conferences = '/conferences'
const placeOf = (path: string): string => {
  if (isOfPaper(path) || path.startsWith('/files/conferences/')) return conferences
  return path.startsWith('/files/certificate/') ? certificates : invoices
}

/** PDF and citations, which are beside the page of a published paper. */
const isOfPaper = (path: string): boolean => /^\/papers\/\d+\.\w+$/.test(path)

const isFile = (path: string): boolean => /^\/(?:files|uploads)\//.test(path) || isOfPaper(path)

/** A browser that opens an address says so itself; older ones say what they would like to get. */
const isNavigation = (c: Context): boolean => {
  if (c.req.method !== 'GET') return false
  const target = c.req.header('sec-fetch-dest')
  return target === undefined ? /\btext\/html\b/.test(c.req.header('accept') ?? '') : target === 'document'
}

/** The page of this site from which the link was followed. */
const originOfLink = (c: Context, config: AppConfig): string | null => {
  const given = c.req.header('referer') ?? ''
  const from = URL.canParse(given) ? new URL(given) : null
  if (from === null || from.pathname === '/login') return null
  const isOwn = from.origin === exchangeOf(c).origin && isOwnOrigin(c, config)
  return isOwn ? from.pathname + from.search : null
}
