import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { chartRevisions, historyState } from '../../scripts/lib/keptCharts.mjs'
import { played } from '../support/playedLocales.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The first page in a browser loads the whole workshop. */
const soon = { timeout: 45_000 }
test.describe.configure({ timeout: 120_000 })

const page = (story: string, globals = 'locale:zh-CN;theme:light', more = '') =>
  `/?path=/story/state-atlas-what-changed--${story}&globals=${globals}${more}`

test('a reader who asks what changed since yesterday finds the flows, the words and both charts with their marks', async ({
  page: tab,
}) => {
  await tab.goto(page('example'))
  const preview = tab.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('status')).toContainText('2 个流程有变化。', soon)
  const door = preview.getByRole('region', { name: '会场入口' })
  await expect(door).toContainText('「正在核对证件」 checking')
  await expect(door).toContainText('改道：asking → 「关着」 closed')
  const charts = door.locator('svg[role="graphics-document"]')
  await expect(charts).toHaveCount(2)
  await expect(charts.nth(0).locator('.state[data-mark="removed"]')).toHaveCount(2)
  await expect(charts.nth(0).locator('.state[data-mark="added"]')).toHaveCount(0)
  await expect(charts.nth(1).locator('.state[data-mark="added"]')).toHaveCount(3)
  await expect(charts.nth(1).locator('.state[data-mark="removed"]')).toHaveCount(0)
})

test('the address keeps the choice: a reader who receives it sees the same', async ({
  page: tab,
  context,
}) => {
  await tab.goto(page('example', 'locale:en;theme:light'))
  const preview = tab.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('status')).toContainText('2 flows have changed.', soon)
  await preview.getByRole('combobox').selectOption({ index: 1 })
  await expect(preview.getByRole('status')).toContainText('No flow has changed its chart.')
  await expect(tab).toHaveURL(/args=since:e2e2e2e2e/)
  const other = await context.newPage()
  await other.goto(tab.url())
  await expect(other.frameLocator('#storybook-preview-iframe').getByRole('status')).toContainText(
    'No flow has changed its chart.',
    soon,
  )
})

test('the page lists the revisions of this repository that changed a chart, or says why it cannot', async ({
  page: tab,
}) => {
  await tab.goto(page('changes', 'locale:en;theme:light'))
  const preview = tab.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible(soon)
  const revisions = historyState(root) === 'none' ? [] : chartRevisions(root, 40)
  if (revisions.length === 0) {
    await expect(preview.getByText('There is no history to compare with')).toBeVisible()
    return
  }
  const list = preview.getByRole('region', { name: 'Revisions that changed a chart' }).getByRole('listitem')
  await expect(list).toHaveCount(revisions.length)
  for (const [place, { subject }] of revisions.entries()) await expect(list.nth(place)).toContainText(subject)
})

for (const theme of played(['dark', 'light'])) {
  test(`on a phone everything is below one another, and nothing is cut off (${theme})`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 360, height: 780 })
    await tab.goto(
      `/iframe.html?id=state-atlas-what-changed--example&viewMode=story&globals=locale:en;theme:${theme}`,
    )
    const charts = tab.getByRole('region', { name: 'Hall door' }).locator('figure')
    await expect(charts).toHaveCount(2, soon)
    const [before, after] = [await charts.nth(0).boundingBox(), await charts.nth(1).boundingBox()]
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0))
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}
