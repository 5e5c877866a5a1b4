import {
  alive,
  askAndTypeCode,
  cookiesOf,
  field,
  loginLink,
  openLogin,
  password,
  sendPassword,
  submit,
  tab,
  tabTo,
  terms,
  userMenu,
} from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { en, text, zh } from './support/texts.ts'

const loginCalls = /\/apic\/login\/(?:account|code\/check|email\/code\/check|bind_phone\/code\/check)$/

test('[LOGIN-05] [LOGIN-06] [SES-02] a password opens the account, for thirty days', async ({
  page,
  context,
}) => {
  await openLogin(page, 'password')
  await sendPassword(page, 'linmei')
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toContainText('林梅')
  const cookies = await cookiesOf(context)
  const inThirtyDays = Date.now() / 1000 + 30 * 86_400
  for (const name of ['token', 'sign', 'uid']) {
    expect(cookies[name]?.value).toBeTruthy()
    expect(cookies[name]?.sameSite).toBe('Lax')
    expect(cookies[name]?.path).toBe('/')
    expect(Math.abs((cookies[name]?.expires ?? 0) - inThirtyDays)).toBeLessThan(300)
  }
  expect(cookies['sid']?.httpOnly).toBe(true)
  expect(await page.evaluate(() => document.cookie)).not.toContain('sid=')
})

test('[LOGIN-01] [LOGIN-09] [CODE-01] [PROF-01] [PROF-04] a phone code makes an account; the profile is requested, then the home page opens', async ({
  page,
  request,
  phone,
}) => {
  await openLogin(page, 'quick')
  await field(page, 'mobile').fill(phone)
  await askAndTypeCode(page, request, phone)
  await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeVisible()
  await terms(page).check()
  const sent = page.waitForRequest(loginCalls)
  await submit(page).click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(form)).toMatchObject({ quick_login_type: '1', mobile: phone, country_code: '86' })

  const dialog = page.getByRole('dialog', { name: zh('login.profile.title') })
  await dialog.getByRole('button', { name: zh('login.profile.submit'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(zh('error.subjectNone'))
  await dialog.locator('summary').first().click()
  await dialog.getByRole('group').getByRole('checkbox').first().check()
  const saved = page.waitForRequest(/\/apic\/user\/update\/loginauth$/)
  await dialog.getByRole('button', { name: zh('login.profile.submit'), exact: true }).click()
  const profile = new URLSearchParams((await saved).postData() ?? '')
  expect(profile.get('group_id')).toBe('1')
  expect(profile.get('search_field')).toMatch(/^\d+$/)
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()

  // The second time nothing is asked.
  await userMenu(page).locator('summary').click()
  await page.getByRole('button', { name: zh('shell.user.signOut') }).click()
  await expect(loginLink(page)).toBeVisible()
})

test('[LOGIN-01] [LOGIN-09] an e-mail code in English signs in', async ({
  page,
  context,
  request,
  email,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }])
  await openLogin(page, 'quick', { locale: 'en' })
  await page.getByRole('button', { name: en('login.useEmail') }).click()
  await field(page, 'email').fill(email)
  await askAndTypeCode(page, request, email, 'en')
  await terms(page).check()
  await submit(page).click()
  const dialog = page.getByRole('dialog', { name: en('login.profile.title') })
  await dialog.getByRole('button', { name: en('login.profile.later') }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()
})

test('[CODE-02] the countdown outlives a reload', async ({ page, phone }) => {
  await openLogin(page, 'quick')
  await field(page, 'mobile').fill(phone)
  await page.getByRole('button', { name: zh('login.code.send') }).click()
  const counting = page.getByRole('button', { name: /\d+ 秒后重发/ })
  await expect(counting).toBeVisible()
  await page.reload()
  await alive(page)
  await tab(page, 'quick').click()
  await expect(counting).toBeVisible()
})

test('[LOGIN-04] without ticked terms the visitor is asked; no means nothing more, yes continues the same action', async ({
  page,
}) => {
  const attempts: string[] = []
  page.on('request', (sent) => {
    if (loginCalls.test(sent.url())) attempts.push(sent.url())
  })
  await openLogin(page, 'password')
  await field(page, 'account').fill('linmei')
  await field(page, 'password').fill(password)
  await submit(page).click()
  const dialog = page.getByRole('dialog', { name: zh('login.terms.title') })
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await dialog.getByRole('button', { name: zh('login.terms.decline') }).click()
  await expect(dialog).toBeHidden()
  await expect(terms(page)).not.toBeChecked()
  await expect(field(page, 'account')).toHaveValue('linmei')
  expect(attempts).toEqual([])

  await submit(page).click()
  await dialog.getByRole('button', { name: zh('login.terms.accept') }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(attempts).toHaveLength(1)
})

test('[LOGIN-03] both documents open in a tab of their own', async ({ page, context }) => {
  await openLogin(page, 'password')
  for (const [name, path] of [
    ['login.agreement', '/agreement'],
    ['login.privacy', '/private'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: zh(name) })
      .click()
    const document = await opened
    await expect(document).toHaveURL(new RegExp(`${path}$`))
    await document.close()
  }
  await expect(page).toHaveURL(/\/login$/)
})

for (const locale of ['zh-CN', 'en'] as const) {
  test(`[LOGIN-11] a wrong password is said in ${locale}, and what was typed stays`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await openLogin(page, 'password', { locale })
    await sendPassword(page, `nobody-${locale}`, 'not the password')
    await expect(
      page.getByRole('alert').getByText(text(locale, 'error.accountOrPasswordWrong')),
    ).toBeVisible()
    await expect(field(page, 'account')).toHaveValue(`nobody-${locale}`)
    await expect(field(page, 'password')).toHaveValue('not the password')
  })
}

test('[LOGIN-08] a double click sends one request', async ({ page }) => {
  const attempts: string[] = []
  page.on('request', (sent) => {
    if (loginCalls.test(sent.url())) attempts.push(sent.url())
  })
  await openLogin(page, 'password')
  await field(page, 'account').fill('linmei')
  await field(page, 'password').fill(password)
  await terms(page).check()
  await submit(page).dblclick()
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()
  expect(attempts).toHaveLength(1)
})

test('[LOGIN-10] [LOGIN-11] a broken server costs nothing that was typed', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.route(loginCalls, (route) =>
    route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' }),
  )
  await openLogin(page, 'password')
  await sendPassword(page, 'linmei')
  await expect(page.getByText(zh('error.kind.server')).first()).toBeVisible()
  await expect(field(page, 'account')).toHaveValue('linmei')
  await expect(field(page, 'password')).toHaveValue(password)
  await page.unroute(loginCalls)
  // LOGIN-08: the button rests for half a second.
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL(/\/home$/)
})

