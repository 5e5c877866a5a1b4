import type { Context, Hono } from 'hono'

import { readBody } from '../body.ts'
import { readForm } from '../form.ts'
import { exchangeOf } from '../guard.ts'
import { commonHeaders, formPagePolicy } from '../headers.ts'
import { escapeHtml, plainPage, plainPageStyleHash } from '../plainPage.ts'
import { sandboxCheckoutMessages as texts } from '../../shared/sentences/sandboxCheckoutMessages.ts'
import type { Payments } from '../../pay/payments.ts'
import { sandboxActions, type Sandbox, type SandboxAction, type SandboxState } from '../../pay/sandbox.ts'

/**
 * Page on which a tester plays the bank. Its address is signed, so that only a person who was given it can open it, and
 * the guard ensures that its forms come from this site. A press reaches the site by the same notification
 * that a real provider would send.
 */
export const mountSandboxCheckout = (app: Hono, now: () => Sandbox | null, payments: Payments): void => {
  app.get('/sandbox/pay/:outTradeNo', async (c) => {
    const sandbox = now()
    const asked = askedOf(c, sandbox)
    const trade = asked && sandbox && (await sandbox.read(asked.outTradeNo))
    if (asked === null || trade === null) return c.notFound()
    return answer(c, checkoutPage(asked.language, asked.outTradeNo, trade, c.req.url))
  })

  app.post('/sandbox/pay/:outTradeNo', async (c) => {
    const sandbox = now()
    const asked = askedOf(c, sandbox)
    const pressed = readForm(await readBody(c, 1024))['action'] as SandboxAction
    if (sandbox === null || asked === null || !sandboxActions.includes(pressed)) return c.notFound()
    const notifications = await sandbox.act(asked.outTradeNo, pressed)
    await Promise.all(notifications.map((request) => payments.notify(sandbox, request, exchangeOf(c).id)))
    return c.body(null, 303, {
      ...commonHeaders(exchangeOf(c).secure),
      location: new URL(c.req.url).pathname + new URL(c.req.url).search,
      'cache-control': 'no-store',
    })
  })
}

type Language = 'zh' | 'en'

const askedOf = (c: Context, sandbox: Sandbox | null) => {
  const outTradeNo = c.req.param('outTradeNo') ?? ''
  if (sandbox === null || !sandbox.isSigned(outTradeNo, c.req.query('sign') ?? '')) return null
  return { outTradeNo, language: (c.req.query('lang') === 'en' ? 'en' : 'zh') as Language }
}

const answer = (c: Context, html: string): Response =>
  c.body(html, 200, {
    ...commonHeaders(exchangeOf(c).secure),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': formPagePolicy(plainPageStyleHash),
    'cache-control': 'no-store',
    // The address is the key to this page. Stricter, and browsers would hide from us where the form comes from.
    'referrer-policy': 'same-origin',
  })

const checkoutPage = (
  language: Language,
  outTradeNo: string,
  { amount, state }: { amount: number; state: SandboxState },
  url: string,
): string => {
  const say = texts[language]
  const other = language === 'en' ? 'zh' : 'en'
  const address = new URL(url)
  address.searchParams.set('lang', other)
  const money = new Intl.NumberFormat(language === 'en' ? 'en' : 'zh-CN', {
    style: 'currency',
    currency: 'CNY',
  }).format(amount / 100)
  const rows = [
    [say.number, `<code>${escapeHtml(outTradeNo)}</code>`],
    [say.amount, escapeHtml(money)],
    [say.state, `<strong>${escapeHtml(say.states[state])}</strong>`],
  ]
  const buttons = offered[state].map(
    (action) =>
      `<p><button name="action" value="${action}">${escapeHtml(say.actions[action])}</button> ${escapeHtml(say.hints[action])}</p>`,
  )
  return plainPage(
    say.title,
    `<p>${escapeHtml(say.notice)}</p>` +
      `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>` +
      (buttons.length > 0
        ? `<form method="post">${buttons.join('')}</form>`
        : `<p>${escapeHtml(say.over)}</p>`) +
      `<p><a href="${escapeHtml(address.pathname + address.search)}" lang="${other}">${texts[other].language}</a></p>`,
    language === 'en' ? 'en' : 'zh-CN',
  )
}

/** Actions offered per state. */
const offered: Readonly<Record<SandboxState, readonly SandboxAction[]>> = {
  open: ['pay', 'twice', 'fail'],
  paid: [],
  failed: ['late'],
  closed: ['late'],
}
