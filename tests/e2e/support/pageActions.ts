import { expect, test } from '@playwright/test'
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'

import { demoPassword, signIn as identify } from '../../../scripts/lib/signIn.mjs'
import type { Locale } from '../../../src/i18n/locale.ts'
import { text } from './texts.ts'

export const password = demoPassword

/**
 * Everything answers: the loader has fetched the rest, and React has drawn the page. Before it has, a link is the browser's
 * own, and opens a new document.
 */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    if (root === null || key === undefined) return false
    const fiber = (root as unknown as Record<string, { stateNode: { current: { child: unknown } } }>)[key]
    return fiber?.stateNode.current.child != null
  })

export const tab = (page: Page, name: 'scan' | 'quick' | 'password', locale: Locale = 'zh-CN') =>
  page.getByRole('tab', { name: text(locale, `login.tab.${name}`), exact: true })

export const field = (page: Page, name: 'mobile' | 'code' | 'email' | 'account' | 'password') =>
  page.locator(`input[name=${name}]`)

export const terms = (page: Page) => page.locator('input[name=terms]')

/** Opens the login page on one of its tabs. */
export const openLogin = async (
  page: Page,
  name: 'quick' | 'password',
  { address = '/login', locale = 'zh-CN' as Locale } = {},
) => {
  await page.goto(address)
  await alive(page)
  await tab(page, name, locale).click()
}

export const submit = (page: Page) => page.getByRole('tabpanel').locator('button[type=submit]')

/** Fills the password form of the open login page and sends it, with ticked terms. */
export const sendPassword = async (page: Page, account: string, secret = password) => {
  await field(page, 'account').fill(account)
  await field(page, 'password').fill(secret)
  await terms(page).check()
  await submit(page).click()
}

/** Signs a demo account in through the login page; ends where `address` leads. */
export const signInByForm = async (page: Page, account: string, address = '/login') => {
  await openLogin(page, 'password', { address })
  await sendPassword(page, account)
  await expect(userMenu(page)).toBeVisible()
}

/** Opens a page as a demo account, with the session that the login page would leave behind. */
export const signIn = async (page: Page, account: string, path = '/home', origin = projectOrigin()) => {
  await identify(page.context(), origin, account)
  await page.goto(origin + path)
  await alive(page)
  await expect(userMenu(page)).toBeVisible()
}

const projectOrigin = () => test.info().project.use.baseURL ?? ''

export const userMenu = (page: Page) => page.getByRole('banner').locator('details:has(a[href="/account"])')

/** The link of the header that only a guest has. */
export const loginLink = (page: Page) => page.getByRole('banner').locator('a[href^="/login"]')

/** The newest code that was sent to this phone or address. */
export const codeFor = async (request: APIRequestContext, recipient: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox', { params: { recipient } })
      code = (await answer.json()).list[0]?.code ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** Asks for a code with the button of a form and types it. */
export const askAndTypeCode = async (
  place: Page | Locator,
  request: APIRequestContext,
  recipient: string,
  locale: Locale = 'zh-CN',
) => {
  await place.getByRole('button', { name: text(locale, 'login.code.send'), exact: true }).click()
  await place.locator('input[name=code]').fill(await codeFor(request, recipient))
}

export const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]))

/** The headers by which the server knows the session of a browser (SES-01), its cookies included. */
export const credentialsOf = async (context: BrowserContext): Promise<Record<string, string>> => {
  const cookies = await context.cookies()
  const value = (name: string) =>
    decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '')
  return {
    token: value('token'),
    sign: value('sign'),
    uid: value('uid'),
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
}

/** Ends the session of a browser without its knowledge, as signing out on another device would. */
export const endElsewhere = async (request: APIRequestContext, headers: Record<string, string>) => {
  const before = await request.get('/apic/user/info', { headers })
  expect((await before.json()).code).toBe(1)
  const answer = await request.get('/index/index/logout', { headers })
  expect((await answer.json()).code).toBe(1)
}

/** Presses Tab until this element has the focus. */
export const tabTo = async (page: Page, target: Locator) => {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}
