// Deep, 2 min: one visitor goes from the first visit to the certificate, in both languages.
import type { Page } from '@playwright/test'

import type { Locale, MessageId } from '../../src/i18n/locale.ts'
import { played } from '../support/playedLocales.ts'
import { alive, openLogin, sendPassword, userMenu } from './support/pageActions.ts'
import { recordOf } from './support/record.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

// Two people at two browsers, and everything between an application and a certificate that a stranger checks.
let server: OwnServer
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer(async (database) => {
    // The first conference is on today, and its meals are served at this moment, whatever the time of the day.
    await database.exec(`
      update conferences set starts_at = now() - interval '1 day', ends_at = now() + interval '1 day',
        registration_closes_at = now() + interval '1 day' where id = 1;
      update meals set starts_at = now() - interval '1 hour', ends_at = now() + interval '3 hours'
        where conference_id = 1`)
  })
})
test.afterAll(() => server.end())

for (const { locale, account, name, staffLocale } of played([
  { locale: 'en', staffLocale: 'zh-CN', account: 'newcomer', name: 'New Member' },
  { locale: 'zh-CN', staffLocale: 'en', account: 'linmei', name: '林梅' },
] as const)) {
  test(`[ORG-03] [ORG-05] [ORG-06] [ORD-01] [INV-01] [TKT-01] [TKT-02] from the application as an organizer to the certificate that anybody can check (member ${locale}, console ${staffLocale})`, async ({
    page: member,
    device,
  }) => {
    const staff = await device()
    const said = (id: MessageId) => text(locale, id)
    const atWork = (id: MessageId) => text(staffLocale, id)
    const main = member.getByRole('main')
    await signInAt(member, account, locale)

    await test.step('apply as an organizer', async () => {
      await go(member, '/attest')
      const fields = {
        name: `${name} Society`,
        tax_no: '91350100M000100Y43',
        address: 'Beijing',
        contact: name,
      }
      for (const [field, value] of Object.entries({
        ...fields,
        intro: 'Talks and workshops.',
        mobile: '13800138055',
        email: 'society@example.com',
      }))
        await main.locator(`[name=${field}]`).fill(value)
      for (const label of ['attest.field.logo', 'attest.field.licence'] as const) {
        await main.getByLabel(said(label), { exact: true }).setInputFiles({
          name: 'mark.png',
          mimeType: 'image/png',
          buffer: picture,
        })
      }
      await expect(main.getByText(said('attest.upload.kept'))).toHaveCount(2)
      await main.getByRole('button', { name: said('attest.submit'), exact: true }).click()
      await expect(main).toContainText(said('attest.status.waiting.title'))
    })

    await test.step('the administrator approves', async () => {
      await signInAt(staff, 'admin', staffLocale)
      await go(staff, '/console?queue=organizers')
      await staff
        .getByRole('main')
        .getByRole('link', { name: `${name} Society` })
        .click()
      const { button, state, confirm } = recordOf(staff)
      const thumbs = staff.getByRole('main').locator('dd img')
      await expect(thumbs).toHaveCount(2)
      await expect
        .poll(() =>
          thumbs.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
        )
        .toEqual([true, true])
      await button(staffLocale, 'record.do.organizer.pickUp').click()
      await expect(state).toHaveText(atWork('record.state.organizer.under_review.picked_up'))
      await button(staffLocale, 'record.do.organizer.approve').click()
      await confirm()
      await expect(state).toHaveText(atWork('record.state.organizer.approved.settled'))
      await member.reload()
      await expect(main).toContainText(said('attest.status.approved.title'))
    })

    await test.step('the approval leads to the draft of a conference', async () => {
      await main.getByRole('button', { name: said('attest.enter'), exact: true }).click()
      await expect(member).toHaveURL(/\/organizer$/)
      await main.getByRole('button', { name: said('organizer.new'), exact: true }).click()
      const dialog = member.getByRole('dialog')
      await dialog.locator('[name=title]').fill('量子信息前沿论坛')
      await dialog.getByRole('button', { name: said('organizer.step.next'), exact: true }).click()
      await dialog.locator('[name=starts_on]').fill('2027-05-01')
      await dialog.locator('[name=ends_on]').fill('2027-05-03')
      await dialog.getByRole('button', { name: said('organizer.step.next'), exact: true }).click()
      await dialog.getByRole('button', { name: said('organizer.create'), exact: true }).click()
      await expect(member).toHaveURL(/\/organizer\/\d+$/)
      await expect(main).toContainText(said('organizer.section.publish'))
    })

    const order = await test.step('register and pay', async () => {
      await go(member, '/conferences/1')
      await main.getByRole('link', { name: said('conf.register'), exact: true }).click()
      await main.getByRole('radio').first().check()
      await main.getByLabel(said('register.field.name'), { exact: true }).fill(name)
      await main.getByLabel(said('register.field.affiliation'), { exact: true }).fill('University')
      await main.getByLabel(said('register.field.email'), { exact: true }).fill('member@example.com')
      await main
        .getByRole('button', { name: said('register.submit'), exact: true })
        .first()
        .click()
      await expect(member).toHaveURL(/\/pay\/\d+$/)
      const id = Number(/\d+$/.exec(member.url())?.[0])
      await main.getByRole('button', { name: /^(支付|Pay)/ }).click()
      const cashier = main.getByRole('link', { name: said('pay.open.sandbox') })
      const till = await device()
      await till.goto((await cashier.getAttribute('href')) ?? '')
      await till.getByRole('button').first().click()
      await expect(main).toContainText(said('pay.paid.title'), { timeout: 30_000 })
      return id
    })

    await test.step('ask for an invoice, which finance issues', async () => {
      await go(member, '/personal/notes/invoice')
      await main.getByRole('button', { name: said('member.invoice.request') }).click()
      const dialog = member.getByRole('dialog')
      await dialog.getByLabel(said('member.invoice.title'), { exact: true }).fill(name)
      await dialog.getByLabel(said('member.invoice.taxNo'), { exact: true }).fill('91350100M000100Y43')
      await dialog.getByLabel(said('member.invoice.email'), { exact: true }).fill('member@example.com')
      await dialog.getByRole('button', { name: said('member.invoice.submit') }).click()
      await expect(main).toContainText(said('member.invoice.label.to_be_invoiced'))

      await signInAt(staff, 'finance', staffLocale)
      await go(staff, '/console?queue=invoices')
      await staff.getByRole('main').getByRole('article').getByRole('link').first().click()
      const { button, state, confirm } = recordOf(staff)
      await button(staffLocale, 'record.do.invoice.pickUp').click()
      await expect(state).toHaveText(atWork('record.state.invoice.to_be_invoiced.picked_up'))
      const number = `2026${String(order).padStart(16, '0')}`
      const upload = staff.locator('#record-document')
      await upload
        .locator('input[type=file]')
        .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: official })
      await upload.getByLabel(atWork('record.document.number')).fill(number)
      await upload.getByRole('button', { name: atWork('record.document.send'), exact: true }).click()
      await expect(upload).toContainText(number)
      await button(staffLocale, 'record.do.invoice.issue').click()
      await confirm()
      await expect(state).toHaveText(atWork('record.state.invoice.invoiced'))
      await member.reload()
      const file = main.getByRole('link', { name: new RegExp(number) })
      const answer = await member.request.get(
        new URL((await file.getAttribute('href')) ?? '', server.origin).href,
      )
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).equals(official)).toBe(true)
    })

    await test.step('at the door and at lunch', async () => {
      const ticket = await codeAt(member, '/personal/notes/tickets')
      const meal = await codeAt(member, '/personal/notes/mealticket')
      await signInAt(staff, 'gate', staffLocale)
      await go(staff, '/console/gate')
      const gate = staff.getByRole('main')
      await gate.getByLabel(atWork('gate.conference'), { exact: true }).selectOption('1')
      await gate.getByLabel(atWork('gate.name'), { exact: true }).fill('East door')
      await gate.getByRole('button', { name: atWork('gate.start'), exact: true }).click()
      await scan(staff, ticket, staffLocale)
      await scan(staff, meal, staffLocale)
      await go(member, '/personal/notes/tickets')
      await expect(main).toContainText(said('member.ticket.state.signed_in'))
      await go(member, '/personal/notes/mealticket')
      await expect(main).toContainText(said('member.meal.state.used'))
    })

    await test.step('the certificate is issued, and a stranger checks it', async () => {
      await go(member, '/personal/notes/certificate')
      await main
        .getByRole('link', { name: said('member.details') })
        .first()
        .click()
      // Before the conference is over its chairs alone issue it.
      await expect(recordOf(member).state).toHaveText(said('record.state.certificate.earned'))
      await signInAt(staff, 'organizer', staffLocale)
      await go(staff, new URL(member.url()).pathname)
      const { button, state, confirm } = recordOf(staff)
      await button(staffLocale, 'record.do.certificate.issue').click()
      await confirm()
      await expect(state).toHaveText(atWork('record.state.certificate.issued'))
      await go(member, '/personal/notes/certificate')
      const address = await main
        .getByRole('link', { name: said('member.certificate.verify') })
        .getAttribute('href')
      const stranger = await device()
      await stranger.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])
      await go(stranger, new URL(address ?? '', server.origin).pathname)
      await expect(stranger.getByRole('main')).toContainText(said('verify.valid'))
      await expect(stranger.getByRole('main')).toContainText(name)
    })
  })
}

