// Deep, 1 min: every page is opened with hostile content.
import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import type { Page } from '@playwright/test'

import { playedLocales } from '../support/playedLocales.ts'
import { openPages } from './support/addresses.ts'
import { alive, signIn, userMenu } from './support/pageActions.ts'
import { payloads } from './support/payloads.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** Five at a time, so that every payload is in a tenth of all fields and a card stays a card. */
let turn = 0
const hostile = () => {
  const first = (turn++ * 5) % payloads.length
  return Array.from({ length: 5 }, (_, at) => payloads[(first + at) % payloads.length]).join(' ')
}

/** Every column that visitors read as text, by table. */
const columns: Readonly<Record<string, readonly string[]>> = {
  users: ['nickname'],
  nav_items: ['name', 'eng_name', 'nickname'],
  friendly_links: ['title', 'eng_title'],
  site_config: [
    'hot_line',
    'email',
    'server_time',
    'eng_server_time',
    'copyright',
    'eng_copyright',
    'beian',
    'address',
    'eng_address',
    'customer_qq',
  ],
  documents: ['title', 'eng_title'],
  subjects: ['name', 'eng_name'],
  countries: ['name', 'eng_name'],
  conferences: ['title', 'eng_title', 'place', 'eng_place', 'summary', 'eng_summary'],
  lives: ['title', 'eng_title', 'speaker', 'eng_speaker'],
  videos: ['title', 'eng_title', 'speaker', 'eng_speaker'],
  news: ['title', 'eng_title', 'summary', 'eng_summary', 'content', 'eng_content'],
  comments: ['text'],
  messages: ['title', 'eng_title', 'content', 'eng_content'],
}

const poison = async (database: PGlite) => {
  for (const [table, names] of Object.entries(columns)) {
    const key = table === 'documents' ? 'slug' : 'id'
    const { rows } = await database.query<{ key: string | number }>(`select ${key} as key from ${table}`)
    for (const row of rows) {
      const sets = names.map((name, at) => `${name} = $${at + 2}`).join(', ')
      await database.query(`update ${table} set ${sets} where ${key} = $1`, [row.key, ...names.map(hostile)])
    }
  }
  const everything = payloads.map((payload) => `<p>before ${payload} after</p>`).join('')
  await database.query('update documents set content = $1, eng_content = $1', [everything])
  const address = 'javascript:window.ran=1;alert(1)'
  await database.query('update friendly_links set url = $1', [address])
  await database.query("update nav_items set url = $1 where url <> '' and place = 'footer'", [address])
  await database.query('update site_config set map_url = $1, organizer_url = $1', [address])
}

/** Read once: the scripts that it allows are those of the template, the same for every page of a server. */
const policies = new WeakMap<Page, string>()
const policyOf = async (page: Page) => {
  const known = policies.get(page)
  if (known !== undefined) return known
  const answer = await page.request.get(new URL('/agreement', page.url()).href)
  const policy = answer.headers()['content-security-policy'] ?? ''
  policies.set(page, policy)
  return policy
}

const innocent = async (page: Page) => {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    frames: document.querySelectorAll('iframe, object, embed, base, meta[http-equiv]').length,
    scripts: [...document.querySelectorAll('script')]
      .filter(({ type }) => type !== 'application/json' && type !== 'application/ld+json')
      .map((script) => script.getAttribute('src') ?? `inline: ${script.text}`)
      .filter((script) => !script.startsWith('/assets/')),
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
  }))
  const policy = await policyOf(page)
  const foreign = found.scripts.filter((script) => {
    const hash = createHash('sha256').update(script.slice('inline: '.length)).digest('base64')
    return !policy.includes(`'sha256-${hash}'`)
  })
  expect({ ...found, scripts: foreign }).toEqual({ ran: false, frames: 0, scripts: [], handlers: 0 })
}

test.describe('fifty payloads in every text of the database', () => {
  let server: OwnServer
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await ownServer(poison)
  })
  test.afterAll(() => server?.end())

  for (const locale of playedLocales('zh-CN')) {
    test(`no open page runs one of them in ${locale}`, async ({ device, allow }) => {
      test.setTimeout(240_000)
      // A picture without a script is harmless, and not there.
      allow(/status of 404/)
      const page = await device({ baseURL: server.origin })
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])
      const foreign: string[] = []
      page.on('request', (sent) => {
        const { protocol, hostname } = new URL(sent.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(sent.url())
      })
      const newest = await (
        await page.request.get('/apic/conf/list?page=1&page_size=1', { headers: { lang: locale } })
      ).json()
      expect(payloads.some((payload) => newest.data.list[0].title.includes(payload))).toBe(true)

      await signIn(page, 'linmei', '/home', server.origin)
      expect(payloads.some((payload) => newest.data.list[0].title.startsWith(payload))).toBe(true)
      for (const path of openPages) {
        await page.goto(path)
        await expect(userMenu(page)).toBeVisible()
        await innocent(page)
      }
      // The same texts when the browser draws them itself.
      await page.goto('/202')
      await alive(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'state.home') })
        .click()
      await expect(page.getByRole('link', { name: newest.data.list[0].title })).toBeVisible()
      await innocent(page)
      await page.goto('/login')
      await expect(page).toHaveURL(/\/home$/)
      await page.goto('/202')
      await alive(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'state.help') })
        .click()
      await expect(page.locator('main').getByText('before').first()).toBeVisible()
      await innocent(page)
      expect(foreign).toEqual([])
    })
  }

  test('links with a script for an address do nothing', async ({ device, allow }) => {
    allow(/javascript: URL|policy: script-src|Content Security Policy/)
    const page = await device({ baseURL: server.origin })
    await page.goto('/202')
    await alive(page)
    const links = page.getByRole('contentinfo').locator('a[href^="javascript:"]')
    const count = await links.count()
    for (let at = 0; at < Math.min(count, 5); at++) await links.nth(at).click()
    const friend = page.getByRole('contentinfo').locator('ul').last().getByRole('link').first()
    await friend.click()
    await innocent(page)
    expect(new URL(page.url()).pathname).toBe('/202')
  })

  test('the lists of a dialog are texts, too', async ({ device }) => {
    const page = await device({ baseURL: server.origin })
    await page.goto('/login')
    await alive(page)
    await page.getByRole('tab', { name: text('zh-CN', 'login.tab.quick') }).click()
    await expect(page.locator('select[name=country_code] option').nth(3)).toBeAttached()
    await innocent(page)
    await page.getByRole('tab', { name: text('zh-CN', 'login.tab.password') }).click()
    await page.locator('input[name=account]').fill('newcomer')
    await page.locator('input[name=password]').fill('Symposium-2026')
    await page.locator('input[name=terms]').check()
    await page.getByRole('tabpanel').locator('button[type=submit]').click()
    const dialog = page.getByRole('dialog', { name: text('zh-CN', 'login.profile.title') })
    await dialog.locator('summary').first().click()
    await dialog.getByRole('group').getByRole('checkbox').first().check()
    await innocent(page)
  })
})
