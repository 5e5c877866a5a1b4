import { signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

test('[ORD-01] [ORD-05] [INV-01] [TKT-01] a member registers, pays at the sandbox, and has a ticket, vouchers and an invoice to ask for', async ({
  page,
  device,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'newcomer', '/conferences?status=not_started')
  await page.goto('/conferences?status=not_started')
  await page.getByRole('main').locator('article h2 a').first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: zh('conf.register'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/register$/)
  await page
    .getByRole('radio', { name: /普通代表/ })
    .first()
    .check()
  await page.getByLabel(zh('register.field.name')).fill('新同学')
  await page.getByLabel(zh('register.field.affiliation')).fill('某大学')
  await page.getByLabel(zh('register.field.email')).fill('newcomer@example.com')
  await page
    .getByRole('button', { name: zh('register.submit'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pay\/\d+$/)

  await page.getByRole('button', { name: /^支付/ }).click()
  const cashier = page.getByRole('link', { name: zh('pay.open.sandbox') })
  await expect(cashier).toBeVisible()
  const till = await device()
  await till.goto((await cashier.getAttribute('href')) ?? '')
  await till.getByRole('button').first().click()
  await expect(page.getByRole('main')).toContainText(zh('pay.paid.title'), { timeout: 20_000 })

  await page.goto('/personal/notes/tickets')
  await expect(page.getByRole('main')).toContainText('新同学')
  await page.goto('/personal/notes/mealticket')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/personal/notes/invoice')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/personal/order/conf')
  await expect(page.getByRole('main')).toContainText('已支付')
})
