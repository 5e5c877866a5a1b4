import { signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

test('[ORD-01] [FILE-01] a member hands in the voucher of a transfer, finance downloads and accepts it, the order is paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'approved', '/conferences?status=not_started')
  await page.goto('/conferences?status=not_started')
  await page.getByRole('main').locator('article h2 a').first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: zh('conf.register'), exact: true })
    .click()
  await page
    .getByRole('radio', { name: /普通代表/ })
    .first()
    .check()
  await page.getByLabel(zh('register.field.name')).fill('转账的人')
  await page.getByLabel(zh('register.field.affiliation')).fill('某大学')
  await page.getByLabel(zh('register.field.email')).fill('approved@example.com')
  await page
    .getByRole('button', { name: zh('register.submit'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pay\/\d+$/)

  await page.getByRole('radio', { name: zh('pay.method.transfer') }).check()
  await page.getByRole('button', { name: zh('pay.submit.transfer') }).click()
  const chooser = page.getByLabel(zh('pay.voucher.choose'))
  await chooser.setInputFiles({ name: '回单.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
  await expect(page.getByRole('alert')).toHaveText(zh('pay.voucher.fileTypeWrong'))
  await page
    .getByLabel(zh('pay.voucher.other'))
    .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: voucher })
  await page.getByRole('button', { name: zh('pay.voucher.send') }).click()
  await expect(page.getByRole('heading', { name: zh('pay.reviewing.title') })).toBeVisible()
  // A link is opened with the cookies of the session, without the headers of the page.
  const own = page.getByRole('link', { name: zh('pay.reviewing.voucher') })
  const address = (await own.getAttribute('href')) ?? ''
  expect(Buffer.from(await (await page.request.get(address)).body()).equals(voucher)).toBe(true)

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'finance')
  await desk.goto(address.replace('/files/voucher/', '/console/payment/'))
  const download = desk.waitForEvent('download')
  await desk.getByRole('link', { name: zh('record.voucher.open') }).click()
  expect((await download).suggestedFilename()).toMatch(/^voucher-\d+\.pdf$/)
  await desk.getByRole('button', { name: zh('record.do.payment.accept') }).click()
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: zh('record.do.payment.accept') })
    .click()
  await expect(desk.getByRole('main')).toContainText(zh('record.state.payment.confirmed'))
  await desk.context().close()

  await expect(page.getByRole('main')).toContainText(zh('pay.paid.title'), { timeout: 20_000 })
})

const voucher = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
