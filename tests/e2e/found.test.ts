import { alive } from './support/hands.ts'
import { expect, test } from './support/test.ts'

test('[PUB-01] an address with filters is drawn as it is looked for: the page does not change when it comes to life', async ({
  browser,
  page,
}) => {
  for (const path of ['/conferences?status=ended&place=上海', '/lives?phase=over']) {
    const still = await browser.newContext({ javaScriptEnabled: false })
    const drawn = await still.newPage()
    await drawn.goto(path)
    const written = await drawn.locator('main').innerText()
    await still.close()
    await page.goto(path)
    await alive(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.locator('main').innerText()).toBe(written)
  }
})

test('[PUB-01] searching again for the same leaves no second place to go back to', async ({ page }) => {
  await page.goto('/home')
  await page.goto('/conferences?q=+a')
  await alive(page)
  const find = page.locator('form[role=search] button[type=submit]')
  await page.locator('input[name=place]').fill('上海')
  await find.click()
  await expect(page).toHaveURL(/\?q=a&place=/)
  const before = await page.evaluate(() => history.length)
  for (let press = 0; press < 3; press++) await find.click()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=\+a$/)
})
