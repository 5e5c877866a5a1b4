// Deep, 0.75 min: every address of the site is opened, by guests and members.
import type { Page } from '@playwright/test'

import { played } from '../support/playedLocales.ts'
import { createDraw, rounds } from '../support/rounds.ts'
import { evilAddresses, memberPages, openPages } from './support/addresses.ts'
import { alive, loginLink, sendPassword, signIn, signInByForm, userMenu } from './support/pageActions.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { en, zh } from './support/texts.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const mobileOrigin = 'https://m.symposium.example'
const sisterOrigin = 'https://live.symposium.example'

test('[NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-07] every route answers with its page, in both languages', async ({
  request,
}) => {
  const titles = new Map<string, string>()
  for (const path of [...openPages, ...memberPages, '/loading']) {
    for (const lang of ['zh-CN', 'en']) {
      const response = await request.get(path, { headers: { cookie: `locale=${lang}`, accept: 'text/html' } })
      expect([path, response.status()]).toEqual([path, 200])
      const html = await response.text()
      expect([path, html.includes(`<html lang="${lang}"`)]).toEqual([path, true])
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect([path, title]).not.toEqual([path, ''])
      titles.set(`${path} ${lang}`, title)
    }
    expect([path, titles.get(`${path} zh-CN`)]).not.toEqual([path, titles.get(`${path} en`)])
  }
})

test('[NAV-02] [NAV-04] [NAV-05] a member sees every page for members, alive and without a fault', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signIn(page, 'linmei')
  for (const path of memberPages) {
    await page.goto(path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    // [NAV-09] Each page says of itself what it is, and none that it is still to come.
    await expect(heading).not.toHaveText(/^$|尚未开放/)
    await expect(userMenu(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
})

test('[NAV-03] [NAV-04] groups lead to their first child in the page, too, and keep the query', async ({
  page,
}) => {
  await signInByForm(page, 'linmei', '/login?url=%2Fpersonal%3Fakey%3D7')
  await expect(page).toHaveURL(/\/personal\/myconf\?akey=7$/)
  await userMenu(page).locator('summary').click()
  await page.getByRole('link', { name: zh('shell.user.personal') }).click()
  await expect(page).toHaveURL(/\/personal\/myconf$/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('shell.help') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/helpCenter\/modo$/)
})

test('[NAV-06] a page that arrives late keeps a menu open that was opened before', async ({ page }) => {
  await signIn(page, 'linmei', '/home')
  await page.waitForURL(/\/home$/)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/HelpPage-[^/]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('shell.help') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/helpCenter\/modo$/)
  await userMenu(page).locator('summary').click()
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(userMenu(page)).toHaveAttribute('open', '')
})

test('[NAV-02] an unknown address shows the page 404 with that status', async ({ page, allow }) => {
  allow(/status of 404/)
  // Unknown paths, and known ones about a missing subject.
  const paths = ['/nowhere', '/conferences/1/2/3', '/personal/nothing', '/Login']
  const subjects = ['/conferences/99999', '/liveDetails?live_id=99999', '/videoDetails?video_id=99999']
  for (const path of [...paths, ...subjects]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('page.404.title'))
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: zh('state.home') })
    .click()
  await expect(page).toHaveURL(/\/home$/)
})

test('[NAV-06] a page whose code does not arrive says so and can be loaded again', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.goto('/home')
  await alive(page)
  const chunk = /\/assets\/HelpPage-[^/]+\.js/
  await page.route(chunk, (route) => route.abort())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('shell.help') })
    .first()
    .click()
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
    zh('state.chunk.broken'),
  )
  await page.unroute(chunk)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  // A browser may remember the failure; the second press fetches the document again.
  await expect(async () => {
    const retry = page.getByRole('button', { name: zh('state.retry') })
    if (await retry.isVisible()) await retry.click()
    await expect(heading).not.toHaveText(zh('state.chunk.broken'), { timeout: 1000 })
    await expect(page.locator('main article')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(/\/helpCenter\/modo$/)
})

test('[NAV-06] after two minutes without its code a page says that it takes too long', async ({ page }) => {
  await page.clock.install()
  await page.goto('/home')
  await alive(page)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/HelpPage-[^/]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: zh('shell.help') })
    .first()
    .click()
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await page.clock.runFor(119_000)
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await page.clock.runFor(1500)
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(zh('state.chunk.late'))
  release()
})

test('[NAV-07] /loading waits until it is known who is here, then goes on to url', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/apic\/user\/info$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/loading?url=%2FhelpCenter%2Fuser%3Fa%3D1%23b')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('page.loading.title'))
  release()
  await expect(page).toHaveURL(/\/helpCenter\/user\?a=1#b$/)
})

const guarded = async (page: Page) => {
  const foreign: string[] = []
  await page.context().route(
    (url) => url.hostname !== 'localhost' && !['data:', 'blob:'].includes(url.protocol),
    async (route) => {
      foreign.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
    },
  )
  return foreign
}

test('[NAV-08] evil targets in the address bar end at the home page', async ({ page }) => {
  test.setTimeout(90_000)
  const foreign = await guarded(page)
  // The unit tests judge two hundred such addresses; a plain run follows six of these in a browser, `--deep` all.
  for (const address of createDraw().some(evilAddresses, rounds(6, evilAddresses.length))) {
    await page.goto(`/loading?url=${encodeURIComponent(address)}`)
    await expect(page, address).toHaveURL(/^http:\/\/localhost:\d+\/home$/)
  }
  expect(foreign).toEqual([])
})

