// Deep, 1 min: every page is opened.
import type { Page } from '@playwright/test'

import { playedLocales } from '../support/playedLocales.ts'
import { openPages } from './support/addresses.ts'
import { alive, askAndTypeCode, field, loginLink, signIn, tab, userMenu } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { en, text, zh } from './support/texts.ts'

/** Elements that a person with a narrow screen could not reach: wider than the screen, or a control beyond its edge. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    const wide = Math.max(root.scrollWidth, body.scrollWidth) - innerWidth
    const faults = wide > 0 ? [`the page is ${wide} px too wide`] : []
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select, summary')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { left, right, width } = control.getBoundingClientRect()
      // The link to the content waits above the page, invisible until it has the focus.
      if (width === 0 || control.matches('a[href="#main"]')) continue
      if (left < -1 || right > innerWidth + 1) {
        faults.push(`${control.outerHTML.slice(0, 120)} at ${Math.round(left)}…${Math.round(right)}`)
      }
    }
    return faults
  })

// English words are the longer ones.
for (const locale of playedLocales('en')) {
  test(`[MOB-03] every open page is usable at 360 px in ${locale}`, async ({ device, baseURL }) => {
    test.setTimeout(90_000)
    const page = await device({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    for (const path of openPages) {
      await page.goto(path)
      await expect(loginLink(page)).toBeVisible()
      expect([path, await beyondTheEdge(page)]).toEqual([path, []])
    }
    await page.goto('/home')
    await alive(page)
    await page.getByRole('button', { name: text(locale, 'shell.menu') }).click()
    await expect(page.getByRole('navigation', { name: text(locale, 'shell.nav') })).toBeVisible()
    expect(await beyondTheEdge(page)).toEqual([])
  })

  test(`[MOB-03] the forms and boxes of the login fit 360 px in ${locale}`, async ({ device, baseURL }) => {
    const page = await device({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await page.goto('/login')
    await alive(page)
    for (const name of ['scan', 'quick', 'password'] as const) {
      await tab(page, name, locale).click()
      expect([name, await beyondTheEdge(page)]).toEqual([name, []])
    }
    // A new member per language: one who has answered the questions is not asked again.
    const mobile = locale === 'en' ? '15412345601' : '15412345602'
    await tab(page, 'quick', locale).click()
    await field(page, 'mobile').fill(mobile)
    await askAndTypeCode(page, page.request, mobile, locale)
    await field(page, 'code').press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(['terms', await beyondTheEdge(page)]).toEqual(['terms', []])
    await dialog.getByRole('button', { name: text(locale, 'login.terms.accept') }).click()
    await expect(page.getByRole('dialog', { name: text(locale, 'login.profile.title') })).toBeVisible()
    expect(['profile', await beyondTheEdge(page)]).toEqual(['profile', []])
    await page.getByRole('button', { name: text(locale, 'login.profile.later') }).click()
    await expect(userMenu(page)).toBeVisible()
    await userMenu(page).locator('summary').click()
    expect(['menu', await beyondTheEdge(page)]).toEqual(['menu', []])
  })
}

test('the theme follows the system until one is chosen, and the choice is remembered without a flash', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/home')
  await alive(page)
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  const root = page.locator('html')
  await page
    .getByRole('banner')
    .getByRole('button', { name: zh('shell.theme.system') })
    .click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page
    .getByRole('banner')
    .getByRole('button', { name: zh('shell.theme.dark') })
    .click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect.poll(paper).toBe(light)
  // The server sends it: nothing is corrected afterwards.
  const markup = await (await page.request.get('/home')).text()
  expect(markup).toMatch(/<html lang="zh-CN" data-theme="light">/)
  await page.reload()
  await expect.poll(paper).toBe(light)
  await page
    .getByRole('banner')
    .getByRole('button', { name: zh('shell.theme.light') })
    .click()
  await expect(root).not.toHaveAttribute('data-theme')
  await expect.poll(paper).toBe(dark)
})

test('[I18N-01] [I18N-02] switching the language keeps the page, the typed text and the session', async ({
  page,
}) => {
  await signIn(page, 'linmei')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const asked = page.waitForRequest(/\/apic\/config\/base$/)
  await page.getByRole('button', { name: zh('shell.locale') }).click()
  expect((await asked).headers()['lang']).toBe('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(userMenu(page)).toContainText('林梅')
  await expect(
    page.getByRole('contentinfo').getByRole('heading', { name: 'Attend', exact: true }),
  ).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => document.cookie)).toContain('locale=en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: en('shell.locale') }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('[I18N-01] typed text stays when the language changes on the login page', async ({ page }) => {
  await page.goto('/login')
  await alive(page)
  await tab(page, 'password').click()
  await field(page, 'account').fill('half a name')
  await page.getByRole('button', { name: zh('shell.locale') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take your seat')
  await expect(field(page, 'account')).toHaveValue('half a name')
})

test('[HDR-01] [HDR-02] [HDR-03] the header shows the navigation of the server and the menu of the member', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: zh('shell.create.guest') })).toBeVisible()
  const answer = await page.request.get('/apic/config/nav/header')
  const items: { name: string; second: { name: string; url: string }[] }[] = (await answer.json()).data
  const nav = page.getByRole('navigation', { name: zh('shell.nav') })
  for (const { name, second } of items) {
    await expect(nav.getByText(name, { exact: true }).first()).toBeVisible()
    for (const entry of second) {
      await expect(nav.locator(`a[href="${entry.url}"]`, { hasText: entry.name })).toBeAttached()
    }
  }
  await signIn(page, 'linmei')
  await expect(page.getByRole('button', { name: zh('shell.create'), exact: true })).toBeVisible()
  await userMenu(page).locator('summary').click()
  for (const id of ['shell.user.personal', 'shell.user.account'] as const) {
    await expect(userMenu(page).getByRole('link', { name: zh(id) })).toBeVisible()
  }
  // Some of the seeded greetings are unread, and each new browser that signs in adds a message.
  await expect(userMenu(page).getByRole('link', { name: /消息.*[1-9]\d*条未读/s })).toBeVisible()
  for (const id of ['shell.user.organizer', 'shell.user.signOut'] as const) {
    await expect(userMenu(page).getByRole('button', { name: zh(id) })).toBeVisible()
  }
})

for (const locale of ['zh-CN', 'en'] as const) {
  test(`[HDR-01] the navigation is open from 1024 px on in ${locale}`, async ({ device, baseURL }) => {
    const page = await device({ viewport: { width: 1024, height: 700 } })
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await page.goto('/home')
    const nav = page.getByRole('navigation', { name: text(locale, 'shell.nav') })
    const names = nav.locator(':scope > ul > li > :is(a, details)')
    await expect(names).not.toHaveCount(0)
    for (const name of await names.all()) await expect(name).toBeVisible()
    await expect(page.getByRole('button', { name: text(locale, 'shell.menu') })).toBeHidden()
    expect(await beyondTheEdge(page)).toEqual([])
    // One pixel less and the menu takes over, so that neither is ever missing.
    await page.setViewportSize({ width: 1023, height: 700 })
    await expect(nav).toBeHidden()
    await expect(page.getByRole('button', { name: text(locale, 'shell.menu') })).toBeVisible()
  })
}

/** The widest of each mark within `selector`, of the size of the text: a Chinese face gives them 1. */
const markWidths = (page: Page, selector: string) =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready
    const found: Record<string, number> = {}
    for (const part of document.querySelectorAll(wanted)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: mark, index } of text.data.matchAll(/[’·–]/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const size = parseFloat(getComputedStyle(text.parentElement as Element).fontSize)
          found[mark] = Math.max(found[mark] ?? 0, range.getBoundingClientRect().width / size)
        }
      }
    }
    return found
  }, selector)

