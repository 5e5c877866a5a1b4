// Deep, 1 min: mails are sent by a server of its own.
import { pdf } from '../server/documents/officialDocuments.ts'
import { played } from '../support/playedLocales.ts'
import { expect, test } from './support/test.ts'
import { openMailbox, type Mailbox } from './support/mailbox.ts'
import { signIn } from './support/pageActions.ts'
import { ownServer, type OwnServer } from './support/server.ts'
import { text } from './support/texts.ts'

let server: OwnServer
let mailbox: Mailbox
test.describe.configure({ mode: 'serial', timeout: 150_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  mailbox = await openMailbox()
  server = await ownServer(undefined, {
    SMTP_URL: mailbox.url,
    SMTP_FROM: 'Symposium <no-reply@symposium.example>',
  })
})
test.afterAll(async () => {
  await server.end()
  await mailbox.close()
})

const subjects = {
  'zh-CN': { placed: '订单待支付', paid: '支付成功，报名完成', issued: '发票已开具' },
  en: { placed: 'Your order waits to be paid', paid: 'You are registered', issued: 'Your invoice is ready' },
} as const

for (const [locale, account, email, number] of played([
  ['zh-CN', 'newcomer', 'zh@example.com', '0001'],
  ['en', 'approved', 'en@example.com', '0002'],
] as const)) {
  test(`[MSG-01] [MEM-04] in ${locale}: a payment comes as a mail with the ticket and as a message, the invoice as a mail with its file`, async ({
    page,
    device,
  }) => {
    const say = (id: string) => text(locale, id as 'pay.title')
    const { origin } = server
    await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
    await signIn(page, account, '/conferences?status=not_started', origin)
    await page.getByRole('main').locator('article h2 a').first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: say('conf.register'), exact: true })
      .click()
    await page.locator('main input[name=ticket_type_id]').first().check()
    await page.getByLabel(say('register.field.name')).fill('Lin')
    await page.getByLabel(say('register.field.affiliation')).fill('A University')
    await page.getByLabel(say('register.field.email')).fill(email)
    await page
      .getByRole('button', { name: say('register.submit'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/pay\/\d+$/)
    const placed = await mailbox.newest(subjects[locale].placed)
    expect(placed.text).toContain(`${origin}/pay/`)

    await page.locator('main input[value=sandbox]').check()
    await page.getByRole('main').getByRole('button').last().click()
    const cashier = page.getByRole('link', { name: say('pay.open.sandbox') })
    const till = await device()
    await till.goto((await cashier.getAttribute('href')) ?? '')
    await till.getByRole('button').first().click()
    await expect(page.getByRole('main')).toContainText(say('pay.paid.title'), { timeout: 20_000 })

    const paid = await mailbox.newest(subjects[locale].paid)
    const [ticket] = paid.attachments
    expect(ticket).toMatchObject({
      contentType: 'application/pdf',
      filename: expect.stringMatching(/^ticket-/),
    })
    expect(ticket?.content.subarray(0, 5).toString()).toBe('%PDF-')
    // Nothing is fetched from elsewhere when the mail is opened.
    expect(String(paid.html)).not.toMatch(/<img|url\(|src=/)

    // The link of the mail leads to the ticket, and the message says the same.
    const [address = ''] = /https?:\S+\/personal\/notes\/tickets/.exec(paid.text ?? '') ?? []
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('Lin')
    await page.goto(`${origin}/message`)
    const message = page.getByRole('main').getByRole('article').filter({ hasText: subjects[locale].paid })
    await expect(message).toBeVisible()

    await page.goto(`${origin}/personal/notes/invoice`)
    await page
      .getByRole('button', { name: say('member.invoice.request') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('member.invoice.title'), { exact: true }).fill('北京某某科技有限公司')
    await dialog.getByLabel(say('member.invoice.taxNo')).fill('91110000101623741K')
    await dialog.getByLabel(say('member.invoice.email')).fill(`invoice-${email}`)
    await dialog.getByRole('button', { name: say('member.invoice.submit') }).click()
    await expect(dialog).toBeHidden()

    const finance = await device()
    await signIn(finance, 'finance', '/console?queue=invoices', origin)
    await finance
      .getByRole('main')
      .locator('article')
      .filter({ hasText: 'Lin' })
      .getByRole('link')
      .first()
      .click()
    const main = finance.getByRole('main')
    await main.getByRole('button', { name: text('zh-CN', 'record.do.invoice.pickUp') }).click()
    const finished = (id: string) =>
      main.getByRole('button', { name: text('zh-CN', id as 'pay.title'), exact: true })
    await main.locator('input[type=file]').setInputFiles({
      name: 'fapiao.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(),
    })
    await main.getByLabel(text('zh-CN', 'record.document.number')).fill(`2611200000000000${number}`)
    await finished('record.document.send').click()
    await finished('record.do.invoice.issue').click()
    await finance
      .getByRole('alertdialog')
      .getByRole('button', { name: text('zh-CN', 'record.do.invoice.issue') })
      .click()
    const issued = await mailbox.newest(subjects[locale].issued)
    // The address of the form, not the account's.
    expect(JSON.stringify(issued.to)).toContain(`invoice-${email}`)
    const [file] = issued.attachments
    expect(file?.content.equals(pdf()), 'the very file that finance has uploaded').toBe(true)
    expect(file?.contentType).toBe('application/pdf')
  })
}
