import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'

import type { SetupStep } from '../../src/contract/setup.ts'
import type { Locale, MessageId } from '../../src/i18n/locale.ts'
import { png } from '../server/files/pictures.ts'
import { openMailbox, type Mailbox } from './support/mailbox.ts'
import {
  alive,
  field,
  loginLink,
  openLogin,
  sendPassword,
  submit,
  terms,
  userMenu,
} from './support/pageActions.ts'
import { recordOf } from './support/record.ts'
import { emptyServer, type OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

// An operator, two organizers, and nothing but what the server says on its terminal and sends as mail.
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
let server: OwnServer
let mailbox: Mailbox
test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  mailbox = await openMailbox()
  server = await emptyServer({
    SMTP_URL: mailbox.url,
    SMTP_FROM: 'Symposium <no-reply@symposium.example>',
  })
  await server.start()
})
test.afterAll(async () => {
  await server.end()
  await mailbox.close()
})

const operator = {
  email: 'operator@example.org',
  password: 'First-run-2026',
  /** Of the authenticator app, once it is set up. */
  secret: '',
  /** Of the browser that brought both proofs. */
  session: { cookies: [], origins: [] } as Session,
}
const site = { name: '长江学术会议网', eng_name: 'Yangtze Conferences' }
const subjects = {
  'zh-CN': { code: '验证码', approved: '主办方信息审核通过' },
  en: { code: 'Your verification code', approved: 'You are an organizer now' },
} as const

const codeFor = async (locale: Locale, address: string) =>
  /\d{6}/.exec((await mailbox.newest(subjects[locale].code, address)).text ?? '')?.[0] ?? ''

/** What the authenticator app shows; `later`: in the period after this one, as no period counts twice. */
const appCode = (later = 0) =>
  new TOTP({ secret: operator.secret }).generate({ timestamp: Date.now() + later })

const speak = (page: Page, locale: Locale) =>
  page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])

test('[OPS-01] [ACC-02] an empty site is set up page by page with the code from the terminal, and its administrator needs a second factor', async ({
  page,
  allow,
}) => {
  // `/setup` when it is over.
  allow(/404/)
  const say = (id: MessageId) => text('zh-CN', id)
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  const button = (id: MessageId) => main.getByRole('button', { name: say(id), exact: true })
  const step = (name: SetupStep | 'ready') => expect(title).toHaveText(say(`setup.${name}.title`))
  await expect.poll(() => server.said()).toMatch(/Setup code: \S+/)
  const [, address = '', code = ''] = /open (\S+)\s+Setup code: (\S+)/.exec(server.said()) ?? []
  await page.goto(address)
  await alive(page)
  await main.locator('[name=code]').fill(code)
  await button('setup.code.submit').click()

  await step('administrator')
  await main.locator('[name=contact]').fill(operator.email)
  await main.getByRole('button', { name: say('login.code.send') }).click()
  await main.locator('[name=code]').fill(await codeFor('zh-CN', operator.email))
  await main.locator('[name=password]').fill(operator.password)
  await button('setup.administrator.submit').click()

  await step('site')
  // What is done stays done.
  await page.reload()
  await alive(page)
  await step('site')
  for (const [name, value] of Object.entries(site)) await main.locator(`[name=${name}]`).fill(value)
  await button('setup.next').click()

  await step('mail')
  await main.locator('[name=to]').fill(operator.email)
  await button('setup.mail.submit').click()
  await step('payment')
  await expect(title).toBeFocused()
  await mailbox.newest('测试邮件', operator.email)
  await button('setup.next').click()

  await step('organizer')
  await main.locator('[name=contact]').fill('lin@example.org')
  await button('setup.organizer.submit').click()
  await step('ready')
  await button('setup.ready.submit').click()

  await expect(page).toHaveURL(`${server.origin}/console`)
  await expect(userMenu(page)).toBeVisible()
  // The site is called what the operator named it.
  await expect(page.getByRole('banner')).toContainText(site.name)
  await expect(page).toHaveTitle(new RegExp(`· ${site.name}$`))
  await main.getByRole('link', { name: say('factor.missing.action') }).click()
  await expect(main.getByText(say('security.state.required'))).toBeVisible()
  await button('security.totp.begin').click()
  const dialog = page.getByRole('dialog')
  operator.secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.locator('[name=code]').fill(appCode())
  await dialog.getByRole('button', { name: say('security.setup.confirm') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: say('security.shown.kept') }).click()
  await expect(main.getByText(say('security.state.on'))).toBeVisible()
  await main.getByRole('link', { name: say('security.console') }).click()
  await expect(title).toHaveText(say('console.queue.organizers'))

  // The next time the password does not do alone.
  await userMenu(page).locator('summary').click()
  await page.getByRole('button', { name: say('shell.user.signOut') }).click()
  await expect(page).toHaveURL(/\/login/)
  await openLogin(page, 'password', { address: `${server.origin}/login?url=/console` })
  await sendPassword(page, operator.email, operator.password)
  const ask = page.getByRole('dialog', { name: say('factor.title') })
  await ask.locator('[name=proof]').fill(appCode(30_000))
  await ask.getByRole('button', { name: say('factor.verify'), exact: true }).click()
  await expect(page).toHaveURL(`${server.origin}/console`)
  await expect(title).toHaveText(say('console.queue.organizers'))
  operator.session = await page.context().storageState()

  await page.goto(`${server.origin}/setup`)
  await expect(title).toHaveText(say('page.404.title'))
})

