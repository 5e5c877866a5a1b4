import { alive } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

test('[PUB-01] an address with filters is rendered with them: hydration changes nothing', async ({
  browser,
  page,
  request,
}) => {
  const titles = async (path: string): Promise<string[]> => {
    const answer = await request.get(path, { headers: { lang: 'zh-CN' } })
    return (await answer.json()).data.list.map(({ title }: { title: string }) => title)
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const drawn = await context.newPage()
  for (const [path, call, query] of [
    ['/conferences', '/apic/conf/list', 'status=ended'],
    ['/lives', '/apic/live/list', 'phase=over'],
    ['/news', '/apic/news/list', 'q=论坛'],
    ['/videos', '/apic/video/list', 'q=密码'],
  ] as const) {
    const found = await titles(`${call}?${query}`)
    const others = (await titles(call)).filter((title) => !found.includes(title))
    expect([found.length > 0, others.length > 0]).toEqual([true, true])
    await drawn.goto(`${path}?${query}`)
    const written = await drawn.locator('main').innerText()
    expect(found.filter((title) => !written.includes(title))).toEqual([])
    expect(others.filter((title) => written.includes(title))).toEqual([])
    await page.goto(`${path}?${query}`)
    await alive(page)
    for (const title of found) await expect(page.locator('main').getByText(title)).toBeVisible()
  }
  await context.close()
})

test('[PUB-01] searching again for the same leaves no second place to go back to', async ({ page }) => {
  await page.goto('/home')
  await page.goto('/conferences?q=+a')
  await alive(page)
  const find = page.locator('main form[role=search] button[type=submit]')
  await page.locator('input[name=place]').fill('上海')
  await find.click()
  await expect(page).toHaveURL(/\?q=a&place=/)
  const before = await page.evaluate(() => history.length)
  for (let press = 0; press < 3; press++) await find.click()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=\+a$/)
})

test('on pages with lists no heading skips a level, and what is seen first is fetched first', async ({
  page,
}) => {
  for (const path of ['/home', '/conferences', '/lives', '/videos']) {
    await page.goto(path)
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels[0], path).toBe(1)
    const skipped = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
    expect(skipped, `${path}: ${levels.join(' ')}`).toEqual([])
    // Banners are not covers: how many there are is up to the day.
    const covers = await page
      .locator('main li article img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`),
      )
    expect(covers[0], path).toBe('eager high')
    expect(
      covers.filter((cover) => cover.endsWith('high')),
      path,
    ).toHaveLength(1)
    expect(
      covers.slice(3).filter((cover) => !cover.startsWith('lazy')),
      path,
    ).toEqual([])
  }
})

test('[SEO-01] [I18N-01] an address with a language is shown in it, is remembered, and does not outlive a switch', async ({
  page,
}) => {
  await page.goto('/conferences?lang=en&status=ended')
  await alive(page)
  await expect(page).toHaveURL(/\/conferences\?status=ended$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /中文/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('[SEO-01] a page is printed without its frame and its buttons, on white', async ({ page }) => {
  await page.goto('/news/1')
  await alive(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('main h1')).toBeVisible()
  for (const hidden of ['body header nav', 'footer', 'main button', 'main nav'])
    for (const each of await page.locator(hidden).all()) await expect(each).toBeHidden()
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
})