test('[LOGIN-11] without a network the form says so and keeps what was typed', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await openLogin(page, 'password')
  // The first toast fetches its code; offline it could not be heard.
  await sendPassword(page, 'linmei', 'wrong at first')
  await expect(page.getByRole('alert').getByText(zh('error.accountOrPasswordWrong'))).toBeVisible()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(true)
  await field(page, 'password').fill(password)
  await submit(page).click()
  await expect(page.getByText(zh('error.kind.offline')).first()).toBeVisible()
  await expect(field(page, 'password')).toHaveValue(password)
  await context.setOffline(false)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await submit(page).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('[LOGIN-10] a keyboard is enough', async ({ page }) => {
  await page.goto('/login')
  await alive(page)
  await tabTo(page, tab(page, 'scan'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'password')).toBeFocused()
  await tabTo(page, field(page, 'account'))
  await page.keyboard.type('linmei')
  await tabTo(page, field(page, 'password'))
  await page.keyboard.type(` ${password} `)
  await page.keyboard.press('Enter')
  const accept = page.getByRole('button', { name: zh('login.terms.accept') })
  await expect(accept).toBeVisible()
  await tabTo(page, accept)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()
})

test('[SES-08] the way back does not lead into a finished login', async ({ page }) => {
  await page.goto('/private')
  await openLogin(page, 'password', { address: '/login?url=%2FhelpCenter%2Fuser%3Ffrom%3Dmail' })
  await sendPassword(page, 'linmei')
  await expect(page).toHaveURL(/\/helpCenter\/user\?from=mail$/)
  await expect(userMenu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/private$/)
})

test('[NAV-01] who is signed in already is sent on from the login page', async ({ page }) => {
  await openLogin(page, 'password')
  await sendPassword(page, 'linmei')
  await expect(userMenu(page)).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/login?url=%2FhelpCenter%2Fuser')
  await expect(page).toHaveURL(/\/helpCenter\/user$/)
})

test('[LOGIN-02] the back control returns to the page before', async ({ page }) => {
  await page.goto('/agreement')
  await page.goto('/login')
  await alive(page)
  const back = page.getByRole('button', { name: new RegExp(`^${zh('login.back')}`) })
  await expect(back).toHaveAccessibleDescription(zh('login.back.tip'))
  await back.click()
  await expect(page).toHaveURL(/\/agreement$/)
})

test('text typed and terms ticked before the page lives are kept, and the early press is repeated', async ({
  device,
  request,
  phone,
}) => {
  // On a phone the quick form is the first one, so it is in the markup.
  const page = await device({
    userAgent: phoneBrowser,
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
  })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/entry-client/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'mobile').fill(phone)
  await terms(page).check()
  await page.getByRole('button', { name: zh('login.code.send') }).click()
  expect((await (await request.get('/dev/outbox', { params: { recipient: phone } })).json()).list).toEqual([])
  release()
  await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeVisible()
  await expect(field(page, 'mobile')).toHaveValue(phone)
  await expect(terms(page)).toBeChecked()
  // The tick is known to the machine, not only to the document: nothing is asked.
  await field(page, 'code').fill('000000')
  await submit(page).click()
  await expect(page.getByRole('alert').getByText(zh('error.codeWrong'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const phoneBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
