import type { Page } from '@playwright/test'

import type { Locale } from '../../src/i18n/locale.ts'
import { credentialsOf, openLogin, sendPassword, userMenu } from './support/pageActions.ts'
import { recordOf } from './support/record.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { en, zh } from './support/texts.ts'

// Changes to the demo applications here must not meet the other tests.
let server: OwnServer
test.describe.configure({ mode: 'serial', timeout: 150_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer()
})
test.afterAll(() => server.end())

const signInAt = async (page: Page, account: string, locale: Locale = 'zh-CN') => {
  await page.context().addCookies([{ name: 'locale', value: locale, url: server.origin }])
  await openLogin(page, 'password', { address: `${server.origin}/login`, locale })
  await sendPassword(page, account)
  await expect(userMenu(page)).toBeVisible({ timeout: 30_000 })
}

/** Opens a record of the console; `id` of the seeded application that is in this state. */
const openApplication = async (page: Page, id: number) => {
  await page.goto(`${server.origin}/console/organizer/${id}`)
  await expect(page.getByRole('main').locator('[data-state]')).toBeVisible({ timeout: 30_000 })
}

/** The application that waits in the queue of the administrator. */
const waitingApplication = async (page: Page): Promise<number> => {
  const answer = await page.request.get(`${server.origin}/apic/console/queue`, {
    params: { queue: 'organizers' },
    headers: await credentialsOf(page.context()),
  })
  const { data } = await answer.json()
  return data.list[0].id
}

test('[ORG-03] [I18N-01] an administrator picks up an application and rejects it with a reason; the timeline tells of it in both languages', async ({
  page,
  device,
}) => {
  await signInAt(page, 'admin')
  const id = await waitingApplication(page)
  await openApplication(page, id)
  const { state, steps, dialog, button, confirm } = recordOf(page)
  await expect(state).toHaveText(zh('record.state.organizer.under_review.waiting'))
  await expect(button('zh-CN', 'record.do.organizer.reject')).toHaveCount(0)
  const fold = page.getByRole('main').locator('details')
  const rejecting = fold.locator('[data-refused="organizer.reject"]')
  await expect(rejecting).toBeHidden()
  await fold.locator('summary').press('Enter')
  await expect(rejecting).toContainText(zh('record.reason.organizerNotPickedUp'))
  await button('zh-CN', 'record.do.organizer.pickUp').click()
  await expect(state).toHaveText(zh('record.state.organizer.under_review.picked_up'))
  await expect(steps).toHaveCount(1)

  // On in English, on the same page.
  await page.context().addCookies([{ name: 'locale', value: 'en', url: server.origin }])
  await page.reload()
  await expect(state).toHaveText(en('record.state.organizer.under_review.picked_up'))
  await button('en', 'record.do.organizer.reject').click()
  await confirm()
  // Nothing typed: nothing sent.
  await expect(dialog.getByText(en('error.required'))).toBeVisible()
  await dialog.getByLabel(en('record.typed.reason')).fill('The licence cannot be read.')
  const sent = page.waitForRequest(/\/apic\/record\/fire$/)
  await confirm()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(form.get('version')).toBe('1')
  expect(form.get('key')).toMatch(/^[\da-f]{32}$/)
  await expect(dialog).toBeHidden()
  await expect(state).toHaveText(en('record.state.organizer.rejected'))
  await expect(steps).toHaveCount(2)
  await expect(steps.last()).toContainText('The licence cannot be read.')
  await expect(steps.last()).toContainText(en('record.role.admin'))

  // The applicant sees the same; to a stranger there is no such record.
  const owner = await device()
  await signInAt(owner, 'reviewing')
  await openApplication(owner, id)
  const seen = recordOf(owner)
  await expect(seen.state).toHaveText(zh('record.state.organizer.rejected'))
  await expect(seen.steps.last()).toContainText('The licence cannot be read.')
  await expect(owner.getByRole('link', { name: zh('record.do.organizer.submit') })).toHaveAttribute(
    'href',
    '/attest',
  )
  const stranger = await device()
  await signInAt(stranger, 'organizer')
  await stranger.goto(`${server.origin}/console/organizer/${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(zh('page.404.title'))
})

test('[ORG-03] of two administrators the late one sees what changed', async ({ page, device }) => {
  await signInAt(page, 'admin')
  const late = await device()
  await signInAt(late, 'admin')
  // The approved application is before the one that waits.
  const id = 1
  await openApplication(page, id)
  await openApplication(late, id)
  for (const browser of [page, late]) {
    const { state, dialog, button } = recordOf(browser)
    await expect(state).toHaveText(zh('record.state.organizer.approved.settled'))
    await button('zh-CN', 'record.do.organizer.revoke').click()
    await dialog.getByLabel(zh('record.typed.reason')).fill('资质已失效')
  }
  const first = recordOf(page)
  await first.confirm()
  await expect(first.state).toHaveText(zh('record.state.organizer.rejected'))

  const second = recordOf(late)
  await second.confirm()
  await expect(second.notice).toContainText(zh('record.conflict.title'))
  await expect(second.notice).toContainText(zh('record.conflict.gone'))
  await expect(second.state).toHaveText(zh('record.state.organizer.rejected'))
  await expect(second.steps).toHaveCount(1)
})
