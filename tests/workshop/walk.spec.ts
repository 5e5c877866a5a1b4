import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { walkFrameHref, walkHref } from '../../workbench/atlas/replay/href.ts'
import type { WalkRequest } from '../../workbench/atlas/replay/href.ts'
import { budget } from '../../workbench/atlas/replay/pace.ts'
import { registry } from '../../workbench/registry.ts'
import catalogueEn from '../../src/i18n/en.json' with { type: 'json' }
import catalogueZh from '../../src/i18n/zh-CN.json' with { type: 'json' }
import type { Locale } from '../../src/i18n/locale.ts'
import { isDeep } from '../support/deep.ts'

/** Walks that reviewers use most, each with a text that its page shows. */
const targets: ReadonlyArray<readonly [WalkRequest, keyof typeof catalogueEn]> = [
  [{ machine: 'login', to: 'login.binding' }, 'login.bind.title'],
  [{ machine: 'login', from: 'login.binding', to: 'login.profiling' }, 'login.profile.title'],
  [{ machine: 'scan', to: 'scan.expired' }, 'login.scan.refresh'],
  [{ machine: 'scan', from: 'scan.expired', to: 'scan.gating' }, 'login.terms.title'],
  [{ machine: 'terms', to: 'terms.asking' }, 'login.terms.title'],
  [{ machine: 'profile', to: 'profile.choosing' }, 'login.profile.title'],
  [{ machine: 'session', to: 'session.expired.confirming' }, 'shell.expired.title'],
  [{ machine: 'organizerEntry', to: 'organizerEntry.rejected' }, 'shell.organizer.rejected.title'],
  [{ machine: 'remoteList', to: 'remoteList.moreFailed' }, 'state.retry'],
  [{ machine: 'siteConfig', to: 'siteConfig.failed' }, 'shell.configFailed'],
]
/**
 * Milliseconds. A walk itself waits less than its budget (tests/unit/statechart/player.test.ts), and no longer if
 * its page is late; the rest is for a page beside other workers. A walk that waits for an event that never comes takes longer.
 */
const longest = 5 * budget
const catalogues: Readonly<Record<Locale, typeof catalogueEn>> = { 'zh-CN': catalogueZh, en: catalogueEn }

for (const [locale, count] of [
  // The ways to all states are gone without a browser by tests/flows/paths.test.tsx.
  ['zh-CN', isDeep ? targets.length : 3],
  ['en', isDeep ? 3 : 1],
] as const) {
  test.describe(`a walk in ${locale}`, () => {
    for (const [request, text] of targets.slice(0, count)) {
      const { machine, from = 'the start', to } = request
      test(`leads from ${from} to ${to} and is over soon`, async ({ page }) => {
        await page.goto(walkFrameHref(request, { locale }))
        await expect(caption(page)).toHaveAttribute('data-walk', 'resting', { timeout: 40_000 })
        await expect(caption(page)).toContainText(registry[machine].states[to]?.[locale] ?? 'no name')
        await expect(site(page).getByText(catalogues[locale][text], { exact: true }).last()).toBeVisible()
        const took = await site(page)
          .locator('#walk')
          .evaluate(() => performance.getEntriesByName('walk').at(-1)?.duration)
        expect(took).toBeGreaterThan(0)
        expect(took).toBeLessThanOrEqual(longest)
      })
    }
  })
}

test('a walk is gone step by step; its address follows, and a reload is at the same step', async ({
  page,
}) => {
  await page.goto(
    walkFrameHref({ machine: 'scan', to: 'scan.expired', step: 0 }, { locale: 'en', theme: 'dark' }),
  )
  await stands(page, 0)
  await page.getByRole('button', { name: 'Next step' }).press('Enter')
  await stands(page, 1)
  await expect(page).toHaveURL(/step:1/)
  await page.getByRole('button', { name: 'Next step' }).press('Enter')
  await stands(page, 2)
  await expect(page).toHaveURL(/step:2/)
  await page.getByRole('button', { name: 'Previous step' }).press('Enter')
  await stands(page, 1)
  await expect(page).toHaveURL(/step:1/)
  await expect(page.getByRole('button', { name: 'Previous step' })).toBeFocused()
  await page.reload()
  await stands(page, 1)
  await expect(caption(page)).toContainText('Waiting before the next question')
})

test('in the workshop, choosing another target walks there, and the address of the workshop says so', async ({
  page,
}) => {
  await page.goto(walkHref({ machine: 'terms', to: 'terms.asking' }, { locale: 'zh-CN' }))
  const preview = page.frameLocator('#storybook-preview-iframe')
  const walked = preview.locator('[data-walk]')
  // The frame with its 1 700 stories, the workshop in it and the site in that one load one after the other.
  await expect(walked).toContainText('到了：正在征求同意', { timeout: 80_000 })
  await preview.locator('label').filter({ hasText: /^到/ }).locator('select').selectOption('terms.ticked')
  await expect(walked).toContainText('到了：', { timeout: 40_000 })
  await expect(page).toHaveURL(/args=.*to:ticked/)
  await expect(preview.frameLocator('iframe').getByRole('checkbox').first()).toBeChecked()
})

test('a state that cannot be reached from there is walked to from the start, and the page says so', async ({
  page,
}) => {
  await page.goto(
    walkFrameHref({ machine: 'scan', from: 'scan.identified', to: 'scan.expired' }, { locale: 'en' }),
  )
  await expect(caption(page)).toContainText('the walk begins at the start', { timeout: 40_000 })
  await expect(caption(page)).toContainText('Arrived: Code expired', { timeout: 40_000 })
})

test('the hand jumps, and the walk still ends, with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(walkFrameHref({ machine: 'terms', to: 'terms.asking' }, { locale: 'en' }))
  await expect(caption(page)).toContainText('Arrived', { timeout: 40_000 })
  await expect(site(page).locator('[data-walk-cursor][data-shown]')).toHaveCount(1)
  const running = await site(page)
    .locator('html')
    .evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(running).toBe(0)
})

test('on a phone the page, the caption and the controls are on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(walkFrameHref({ machine: 'login', to: 'login.binding' }, { theme: 'dark' }))
  await expect(caption(page)).toContainText('到了：绑定手机', { timeout: 40_000 })
  await expect(page.getByRole('button', { name: '从头播放' })).toBeInViewport()
  await expect(site(page).getByRole('dialog')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

const site = (page: Page) => page.frameLocator('iframe')
const caption = (page: Page) => page.locator('[data-walk]')

const stands = async (page: Page, at: number) => {
  await expect(caption(page)).toHaveAttribute('data-at', String(at), { timeout: 40_000 })
  await expect(caption(page)).toHaveAttribute('data-walk', 'resting', { timeout: 40_000 })
}
