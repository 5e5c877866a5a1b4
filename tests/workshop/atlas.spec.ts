import { expect as expectNow, test } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'

import { registry } from '../../workbench/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { machinePage } from '../../workbench/atlas/pages/kin.ts'
import { leafIds } from '../../workbench/core/walk.ts'
import { playedLocales } from '../support/playedLocales.ts'

const ids = Object.keys(registry) as MachineId[]

interface Index {
  readonly entries: Readonly<Record<string, { readonly tags: readonly string[] }>>
}

/** A cell loads the whole workshop before its story plays. */
const expect = expectNow.configure({ timeout: 90_000 })

test.describe.configure({ timeout: 300_000 })

const bare = (story: string, locale: Locale, more = '') =>
  `/iframe.html?id=${story}&viewMode=story&globals=locale:${locale};theme:light${more}`

test('each registered machine has its page, and each of its states a story', async ({ request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index
  for (const id of ids) expect(Object.keys(entries)).toContain(machinePage(id))
  const shown = new Set(Object.values(entries).flatMap(({ tags }) => tags))
  const states = ids.flatMap((id) => leafIds(registry[id].machine))
  expect(states.filter((state) => !shown.has(`state:${state}`))).toEqual([])
})

for (const locale of playedLocales('zh-CN')) {
  test(`the index lists all machines and leads to the states of a login with one click (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/?path=/story/state-atlas-all-states--all-states&globals=locale:${locale}`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await expect(preview.getByRole('article')).toHaveCount(ids.length)
    // A query by name would compute the names of all.
    const titles = await preview.getByRole('article').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const title = document.getElementById(row.getAttribute('aria-labelledby') ?? '')
        return title?.checkVisibility() ? [title.textContent] : []
      }),
    )
    expect(titles.toSorted()).toEqual(ids.map((id) => registry[id].title[locale]).toSorted())
    await preview.getByRole('link', { name: registry.login.title[locale], exact: true }).click()
    await expect(
      preview.getByRole('heading', { level: 1, name: registry.login.title[locale], exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL(/path=\/story\/state-atlas-machines--login/)
    for (const state of leafIds(registry.login.machine))
      await expect(
        preview
          .locator(`[data-state="${state}"]`)
          .getByRole('link', { name: registry.login.states[state]?.[locale] ?? '', exact: true }),
      ).toBeVisible()
  })

  test(`the states of a machine are on its page as the stories themselves, each in a browser of its own (${locale})`, async ({
    page,
  }) => {
    await page.goto(bare(machinePage('session'), locale))
    // One language shows the whole page; of the other one guest and one member show that it is the same page.
    const all = leafIds(registry.session.machine)
    const states = locale === 'en' ? all : all.filter((id) => /\.(guest|member)$/.test(id))
    expect(states.length).toBeGreaterThan(1)
    for (const state of states) {
      const card = page.locator(`[data-state="${state}"]`)
      await card.scrollIntoViewIfNeeded()
      await expect(card.locator('[data-phase]')).toHaveAttribute('data-phase', 'shown', {
        timeout: 60_000,
      })
      const story = await frameOf(page, `[data-state="${state}"] iframe`)
      expect(await story.evaluate(() => document.documentElement.lang)).toBe(locale)
      expect(await story.evaluate(() => document.body.className)).not.toContain('sb-show-errordisplay')
      await expect(story.locator('header').first()).toBeAttached()
      // The stories of guests and members are open at once, although they would share one set of cookies.
      const cookies = await story.evaluate(() => document.cookie)
      if (state === 'session.member') expect(cookies).toContain('token=')
      if (state === 'session.guest') expect(cookies).not.toContain('token=')
      if (state === 'session.expired.forced') await expect(story.getByRole('alertdialog')).toHaveCount(1)
      expect(await page.evaluate(() => document.cookie), state).not.toContain('token=')
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })
}

test('no more than three stories are loading at once, and what is far away is let go', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.name !== '') return
    const most = { loading: 0 }
    Object.assign(window, { most })
    new MutationObserver(() => {
      most.loading = Math.max(most.loading, document.querySelectorAll('[data-phase=loading]').length)
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-phase'],
    })
  })
  await page.goto(bare('state-atlas-matrix--matrix', 'en'))
  const cells = page.locator('[data-phase]')
  await expect(cells).toHaveCount(12)
  await expect(cells.first()).toHaveAttribute('data-phase', 'shown')
  await cells.last().scrollIntoViewIfNeeded()
  await expect(cells.last()).toHaveAttribute('data-phase', 'shown')
  await expect(cells.first()).toHaveAttribute('data-phase', 'waiting')
  const most = await page.evaluate(() => (window as unknown as { most: { loading: number } }).most)
  expect(most.loading).toBeGreaterThan(1)
  expect(most.loading).toBeLessThanOrEqual(3)
})

test('the matrix shows the bind dialog in English on a phone in the dark, by search and by address', async ({
  page,
}) => {
  await page.goto('/?path=/story/state-atlas-matrix--matrix&globals=locale:en')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('searchbox').fill('binding a phone')
  await preview.getByRole('button', { name: /The scanned account has no phone yet/ }).click()
  for (const name of ['English', 'Dark', 'Phone 360'])
    await preview.getByRole('radio', { name, exact: true }).check()
  await expect(preview.locator('[data-cell]')).toHaveCount(1)
  await expect(page).toHaveURL(/args=.*locale:en;theme:dark;width:360/)
  await page.reload()
  const cell = preview.locator('[data-cell="en dark 360"]')
  await expect(cell.locator('[data-phase]')).toHaveAttribute('data-phase', 'shown')
  await expect(preview.locator('[data-cell]')).toHaveCount(1)
  const story = cell.frameLocator('iframe')
  await expect(story.getByRole('dialog', { name: 'Bind your phone' })).toBeVisible()
  const look = await story
    .locator('html')
    .evaluate((root) => [root.getAttribute('lang'), root.getAttribute('data-theme'), root.clientWidth])
  expect(look).toEqual(['en', 'dark', 360])
  const link = cell.getByRole('link', { name: /Open full size/ })
  expect(await link.getAttribute('href')).toContain('id=flows-bind-phone--open')
})

test('what the reader types stays with the reader while stories are typing beside it', async ({ page }) => {
  await page.goto(bare('state-atlas-matrix--matrix', 'en', '&args=story:flows-login--left'))
  const field = page.getByRole('searchbox')
  await field.focus()
  const cells = page.locator('[data-phase]')
  await expect(cells.nth(3)).toHaveAttribute('data-phase', 'shown')
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('nothing of the atlas scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const story of [
    'state-atlas-all-states--all-states',
    'state-atlas-matrix--matrix',
    machinePage('scan'),
  ]) {
    await page.goto(bare(story, 'en'))
    await expect(page.locator('#storybook-root h1')).toBeVisible()
    const cell = page.locator('[data-phase]').first()
    if ((await cell.count()) > 0) {
      // The chart above it appears late and moves it down: one that is out of view waits for ever.
      await expect(async () => {
        await cell.scrollIntoViewIfNeeded()
        await expect(cell).toHaveAttribute('data-phase', 'shown', { timeout: 5000 })
      }).toPass({ timeout: 90_000 })
    }
    const [scroll, client] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(scroll, story).toBe(client)
  }
})

/** The document in a frame, of which locators know nothing. */
const frameOf = async (page: Page, selector: string): Promise<Frame> => {
  const frame = await (await page.waitForSelector(selector)).contentFrame()
  if (frame === null) throw new Error(`${selector} has no document`)
  return frame
}
