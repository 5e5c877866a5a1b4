// Deep, 2 min: a society prepares a whole conference.
import type { Locator, Page } from '@playwright/test'

import type { Locale, MessageId } from '../../src/i18n/locale.ts'
import { playedLocales } from '../support/playedLocales.ts'
import { applicationOf, newSite, type NewSite } from './support/newSite.ts'
import { alive } from './support/pageActions.ts'
import { recordOf } from './support/record.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

// A society runs its conference on a site that begins empty: nothing is seeded, and nothing is done but by pages.
let site: NewSite
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ actionTimeout: 15_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  site = await newSite({ PAY_SANDBOX: 'on' })
})
test.afterAll(() => site.end())

test('the operator sets the site up', async ({ page }) => {
  await site.setUp(page, 'secretariat@example.org')
})

const invited = { 'zh-CN': '邀请您加入会议团队', en: 'You are invited to the team of a conference' } as const
const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
/** So many days from today by the clock of the conference, `2026-11-26`. */
const day = (offset: number) => inShanghai.format(Date.now() + offset * 86_400_000)

for (const locale of playedLocales('zh-CN')) {
  test(`[CONF-03] [ORG-05] [CONF-01] in ${locale}: a society applies, publishes its conference, takes money, mails, checks in, certifies, archives, and copies it for next year`, async ({
    device,
  }) => {
    const { say, person, pressIn } = actsOf(locale, device)
    const title = { 'zh-CN': '量子信息前沿论坛', en: 'Frontiers of Quantum Information' }[locale]
    const address = (name: string) => `${name}.${locale}@example.org`.toLowerCase()
    const chair = await person()
    const secretary = await person()
    const member = await person()
    const desk = await device({ storageState: site.operator.session })
    await site.speak(desk, locale)
    const admin = on(desk, locale)
    let id = 0

    await test.step('the chair applies, and the administrator approves', async () => {
      await chair.open('/attest')
      await site.signIn(chair.page, locale, address('chair'))
      await expect(chair.page).toHaveURL(/\/attest$/)
      const form = applicationOf(address('chair'))
      await site.apply(chair.page, locale, form)
      await site.approve(desk, locale, form)
    })

    await test.step('a draft with its basics in both languages', async () => {
      await chair.open('/organizer')
      await chair.press('organizer.new')
      const dialog = chair.page.getByRole('dialog')
      await dialog.locator('[name=title]').fill(title)
      await dialog.locator('[name=eng_title]').fill(title)
      await pressIn(dialog, 'organizer.step.next')
      await dialog.locator('[name=starts_on]').fill(day(-1))
      await dialog.locator('[name=ends_on]').fill(day(1))
      await pressIn(dialog, 'organizer.step.next')
      await dialog.locator('[name=subject_id]').selectOption({ index: 1 })
      await dialog.locator('[name=place]').fill('合肥')
      await dialog.locator('[name=eng_place]').fill('Hefei')
      await pressIn(dialog, 'organizer.create')
      await expect(chair.page).toHaveURL(/\/organizer\/\d+$/)
      id = Number(/\d+$/.exec(chair.page.url())?.[0])
      await chair.follow(`/organizer/${id}/basics`)
      await chair.fill({
        ...{ venue: '国际会展中心', eng_venue: 'Convention Centre' },
        ...{ summary: '量子信息的年度论坛。', eng_summary: 'The annual forum of quantum information.' },
      })
      await chair.main.locator('form').locator('button[type=submit]').click()
      await chair.told('organizer.basics.saved')
    })

    await test.step('the secretary is invited by mail and accepts', async () => {
      await chair.open(`/organizer/${id}`)
      await chair.follow(`/organizer/${id}/team`)
      await chair.press('team.invite')
      const dialog = chair.page.getByRole('dialog')
      await dialog.locator('[name=role]').selectOption('secretary')
      await dialog.locator('[name=contacts]').fill(address('secretary'))
      await pressIn(dialog, 'team.invite.send')
      await expect(dialog).toHaveCount(0)
      const mail = await site.mailbox.newest(invited[locale], address('secretary'))
      await secretary.open(new URL(/https?:\S+\/invitation\/\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname)
      await secretary.main.locator('a[href^="/login"]').first().click()
      await site.signIn(secretary.page, locale, address('secretary'), { isInvited: true })
      await secretary.press('team.invitation.accept')
      await expect(secretary.page.locator('main')).toContainText(say('team.invitation.is.accepted'))
    })

    await test.step('the secretary releases the introduction in both languages', async () => {
      await secretary.open(`/organizer/${id}`)
      await secretary.follow(`/organizer/${id}/content`)
      await secretary.follow(`/organizer/${id}/content/about`)
      await secretary.fill({ title: '会议简介', eng_title: 'About' })
      for (const [field, words] of [
        ['body', '欢迎参会。'],
        ['eng_body', 'Welcome to the forum.'],
      ] as const) {
        const editor = secretary.page.getByRole('textbox', { name: say(`content.field.${field}`) })
        await editor.click()
        const kept = secretary.page.waitForResponse((answer) => answer.url().includes('/content/save'))
        await secretary.page.keyboard.insertText(words)
        await kept
      }
      await expect(secretary.page.locator('main > [data-saving]')).toHaveAttribute('data-saving', 'saved')
      await secretary.press('content.do.release')
      await pressIn(secretary.page.getByRole('dialog'), 'content.do.release')
      await expect(secretary.page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('the secretary sets tickets and dates of registration', async () => {
      await secretary.open(`/organizer/${id}`)
      await secretary.follow(`/organizer/${id}/tickets`)
      await secretary.press('sale.type.add')
      const dialog = secretary.page.getByRole('dialog')
      await dialog.locator('[name=name]').fill('普通代表')
      await dialog.locator('[name=eng_name]').fill('Regular')
      await dialog.locator('[name="tiers.0.name"]').fill('标准价')
      await dialog.locator('[name="tiers.0.eng_name"]').fill('Standard')
      await dialog.locator('[name="tiers.0.amount"]').fill('1200')
      await pressIn(dialog, 'sale.save')
      await expect(dialog).toHaveCount(0)
      await secretary.fill({
        registration_opens_at: `${day(-2)}T09:00`,
        registration_closes_at: `${day(1)}T12:00`,
        refund_until: `${day(1)}T12:00`,
        certificates_at: '',
      })
      await secretary.press('sale.window.save')
      await secretary.told('sale.saved')
    })

    await test.step('the chair submits it, the administrator publishes it', async () => {
      await chair.open(`/organizer/${id}`)
      await chair.follow(`/console/conferencePublication/${id}`)
      await chair.act('record.do.publication.submit', 'record.state.conferencePublication.in_review')
      await admin.open('/console?queue=publications')
      await admin.main.getByRole('link', { name: title }).click()
      await admin.act('record.do.publication.approve', 'record.state.conferencePublication.published')
    })

    const unpaid = await person()
    const register = async (who: Person, name: string) => {
      await who.open('/conferences')
      await who.main.getByRole('link', { name: title }).first().click()
      await who.main
        .getByRole('link', { name: say('conf.register'), exact: true })
        .first()
        .click()
      await site.signIn(who.page, locale, address(name))
      await who.main.locator('[name=ticket_type_id]').first().check()
      await who.fill({ name, affiliation: 'Society', email: address(name) })
      await pressIn(who.main, 'register.submit')
      await expect(who.page).toHaveURL(/\/pay\/\d+$/)
    }
    await test.step('a member registers and pays, another one does not pay', async () => {
      await register(member, 'Lu')
      await register(unpaid, 'Wu')
      await member.main
        .getByRole('button', { name: new RegExp(`^${say('pay.submit').split('{')[0]}`) })
        .click()
      const cashier = member.page.getByRole('link', { name: say('pay.open.sandbox') })
      await expect(cashier).toBeVisible()
      const till = await device()
      await till.goto((await cashier.getAttribute('href')) ?? '')
      await till.getByRole('button').first().click()
      await expect(member.main).toContainText(say('pay.paid.title'), { timeout: 20_000 })
    })

    await test.step('the secretary mails those who have not paid', async () => {
      await secretary.open(`/organizer/${id}`)
      await secretary.page.locator(`main a[href="/organizer/${id}/people?state=to_be_paid"]`).click()
      await expect(secretary.main).toContainText('Wu')
      await expect(secretary.main).not.toContainText('Lu')
      await secretary.page.locator(`main a[href^="/organizer/${id}/mail/new"]`).first().click()
      await secretary.press('campaign.begin')
      await secretary.fill({ title: '请完成缴费', eng_title: 'Please pay' })
      for (const field of ['body', 'eng_body'] as const) {
        await secretary.page.getByRole('textbox', { name: say(`campaign.field.${field}`) }).click()
        await secretary.page.keyboard.insertText('{{name}}')
      }
      await secretary.press('campaign.save')
      await expect(secretary.main.locator('[data-step=texts]')).toHaveAttribute('data-done', 'true')
      for (const step of ['campaign.test', 'record.do.campaign.see', 'record.do.campaign.send'] as const) {
        await secretary.press(step)
        const { dialog } = recordOf(secretary.page)
        await pressIn(dialog, step)
        await expect(dialog).toHaveCount(0)
      }
      const mail = await site.mailbox.newest(
        { 'zh-CN': '请完成缴费', en: 'Please pay' }[locale],
        address('Wu'),
      )
      expect(mail.text).toContain('Wu')
    })

    await test.step('the secretary prints badges', async () => {
      await make('badgeSheet')
      const download = secretary.page.waitForEvent('download')
      await secretary.main.locator('a[download]').first().click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })
    /** Makes a batch of the documents of this design, for everybody who has paid; answers its number. */
    async function make(design: string) {
      await secretary.open(`/organizer/${id}`)
      await secretary.follow(`/organizer/${id}/documents`)
      await secretary.main.locator('[name=design]').selectOption(design)
      await secretary.main.getByRole('button', { name: /1/ }).last().click()
      await secretary.press('record.do.batch.generate')
      await expect(async () => {
        await secretary.press('record.refresh')
        await expect(recordOf(secretary.page).state).toHaveText(say('record.state.documentBatch.ready'), {
          timeout: 1000,
        })
      }).toPass()
      return Number(/\d+$/.exec(secretary.page.url())?.[0])
    }

    await test.step('the chair checks the member in at the door', async () => {
      await member.open('/personal/notes/tickets')
      await member.main.locator('article button:has(svg)').first().click()
      const code = (await member.page.getByRole('dialog').locator('code').innerText()).trim()
      await chair.open('/console/gate')
      await chair.page.getByLabel(say('gate.name')).fill('东门')
      await chair.press('gate.start')
      const field = chair.page.getByLabel(say('gate.code'))
      await field.fill(code)
      await field.press('Enter')
      await expect(chair.main).toContainText(say('gate.answer.admitted'))
    })

    await test.step('certificates are made, issued, and verified by anybody', async () => {
      const batch = await make('attendance')
      await chair.open(`/console/documentBatch/${batch}`)
      await chair.act('record.do.batch.issue', 'record.state.documentBatch.issued')
      // A job issues them one by one.
      const link = member.main.locator('a[href*="/verify/"]').first()
      await expect(async () => {
        await member.open('/personal/notes/certificate')
        await expect(link).toBeVisible({ timeout: 1000 })
      }).toPass()
      const verify = await link.getAttribute('href')
      const anybody = await person()
      await anybody.open(new URL(verify ?? '', site.origin).pathname)
      await expect(anybody.main).toContainText(say('verify.valid'))
    })

    await test.step('the conference ends and is archived', async () => {
      await chair.open(`/console/conference/${id}`)
      await chair.act('record.do.conference.end', 'record.state.conference.ended', '全部议程已完成')
      await chair.open(`/console/conferencePublication/${id}`)
      await chair.act('record.do.publication.archive', 'record.state.conferencePublication.archived')
    })

    await test.step('next year’s conference is a copy', async () => {
      await chair.open(`/organizer/${id}`)
      await chair.follow(`/organizer/${id}/copy`)
      await chair.fill({ title: `${title} 2`, eng_title: `${title} 2`, starts_on: day(364) })
      await chair.press('copy.clone.make')
      await expect(chair.page).toHaveURL(/\/organizer\/\d+/)
      await expect(chair.page).not.toHaveURL(new RegExp(`/organizer/${id}\\b`))
      await expect(chair.main.getByRole('heading', { level: 1 })).toHaveText(`${title} 2`)
      await expect(chair.main).toContainText(say('organizer.publication.draft'))
    })
  })
}

/** A page of this site, and what its reader does there. */
const on = (page: Page, locale: Locale) => {
  const main = page.getByRole('main')
  const pressIn = (where: Locator, id: MessageId) =>
    where.getByRole('button', { name: text(locale, id), exact: true }).click()
  return {
    page,
    main,
    async open(path: string) {
      await page.goto(site.origin + path)
      await alive(page)
    },
    press: (id: MessageId) => pressIn(main, id),
    follow: (href: string) => main.locator(`a[href="${href}"]`).first().click(),
    async fill(fields: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(value)
    },
    /** Expects the text of a passing message. */
    told: (id: MessageId) => expect(page.getByText(text(locale, id), { exact: true }).first()).toBeVisible(),
    /** An act on the record that is open, and the state that it leads to. */
    async act(id: MessageId, state: MessageId, reason?: string) {
      const record = recordOf(page)
      await record.button(locale, id).click()
      if (reason !== undefined) await record.dialog.locator('[name=reason]').first().fill(reason)
      await record.confirm()
      await expect(record.state).toHaveText(text(locale, state))
    },
  }
}
type Person = ReturnType<typeof on>

const actsOf = (locale: Locale, device: () => Promise<Page>) => ({
  say: (id: MessageId) => text(locale, id),
  /** A person with a browser of their own, signed out. */
  person: async () => {
    const page = await device()
    await site.speak(page, locale)
    return on(page, locale)
  },
  pressIn: (where: Locator, id: MessageId) =>
    where.getByRole('button', { name: text(locale, id), exact: true }).click(),
})
