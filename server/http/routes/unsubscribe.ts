import type { Context, Hono } from 'hono'

import type { Db } from '../../db/types.ts'
import { readSubscription, unsubscribe } from '../../accounts/unsubscription.ts'
import { messageTypeNames } from '../../shared/sentences/messageTypeNames.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { unsubscribeTexts } from '../../shared/sentences/unsubscribeTexts.ts'
import { exchangeOf } from '../guard.ts'
import { commonHeaders, formPagePolicy } from '../headers.ts'
import { escapeHtml, plainPage, plainPageStyleHash } from '../plainPage.ts'

/**
 * Ends mails that are not essential (RFC 8058): a mail program posts here by itself, a reader opens the page and presses.
 * Opening alone changes nothing: programs that look for malware open every link.
 */
export const mountUnsubscribe = (
  app: Hono,
  { db, key, now }: { db: Db; key: Uint8Array; now: () => number },
): void => {
  const subscriptionOf = (c: Context) =>
    readSubscription(key, {
      account: c.req.param('account') ?? '',
      kind: c.req.param('kind') ?? '',
      sign: c.req.param('sign') ?? '',
    })
  const path = '/unsubscribe/:account/:kind/:sign'

  app.get(path, (c) => {
    const subscription = subscriptionOf(c)
    return subscription === null ? c.notFound() : answer(c, subscription.type, 'asked')
  })

  app.post(path, async (c) => {
    const subscription = subscriptionOf(c)
    if (subscription === null) return c.notFound()
    await unsubscribe(db, subscription, new Date(now()))
    return answer(c, subscription.type, 'done')
  })
}

const answer = (c: Context, type: keyof typeof messageTypeNames, step: 'asked' | 'done'): Response => {
  const language = messageLanguage(c.req.query('lang') ?? c.req.header('accept-language'))
  const say = unsubscribeTexts[language]
  const kind = messageTypeNames[type][language]
  const body =
    step === 'asked'
      ? `<p>${escapeHtml(say.ask(kind))}</p><form method="post"><button>${escapeHtml(say.press)}</button></form>`
      : `<p role="status">${escapeHtml(say.done(kind))}</p>`
  const html = plainPage(
    say.title,
    `${body}<p><a href="/message">${escapeHtml(say.preferences)}</a></p>`,
    language === 'en' ? 'en' : 'zh-CN',
  )
  return c.body(html, 200, {
    ...commonHeaders(exchangeOf(c).secure),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': formPagePolicy(plainPageStyleHash),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  })
}