/** Document of the tax platform, as far as the site looks. */
const official = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const go = async (page: Page, path: string) => {
  await page.goto(server.origin + path)
  await alive(page)
}

/** At the same browser, the member who sat there before. */
const signInAt = async (page: Page, account: string, locale: Locale) => {
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])
  await openLogin(page, 'password', { address: `${server.origin}/login`, locale })
  await sendPassword(page, account)
  // A member without a profile has to fill it in once.
  const later = page.getByRole('button', { name: text(locale, 'login.profile.later') })
  await expect(userMenu(page).or(later)).toBeVisible({ timeout: 30_000 })
  if (await later.isVisible()) await later.click()
  await expect(userMenu(page)).toBeVisible({ timeout: 30_000 })
}

/** Content of the first QR code of a page. */
const codeAt = async (page: Page, path: string): Promise<string> => {
  await go(page, path)
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
  const code = page.getByRole('dialog').locator('code')
  await expect(code).toBeVisible()
  return code.innerText()
}

const scan = async (page: Page, code: string, locale: Locale) => {
  const main = page.getByRole('main')
  await main.getByLabel(text(locale, 'gate.code'), { exact: true }).fill(code)
  const answered = page.waitForResponse(/\/apic\/gate\/scan$/)
  await page.keyboard.press('Enter')
  await answered
  await expect(main).toContainText(text(locale, 'gate.answer.admitted'))
}

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
