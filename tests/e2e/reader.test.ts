// Deep, 1 min: a guest reads, signs up, takes part and leaves again, on one way through forty pages.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'

import type { Locale } from '../../src/i18n/locale.ts'
import { played } from '../support/playedLocales.ts'
import { alive, askAndTypeCode, field, signIn, submit, tab, terms } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe.configure({ timeout: 150_000 })

const ways = [
  { name: '[I18N-01] in English', locale: 'en', words: 'energy materials submit', news: 2, phone: false },
  { name: 'on a phone', locale: 'zh-CN', words: 'nycl', news: 2, phone: true },
  { name: '[I18N-01] in Chinese', locale: 'zh-CN', words: '能源材料 征稿', news: 2, phone: false },
] as const

for (const { name, locale, words, news, phone: isPhone } of played(ways, 2)) {
  test(`[SRCH-01] [CMT-01] [BEN-02] [ACC-03] ${name}: a guest searches and reads, signs up, saves, comments, is answered and notified, invites a friend, exports the own data, requests the deletion and stays`, async ({
    device,
    phone,
  }) => {
    const say = (id: Parameters<typeof text>[1]) => text(locale, id)
    const open = () =>
      device({
        locale,
        ...(isPhone ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } : {}),
        permissions: ['clipboard-read', 'clipboard-write'],
      })
    const page = await open()
    const main = page.getByRole('main')
    const question = `${say('comments.write')} ${phone}`
    const reply = `${say('comments.answer')} ${phone}`
    const article = new RegExp(`/news/${news}(?:#.*)?$`)
    const comments = page.locator('main [data-comments]')

    await test.step('searches from any page, and opens what is found', async () => {
      await inLanguage(page, locale)
      await page.goto('/home')
      await alive(page)
      const box = page.getByRole('dialog')
      if (isPhone)
        await page
          .getByRole('banner')
          .getByRole('link', { name: say('shell.search') })
          .click()
      // The keys are listened to by an effect, which may come after the page is alive: a visitor presses again.
      else
        await expect(async () => {
          if (!(await box.isVisible())) await page.keyboard.press('ControlOrMeta+k')
          await expect(box).toBeVisible({ timeout: 2000 })
        }).toPass()
      await box.locator('input[name=q]').fill(words)
      await expect(
        box
          .getByRole('option')
          .filter({ has: page.locator('mark') })
          .first(),
      ).toBeVisible()
      await box.locator('input[name=q]').press('Enter')
      await expect(page).toHaveURL(/\/search\?q=/)
      await main.locator(`a[href="/news/${news}"]`).click()
      await expect(page).toHaveURL(article)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('signs up where it wants to take part, and is back', async () => {
      await main.getByRole('button', { name: say('comments.signIn') }).click()
      await signUp(page, phone, locale)
      await expect(page).toHaveURL(article)
    })

    await test.step('saves the headline and comments on it', async () => {
      await alive(page)
      const star = main.getByRole('button', { name: say('conf.collect'), exact: true })
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await main.getByLabel(say('comments.write')).fill(question)
      await main.getByRole('button', { name: say('comments.send'), exact: true }).click()
      await expect(
        comments.locator('[data-comment]:not([data-pending])').filter({ hasText: question }),
      ).toBeVisible()
    })

    await test.step('somebody else answers', async () => {
      const other = await device()
      await signIn(other, 'approved', `/news/${news}`)
      const thread = other.locator('main [data-thread]').filter({ hasText: question })
      await thread
        .getByRole('button', { name: text('zh-CN', 'comments.answer'), exact: true })
        .first()
        .click()
      await thread.locator('form[data-form=answer] textarea').fill(reply)
      await thread.getByRole('button', { name: text('zh-CN', 'comments.send'), exact: true }).click()
      // The text is in the thread while it is typed, too: the page says when it is sent.
      await expect(other.getByText(text('zh-CN', 'comments.done.write'))).toBeVisible()
      await other.context().close()
    })

    await test.step('is told, and goes to the answer', async () => {
      await page.goto('/message?type=comment')
      await expect(main.getByRole('article').first()).toBeVisible()
      await page.goto('/personal/dynamic/reply')
      await expect(main.locator('[data-notice]').filter({ hasText: reply })).toBeVisible()
      await main.getByRole('link', { name: say('comments.notice.open') }).click()
      await expect(page).toHaveURL(new RegExp(`/news/${news}#comment-\\d+$`))
      await expect(comments.getByText(reply)).toBeVisible()
    })

    await test.step('finds the headline among what is saved', async () => {
      await page.goto('/personal/collection/news')
      await expect(main.locator(`li a[href="/news/${news}"]`)).toBeVisible()
    })

    await test.step('invites a friend, who comes by the link', async () => {
      await page.goto('/personal/benefits')
      await alive(page)
      await main.getByRole('button', { name: say('benefits.invite.copy') }).click()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(/\/login\?invite=[A-Z0-9]{10}$/)
      const friend = await open()
      await inLanguage(friend, locale)
      await friend.goto(link)
      await expect(friend.locator('main [role=note]')).toBeVisible()
      await signUp(friend, `138${phone.slice(3)}`, locale)
      await friend.goto('/personal/benefits?coupons=available')
      await expect(
        friend.getByRole('main').getByText(say('member.coupon.state.available')).first(),
      ).toBeVisible()
      await friend.context().close()
      await page.reload()
      await expect(
        main.getByRole('article').filter({ hasText: say('benefits.friend.state.registered') }),
      ).toHaveCount(1)
    })

    await test.step('takes the own data along', async () => {
      await page.goto('/account')
      await alive(page)
      await main.getByRole('button', { name: say('account.export.ask') }).click()
      const link = main.locator('a[href="/files/account/data.zip"]')
      await expect(async () => {
        await page.reload()
        await expect(link).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      const saved = page.waitForEvent('download')
      await link.click()
      const archive = unzipSync(await readFile(await (await saved).path()))
      const everything = Object.values(archive)
        .map((part) => strFromU8(part))
        .join('\n')
      expect(everything).toContain(question)
      expect(everything).toContain(phone)
    })

    await test.step('asks for the account to be deleted, and keeps it from another page', async () => {
      await page.goto('/account/deletion')
      await alive(page)
      await main.getByRole('button', { name: say('deletion.ask'), exact: true }).click()
      const asking = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await asking.getByRole('checkbox').check()
      await asking.getByRole('button', { name: say('deletion.confirm.yes'), exact: true }).click()
      await expect(main.getByRole('button', { name: say('deletion.keep'), exact: true })).toBeVisible()
      await page.goto('/home')
      await alive(page)
      const keep = page.getByRole('button', { name: say('shell.deletion.keep'), exact: true })
      await keep.click()
      await expect(keep).toHaveCount(0)
      await page.goto('/account/deletion')
      await expect(main.getByRole('button', { name: say('deletion.ask'), exact: true })).toBeVisible()
    })
  })
}

const inLanguage = (page: Page, wanted: Locale) =>
  page.context().addCookies([{ name: 'locale', value: wanted, url: test.info().project.use.baseURL ?? '' }])

/** From the open page of signing in to a new account; what may be asked later is asked later. */
const signUp = async (page: Page, mobile: string, wanted: Locale) => {
  await alive(page)
  await tab(page, 'quick', wanted).click()
  await field(page, 'mobile').fill(mobile)
  await askAndTypeCode(page, page.request, mobile, wanted)
  await terms(page).check()
  await submit(page).click()
  await page
    .getByRole('dialog', { name: text(wanted, 'login.profile.title') })
    .getByRole('button', { name: text(wanted, 'login.profile.later') })
    .click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(
    page.locator('header details').filter({ has: page.locator('a[href="/account"]') }),
  ).toBeAttached()
}
