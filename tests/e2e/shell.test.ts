import type { Page } from '@playwright/test'

import { inPieces } from './support/inPieces.ts'
import { expect, test } from './support/test.ts'

/** Everything answers: the loader has fetched the rest and React runs. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

const pages = [
  '/login',
  '/home',
  '/agreement',
  '/private',
  '/helpCenter/modo',
  '/202',
  '/203',
  '/reviewed',
  '/conferences',
]
for (const path of [...pages, '/404']) {
  test(`${path} is complete without a script, in both languages`, async ({ browser, baseURL }) => {
    for (const [locale, lang] of [
      [undefined, 'zh-CN'],
      ['en', 'en'],
    ] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false })
      if (locale) await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      const page = await context.newPage()
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/404' ? 404 : 200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('main h1')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await context.close()
    }
  })
}

for (const path of pages) {
  test(`${path} comes to life without moving, without a policy violation and as the server drew it`, async ({
    page,
  }) => {
    await page.goto(path)
    const before = await page.locator('main h1').first().textContent()
    await alive(page)
    await expect(page.locator('main h1').first()).toHaveText(before ?? '')
    // Three decimals are what is published as the figure.
    expect(await layoutShift(page)).toBeLessThan(0.0005)
  })
}

for (const share of [0.7, 0.75, 0.8]) {
  test(`a document of which ${share * 100} % arrive at first is painted when it is whole`, async ({
    page,
    baseURL,
  }) => {
    await using network = await inPieces(baseURL ?? '', share)
    for (const path of ['/203', '/login', '/home']) {
      await page.goto(`${network.origin}${path}`)
      const [painted, whole] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd as number,
      ])
      expect(painted, `${path}: painted after its last byte`).toBeGreaterThanOrEqual(whole)
      expect(await layoutShift(page), `${path} does not move`).toBeLessThan(0.0005)
    }
  })
}

test('[I18N-01] [I18N-02] the header switch changes the language without a new document, and it is remembered', async ({
  page,
}) => {
  await page.goto('/home')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const heading = page.locator('main h1').first()
  const chinese = await heading.textContent()
  await page.getByRole('button', { name: /Switch to English/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(heading).not.toHaveText(chinese ?? '')
  await expect(page).toHaveTitle(/Symposium/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a plain link opens the next page in the same document and announces its heading', async ({ page }) => {
  await page.goto('/login')
  await alive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').locator('a[href^="/helpCenter"]').first().click()
  await expect(page).toHaveURL(/\/helpCenter\//)
  await expect(page.locator('main h1').first()).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle(/^登录/)
})

test('a click that came before the page was alive is repeated when it is', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/entry-client/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const tabs = page.getByRole('tab')
  await tabs.last().click()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
})
