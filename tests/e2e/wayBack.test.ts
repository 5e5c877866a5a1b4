import type { Page } from '@playwright/test'

import { alive } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** Requests to the server under this path from now on. */
const asked = (page: Page, path: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.url())
  })
  return calls
}
const top = (page: Page) => page.evaluate(() => scrollY)
/** A link of the frame, also where the header hides it. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
const small = { width: 900, height: 420 }

/** Opens a link in the same document, and comes back. */
const thereAndBack = async (page: Page, open: () => Promise<void>, there: RegExp) => {
  const here = page.url()
  const title = await page.title()
  await open()
  await expect(page).toHaveURL(there)
  await expect(page).not.toHaveTitle(title)
  await page.goBack()
  await expect(page).toHaveURL(here)
}

test('[SRCH-01] the way back to results leads to the place where they were left, without asking again', async ({
  page,
}) => {
  await page.setViewportSize(small)
  await page.goto('/search?q=会议')
  await alive(page)
  const calls = asked(page, '/apic/search/find')
  await page.locator('main a[rel=next]').click()
  await expect(page).toHaveURL(/page=2/)
  await page.locator('main a[rel=prev]').click()
  await expect(page).toHaveURL(/search\?q=[^&]*$/)
  const last = page.locator('main li a').last()
  const href = (await last.getAttribute('href')) ?? ''
  await last.scrollIntoViewIfNeeded()
  const before = await top(page)
  expect(before).toBeGreaterThan(200)
  const times = calls.length
  await thereAndBack(page, () => last.click(), new RegExp(href.replaceAll(/[?]/g, '\\?')))
  await expect(last).toBeInViewport()
  expect(await top(page)).toBe(before)
  expect(calls).toHaveLength(times)
  // A new search for the same words is sent, and read from its top.
  await page.goto('/home')
  await page.goto('/search?q=会议')
  expect(await top(page)).toBe(0)
})

test('[PUB-01] the way back to a list leads to all its pages that were loaded', async ({ page }) => {
  await page.setViewportSize(small)
  let first: { id: number } | undefined
  // More headlines than the site comes with.
  await page.route('**/apic/news/list?*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const answer = await route.fetch()
    const body = await answer.json()
    first ??= body.data.list[0]
    const list = Array.from({ length: 12 }, (_, at) => ({
      ...first,
      id: at === 11 && number === 2 ? first?.id : number * 1000 + at,
      title: `${number} ${at}`,
    }))
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, list, total: 24, page: number } },
    })
  })
  await page.goto('/home')
  await alive(page)
  await follow(page, '/news')
  const titles = page.locator('main article h2')
  await expect(titles).toHaveCount(12)
  await page.getByRole('button', { name: text('zh-CN', 'state.more') }).click()
  await expect(titles).toHaveCount(24)
  const calls = asked(page, '/apic/news/list')
  const last = page.locator('main article a').last()
  await last.scrollIntoViewIfNeeded()
  const before = await top(page)
  await thereAndBack(page, () => last.click(), /\/news\/\d+$/)
  await expect(titles).toHaveCount(24)
  expect(await top(page)).toBe(before)
  expect(calls).toEqual([])
})

test('[CMT-01] the way back to comments leads to all that were loaded', async ({ page }) => {
  await page.setViewportSize(small)
  await page.route('**/apic/comment/list?*', async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/&after=[^&]*/, ''),
    })
    const body = await answer.json()
    const thread = body.data.threads[0]
    const threads = Array.from({ length: 10 }, (_, at) => ({
      ...thread,
      id: (after === null ? 5000 : 6000) + at,
      text: `${after === null ? 'first' : 'second'} ${at}`,
      replies: [],
      replies_left: 0,
    }))
    const next = after === null ? '1795600000000000.1' : null
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, threads, next, total: 20 } },
    })
  })
  await page.goto('/news')
  await alive(page)
  await page.locator('main article a[href="/news/1"]').first().click()
  const items = page.locator('main').getByText(/^(?:first|second) \d$/)
  await expect(items).toHaveCount(10)
  await page.getByRole('button', { name: text('zh-CN', 'comments.more') }).click()
  await expect(items).toHaveCount(20)
  const calls = asked(page, '/apic/comment/list')
  await items.last().scrollIntoViewIfNeeded()
  const before = await top(page)
  await thereAndBack(page, () => follow(page, '/home'), /\/home$/)
  await expect(items).toHaveCount(20)
  await expect.poll(() => top(page)).toBe(before)
  expect(calls).toEqual([])
})