for (const { locale, path, within, marks } of [
  { locale: 'en', path: '/home', within: 'body', marks: '·–’' },
  // English within a Chinese page.
  { locale: 'zh-CN', path: '/organizer', within: '[lang=en]', marks: '’' },
] as const) {
  test(`English apostrophes, dashes and middle dots are as narrow as Latin marks are: ${path} in ${locale}`, async ({
    device,
    baseURL,
  }) => {
    const page = await device()
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    if (path === '/organizer') await signIn(page, 'organizer')
    await page.goto(path)
    await expect
      .poll(async () =>
        Object.keys(await markWidths(page, within))
          .toSorted()
          .join(''),
      )
      .toBe(marks)
    await expect
      .poll(async () => Math.max(...Object.values(await markWidths(page, within))))
      .toBeLessThan(0.7)
  })
}

test('[CFG-01] a configuration that cannot be refreshed says so and keeps the cached one', async ({
  page,
}) => {
  await page.goto('/home')
  await alive(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site:zh-CN'))).toContain('hot_line')
  const hotline = (await (await page.request.get('/apic/config/base')).json()).data.hot_line
  await page.route(/\/apic\/config\/base$/, (route) =>
    route.fulfill({ json: { code: 0, msg: '维护中', data: null } }),
  )
  await page.reload()
  await expect(page.getByRole('alert').getByText(zh('shell.configFailed'))).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(hotline)
})

test('the policy of the pages has no unsafe part, and Trusted Types refuse what the policy would let in', async ({
  page,
  allow,
}) => {
  const response = await page.goto('/home')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  // The site's own files, and the loader in the markup by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  await alive(page)
  allow(/policy: |Trusted|Content Security Policy/i)
  const outcome = await page.evaluate(async () => {
    // Within the call itself a debugger may evaluate; the page may not.
    await new Promise((done) => requestAnimationFrame(done))
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror="window.ran=1">'),
      write: () => document.write('<b>x</b>'),
      // oxlint-disable-next-line no-eval -- That it fails is what is proved.
      eval: () => eval('window.ran=1'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('evil', { createHTML: (html: string) => html }),
      source: () => (document.createElement('script').src = 'https://evil.example/a.js'),
    }
    return Object.fromEntries(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return [name, 'done']
        } catch (error) {
          return [name, (error as Error).name]
        }
      }),
    )
  })
  expect(outcome).toEqual({
    innerHTML: 'TypeError',
    write: 'TypeError',
    eval: 'EvalError',
    policy: 'TypeError',
    source: 'TypeError',
  })
  const injected = page.waitForEvent('console', (message) => message.text().includes('policy: script-src'))
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'javascript:window.ran=1'
    document.body.append(link)
    link.click()
  })
  await injected
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('the documentation of the calls opens for people and for programs', async ({ page, request }) => {
  const document = await (await request.get('/api/docs', { headers: { accept: 'application/json' } })).json()
  expect(document.openapi).toMatch(/^3\.1/)
  const origins = JSON.stringify(document)
  for (let number = 1; number <= 39; number++) {
    expect(origins).toContain(`API-${String(number).padStart(2, '0')}`)
  }
  await page.goto('/api/docs')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '/apic/login/code/check' }).first()).toBeVisible()
})

test('the workshop is served beside the site', async ({ page }) => {
  test.setTimeout(60_000)
  const stories = await (await page.request.get('/workshop/index.json')).json()
  expect(Object.keys(stories.entries).length).toBeGreaterThan(50)
  await page.goto('/workshop/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.frameLocator('iframe[title="storybook-preview-iframe"]').locator('body')).not.toBeEmpty({
    timeout: 30_000,
  })
})
