import type { MessageId } from '../../src/i18n/locale.ts'
import { played } from '../support/playedLocales.ts'
import { applicationOf, newSite, site, type NewSite } from './support/newSite.ts'
import { alive, loginLink, userMenu } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

// An operator, two organizers, and nothing but what the server says on its terminal and sends as mail.
let first: NewSite
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  first = await newSite()
})
test.afterAll(() => first.end())

const approved = { 'zh-CN': '主办方信息审核通过', en: 'You are an organizer now' } as const

test('[OPS-01] [ACC-02] an empty site is set up page by page with the code from the terminal, and its administrator needs a second factor', async ({
  page,
  allow,
}) => {
  // `/setup` when it is over.
  allow(/404/)
  await first.setUp(page, 'lin@example.org')
  await page.goto(`${first.origin}/setup`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('zh-CN', 'page.404.title'))
})

for (const { locale, email, invited } of played([
  { locale: 'zh-CN', email: 'lin@example.org', invited: true },
  { locale: 'en', email: 'smith@example.org', invited: false },
] as const)) {
  test(`[ORG-03] [ORG-05] [ORG-06] [ACC-02] [MSG-01] [MEM-04] in ${locale}: a newcomer applies as an organizer, the administrator approves, and the mail leads to a first draft`, async ({
    page,
    device,
  }) => {
    const say = (id: MessageId) => text(locale, id)
    const main = page.getByRole('main')
    const button = (id: MessageId) => main.getByRole('button', { name: say(id), exact: true })
    await first.speak(page, locale)
    const form = applicationOf(email)

    await test.step('sign in by a code that came as a mail', async () => {
      if (invited) {
        const mail = await first.mailbox.newest('邀请您成为主办方', email)
        expect(mail.text).toContain(site.name)
        await page.goto(/https?:\S+\/attest/.exec(mail.text ?? '')?.[0] ?? '')
        await alive(page)
      } else {
        await page.goto(`${first.origin}/home`)
        await alive(page)
        await loginLink(page).first().click()
      }
      await first.signIn(page, locale, email)
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
      await first.apply(page, locale, form)
    })

    await test.step('the administrator sees what was handed in, and approves', async () => {
      const desk = await device({ storageState: first.operator.session })
      await first.speak(desk, locale)
      await first.approve(desk, locale, form)
    })

    await test.step('the mail and the message lead to the organizer centre', async () => {
      const mail = await first.mailbox.newest(approved[locale], email)
      expect(mail.text).toContain(form.name)
      await page.goto(`${first.origin}/message`)
      const message = main.getByRole('article').filter({ hasText: approved[locale] })
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
      await dialog.getByRole('button', { name: say('organizer.step.next'), exact: true }).click()
      await dialog.locator('[name=starts_on]').fill('2027-05-01')
      await dialog.locator('[name=ends_on]').fill('2027-05-03')
      await dialog.getByRole('button', { name: say('organizer.step.next'), exact: true }).click()
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