test('[NAV-08] [LOGIN-06] a login follows none of them either', async ({ page }) => {
  const foreign = await guarded(page)
  await signInByForm(page, 'linmei', `/login?url=${encodeURIComponent('//evil.example/%2e%2e')}`)
  await expect(page).toHaveURL(/\/home$/)
  for (const address of ['https://evil.example/', 'javascript:alert(1)', '/\\evil.example']) {
    await page.goto(`/login?url=${encodeURIComponent(address)}`)
    await expect(page, address).toHaveURL(/\/home$/)
  }
  expect(foreign).toEqual([])
})

test.describe('with a mobile site and a sister site', () => {
  let server: OwnServer
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await ownServer(async (database) => {
      await database.query('update site_config set mobile_origin = $1, sister_origins = $2::jsonb', [
        mobileOrigin,
        JSON.stringify([sisterOrigin]),
      ])
    })
  })
  test.afterAll(() => server?.end())

  test('[NAV-08] a configured sister origin is followed, its look-alikes are not', async ({ device }) => {
    const page = await device({ baseURL: server.origin })
    await guarded(page)
    await page.goto(`/loading?url=${encodeURIComponent(`${sisterOrigin}/room/7?x=1`)}`)
    await expect(page).toHaveURL(`${sisterOrigin}/room/7?x=1`)
    await signIn(page, 'linmei', '/home', server.origin)
    for (const address of [
      `${sisterOrigin}.evil.example/`,
      sisterOrigin.replace('https', 'http'),
      `${sisterOrigin}:8443/`,
      `https://evil.example/?${sisterOrigin}`,
    ]) {
      await page.goto(`${server.origin}/loading?url=${encodeURIComponent(address)}`)
      await expect(page, address).toHaveURL(`${server.origin}/home`)
    }
  })

  test('[MOB-01] a mobile browser is sent to the mobile site', async ({ device }) => {
    const page = await device({
      baseURL: server.origin,
      userAgent: iPhone,
      viewport: { width: 390, height: 800 },
    })
    await guarded(page)
    for (const [from, to] of [
      ['/videoDetails?video_id=1&token=secret', '/video?video_id=1'],
      ['/liveDetails?live_id=1', '/live?live_id=1'],
      ['/login', '/login'],
    ] as const) {
      await page.goto(server.origin + from)
      await expect(page, from).toHaveURL(mobileOrigin + to)
    }
  })

  test('[MOB-01] pages without a mobile twin stay, and so does a desktop browser', async ({ device }) => {
    const phone = await device({
      baseURL: server.origin,
      userAgent: iPhone,
      viewport: { width: 390, height: 800 },
    })
    const desktop = await device({ baseURL: server.origin })
    for (const [page, path] of [
      [phone, '/home'],
      [phone, '/agreement'],
      [desktop, '/videoDetails?video_id=1'],
    ] as const) {
      const foreign = await guarded(page)
      await page.clock.install()
      await page.goto(path)
      await expect(loginLink(page)).toBeVisible()
      await page.clock.runFor(2000)
      await expect(page).toHaveURL(server.origin + path)
      expect(foreign).toEqual([])
    }
  })

  test('[MOB-02] the personal key chooses the mobile page; a live room takes a ticket along, never the token', async ({
    device,
  }) => {
    const desktop = await device({ baseURL: server.origin })
    await signIn(desktop, 'linmei', '/home', server.origin)
    const state = await desktop.context().storageState()
    const page = await device({
      baseURL: server.origin,
      storageState: state,
      userAgent: iPhone,
      viewport: { width: 390, height: 800 },
    })
    await guarded(page)
    for (const [key, to] of played(
      [
        ['1-2', '/conferences'],
        ['2-1', '/orders/join'],
        ['2-2', '/orders/paper'],
        ['3-1', '/papers'],
        ['4-3', '/collections'],
        ['5-1', '/tickets'],
        ['5-2', '/certificates'],
        ['5-3', '/tickets'],
        ['5-4', '/invoices'],
        ['6-1', '/history'],
        ['7-1', '/files'],
        ['8-1', '/coupons'],
      ] as const,
      3,
    )) {
      await page.goto(`${server.origin}/personal/myconf?personal=${key}`)
      await expect(page, key).toHaveURL(mobileOrigin + to)
    }
    const token = state.cookies.find(({ name }) => name === 'token')?.value ?? 'none'
    await page.goto(`${server.origin}/meetStream/9`)
    await expect(page).toHaveURL(/^https:\/\/m\.symposium\.example\/live\?live_id=9&ticket=[\w-]{20,}$/)
    expect(page.url()).not.toContain(token)
  })
})

test('[MOB-03] without a mobile site a phone stays where it is', async ({ device }) => {
  const page = await device({ userAgent: iPhone, viewport: { width: 360, height: 740 } })
  const foreign = await guarded(page)
  await page.clock.install()
  for (const path of ['/videoDetails?video_id=1', '/liveDetails?live_id=1', '/login']) {
    await page.goto(path)
    await expect(loginLink(page)).toBeVisible()
    await page.clock.runFor(2000)
    expect(page.url()).toContain(path)
  }
  expect(foreign).toEqual([])
  // And can do there what a desktop can.
  await page.getByRole('tab', { name: zh('login.tab.password') }).click()
  await sendPassword(page, 'linmei')
  await expect(page).toHaveURL(/\/home$/)
})

test('[I18N-01] an unreadable language is Chinese', async ({ device, baseURL }) => {
  for (const value of ['fr', '%00', 'en-GB', '{"locale":"en"}', '']) {
    const page = await device({ locale: 'en-US' })
    await page.context().addCookies([{ name: 'locale', value, url: baseURL ?? '' }])
    await page.goto('/202')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('page.202.title'))
    await page.getByRole('button', { name: zh('shell.locale') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('page.202.title'))
  }
})
