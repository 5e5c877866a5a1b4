import type { BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'

import type { SetupStep } from '../../../src/contract/setup.ts'
import type { Locale, MessageId } from '../../../src/i18n/locale.ts'
import { png } from '../../server/files/pictures.ts'
import { openMailbox } from './mailbox.ts'
import { alive, field, openLogin, sendPassword, submit, terms, userMenu } from './pageActions.ts'
import { recordOf } from './record.ts'
import { emptyServer } from './server.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

export const site = { name: '长江学术会议网', eng_name: 'Yangtze Conferences' }
const codeSubject = { 'zh-CN': '验证码', en: 'Your verification code' } as const

/** Fields of the form of an organizer. */
export const applicationOf = (email: string) => ({
  name: `Society of ${email}`,
  tax_no: '91350100M000100Y43',
  contact: 'Lin',
  mobile: '13800138055',
  email,
  address: 'Wuhan',
  intro: 'Talks and workshops.',
})

/**
 * A site on an empty database with nothing but the server's output on its terminal and its mails, and the acts of its first
 * people. `env` are further variables of the server.
 */
export const newSite = async (env: Readonly<Record<string, string>> = {}) => {
  const mailbox = await openMailbox()
  const server = await emptyServer({
    SMTP_URL: mailbox.url,
    SMTP_FROM: 'Symposium <no-reply@symposium.example>',
    ...env,
  })
  await server.start()
  const operator = {
    email: 'operator@example.org',
    password: 'First-run-2026',
    /** Secret of the authenticator app, once it is set up. */
    secret: '',
    /** Session of the browser that brought both proofs. */
    session: { cookies: [], origins: [] } as Session,
  }

  const codeFor = async (locale: Locale, address: string) =>
    /\d{6}/.exec((await mailbox.newest(codeSubject[locale], address)).text ?? '')?.[0] ?? ''
  /** Code of the authenticator app; `later`: in the period after this one, as no period counts twice. */
  const appCode = (later = 0) =>
    new TOTP({ secret: operator.secret }).generate({ timestamp: Date.now() + later })
  const speak = (page: Page, locale: Locale) =>
    page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])

  /** The operator: the pages of the setup in Chinese, the second factor, and signing in with both. */
  const setUp = async (page: Page, organizer: string) => {
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
    // A completed step stays completed.
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
    await main.locator('[name=contact]').fill(organizer)
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
  }

  /**
   * From the page that is open, which asks for it, by a code that comes as a mail; a new account names itself later, and one
   * that was invited is not asked.
   */
  const signIn = async (page: Page, locale: Locale, email: string, { isInvited = false } = {}) => {
    const say = (id: MessageId) => text(locale, id)
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('tab', { name: say('login.tab.quick'), exact: true }).click()
    await page.getByRole('button', { name: say('login.useEmail') }).click()
    await field(page, 'email').fill(email)
    await page.getByRole('button', { name: say('login.code.send'), exact: true }).click()
    await field(page, 'code').fill(await codeFor(locale, email))
    await terms(page).check()
    await submit(page).click()
    if (isInvited) return
    const profile = page.getByRole('dialog', { name: say('login.profile.title') })
    await profile.waitFor()
    await profile.getByRole('button', { name: say('login.profile.later') }).click()
  }

  /** On `/attest`, which is open. */
  const apply = async (page: Page, locale: Locale, form: ReturnType<typeof applicationOf>) => {
    const say = (id: MessageId) => text(locale, id)
    const main = page.getByRole('main')
    for (const [name, value] of Object.entries(form)) await main.locator(`[name=${name}]`).fill(value)
    for (const label of ['attest.field.logo', 'attest.field.licence'] as const)
      await main.getByLabel(say(label), { exact: true }).setInputFiles({
        name: 'licence.png',
        mimeType: 'image/png',
        buffer: png(),
      })
    await expect(main.getByText(say('attest.upload.kept'))).toHaveCount(2)
    await main.getByRole('button', { name: say('attest.submit'), exact: true }).click()
    await expect(main).toContainText(say('attest.status.waiting.title'))
  }

  /** The administrator compares what was handed in, and approves. */
  const approve = async (desk: Page, locale: Locale, form: ReturnType<typeof applicationOf>) => {
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
    await expect(state).toHaveText(text(locale, 'record.state.organizer.approved.settled'))
  }

  return {
    origin: server.origin,
    mailbox,
    operator,
    speak,
    setUp,
    signIn,
    apply,
    approve,
    end: async () => {
      await server.end()
      await mailbox.close()
    },
  }
}
export type NewSite = Awaited<ReturnType<typeof newSite>>