for (const { locale, email, invited } of [
  { locale: 'zh-CN', email: 'lin@example.org', invited: true },
  { locale: 'en', email: 'smith@example.org', invited: false },
] as const) {
  test(`[ORG-03] [ORG-05] [ORG-06] [ACC-02] [MSG-01] [MEM-04] in ${locale}: a newcomer applies as an organizer, the administrator approves, and the mail leads to a first draft`, async ({
    page,
    device,
  }) => {
    const say = (id: MessageId) => text(locale, id)
    const main = page.getByRole('main')
    const button = (id: MessageId) => main.getByRole('button', { name: say(id), exact: true })
    await speak(page, locale)
    const form = {
      name: `Society of ${email}`,
      tax_no: '91350100M000100Y43',
      contact: 'Lin',
      mobile: '13800138055',
      email,
      address: 'Wuhan',
      intro: 'Talks and workshops.',
    }

    await test.step('sign in by a code that came as a mail', async () => {
      if (invited) {
        const mail = await mailbox.newest('邀请您成为主办方', email)
        expect(mail.text).toContain(site.name)
        await page.goto(/https?:\S+\/attest/.exec(mail.text ?? '')?.[0] ?? '')
        await alive(page)
      } else {
        await page.goto(`${server.origin}/home`)
        await alive(page)
        await loginLink(page).first().click()
      }
      await expect(page).toHaveURL(/\/login/)
      await page.getByRole('tab', { name: say('login.tab.quick'), exact: true }).click()
      await page.getByRole('button', { name: say('login.useEmail') }).click()
      await field(page, 'email').fill(email)
      await page.getByRole('button', { name: say('login.code.send'), exact: true }).click()
      await field(page, 'code').fill(await codeFor(locale, email))
      await terms(page).check()
      await submit(page).click()
      const profile = page.getByRole('dialog', { name: say('login.profile.title') })
      await profile.waitFor()
      await profile.getByRole('button', { name: say('login.profile.later') }).click()
      await expect(page).toHaveURL(invited ? /\/attest$/ : /\/home$/)
    })

    await test.step('apply', async () => {
      if (!invited) {
        await userMenu(page).locator('summary').click()
        await userMenu(page).getByText(say('shell.user.organizer')).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('shell.organizer.incomplete.accept') })
          .click()
        await expect(page).toHaveURL(/\/attest$/)
      }
      for (const [name, value] of Object.entries(form)) await main.locator(`[name=${name}]`).fill(value)
      for (const label of ['attest.field.logo', 'attest.field.licence'] as const)
        await main.getByLabel(say(label), { exact: true }).setInputFiles({
          name: 'licence.png',
          mimeType: 'image/png',
          buffer: png(),
        })
      await expect(main.getByText(say('attest.upload.kept'))).toHaveCount(2)
      await button('attest.submit').click()
      await expect(main).toContainText(say('attest.status.waiting.title'))
    })

    await test.step('the administrator sees what was handed in, and approves', async () => {
      const desk = await device({ storageState: operator.session })
      await speak(desk, locale)
      await desk.goto(`${server.origin}/console`)
      await alive(desk)
      const work = desk.getByRole('main')
      await work.getByRole('link', { name: form.name }).click()
      const { button: act, state, confirm } = recordOf(desk)
      for (const [name, value] of Object.entries(form))
        await expect(work.locator(`dd[data-field=${name}]`)).toHaveText(value)
      await expect(work.locator('dd img')).toHaveCount(2)
      await act(locale, 'record.do.organizer.pickUp').click()
      await act(locale, 'record.do.organizer.approve').click()
      await confirm()
      await expect(state).toHaveText(say('record.state.organizer.approved.settled'))
    })

    await test.step('the mail and the message lead to the organizer centre', async () => {
      const mail = await mailbox.newest(subjects[locale].approved, email)
      expect(mail.text).toContain(form.name)
      await page.goto(`${server.origin}/message`)
      const message = main.getByRole('article').filter({ hasText: subjects[locale].approved })
      await message.getByRole('link').click()
      await expect(page).toHaveURL(/\/organizer$/)
      await page.goto(/https?:\S+\/organizer/.exec(mail.text ?? '')?.[0] ?? '')
      await expect(button('organizer.new')).toBeVisible()
    })

    await test.step('a draft is there after a reload', async () => {
      // There is no work yet.
      await expect(main.getByRole('link', { name: say('organizer.console') })).toHaveCount(0)
      await button('organizer.new').click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=title]').fill('量子信息前沿论坛')
      await dialog.locator('[name=starts_on]').fill('2027-05-01')
      await dialog.locator('[name=ends_on]').fill('2027-05-03')
      await dialog.getByRole('button', { name: say('organizer.create'), exact: true }).click()
      await expect(page).toHaveURL(/\/organizer\/\d+$/)
      await page.reload()
      await alive(page)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('量子信息前沿论坛')
      await main.getByRole('link', { name: say('organizer.back') }).click()
      await expect(main.getByRole('link', { name: '量子信息前沿论坛' })).toBeVisible()
      await main.getByRole('link', { name: say('organizer.console') }).click()
      await expect(main.getByRole('navigation', { name: say('console.queues') })).toBeVisible()
    })
  })
}
