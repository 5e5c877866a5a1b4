import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'

import { aspects, required } from '../../workbench/core/coverage/report.types.ts'
import type { CoverageReport } from '../../workbench/core/coverage/report.types.ts'
import { machines } from '../../src/machines/registry.ts'

const address = '/coverage/report.json'

/** The page alone, as it fills a screen. */
const open = async (page: Page, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  await page.goto(`/iframe.html?id=state-atlas-coverage--coverage&viewMode=story&globals=locale:${locale}`)
  // Loading the workshop is no part of what is tested, and the machine may be busy.
  const shown = page.locator('main[aria-busy=false]')
  await shown.waitFor({ timeout: 50_000 })
  return shown
}

/** Instead of the report that this workshop carries. The service worker of the stories asks, not the page. */
const answering = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.context().route(`**${address}`, (route) => route.fulfill(answer))

/** A report in the form that the workshop carries, whatever this one carries. */
const report = (sources: string, taken: number): CoverageReport => {
  const counts = { stories: taken, unit: 0, flows: 0, e2e: 3 }
  const run = { at: '2026-02-03T04:05:00Z', sources, steps: 7 }
  return {
    at: run.at,
    suites: { stories: run, unit: run, flows: run, e2e: null },
    machines: {
      terms: {
        states: { 'terms.ticked': { ...counts, stories: 1 } },
        transitions: { 'terms.asking|terms.accept|0': counts },
        passed: {},
        refused: {},
      },
    },
  }
}

test('the workshop carries what the last run measured, or says that nothing was measured here', async ({
  page,
  request,
}) => {
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toContain('json')
  const measured = (await answer.json()) as CoverageReport | null
  const shown = await open(page)
  if (measured === null) {
    await expect(shown.getByText('这里还没有测量过')).toBeVisible()
    return
  }
  await expect(shown.locator('[data-machine]')).toHaveCount(Object.keys(machines).length)
  for (const aspect of aspects) {
    const all = Object.values(measured.machines).flatMap((machine) => Object.values(machine[aspect]))
    const reached = all.filter((counts) => required.some((suite) => counts[suite] > 0)).length
    await expect(shown.locator(`[data-figure="${aspect} together"]`)).toHaveText(`${reached}/${all.length}`)
  }
})

test('where nothing was measured the page says so, and how to measure, in both languages', async ({
  page,
}) => {
  await answering(page, { json: null })
  await expect((await open(page)).getByText('这里还没有测量过')).toBeVisible()
  const english = await open(page, 'en')
  await expect(english.getByText('Not yet measured here')).toBeVisible()
  await expect(english.getByText('npm test', { exact: true })).toBeVisible()
  await expect(english.getByRole('table')).toHaveCount(0)
})

test('a server that knows no such file, or answers with a page, has measured nothing', async ({ page }) => {
  await answering(page, { status: 404, body: 'no' })
  await expect((await open(page)).getByText('这里还没有测量过')).toBeVisible()
  await answering(page, { contentType: 'text/html', body: '<p>Hello' })
  await expect((await open(page, 'en')).getByText('Not yet measured here')).toBeVisible()
})

test('a measurement of another version is shown with a warning that names what it lacks', async ({
  page,
}) => {
  await answering(page, { json: report('other', 0) })
  const shown = await open(page)
  const warning = shown.locator('[data-kind="doubt"]')
  await expect(warning).toContainText('测量之后，产品或故事改动过')
  await expect(warning).toContainText('没有测量结果：端到端')
  await expect(warning, 'its chart has more states now').toContainText('条款同意')
})

test('a reader who filters for missing parts sees only those, by keyboard too', async ({ page }) => {
  await answering(page, { json: report('other', 0) })
  const shown = await open(page, 'en')
  const terms = shown.locator('[data-machine="terms"]')
  await expect(terms).toContainText('1 missing')
  await expect(terms.getByRole('table')).toBeHidden()
  await shown.getByRole('radio', { name: 'Everything' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown.getByRole('radio', { name: 'Missing', exact: true })).toBeChecked()
  await expect(terms.locator('[data-row]')).toHaveCount(1)
  await expect(terms.getByRole('rowheader', { name: /accepts/ })).toBeVisible()
  await expect(shown.getByRole('status').filter({ hasText: '1 item' })).toBeVisible()
})

test('what stories or walks reached is not missing, even if end-to-end tests never came there', async ({
  page,
}) => {
  await answering(page, { json: report('other', 2) })
  const shown = await open(page)
  await expect(shown.locator('[data-machine="terms"]')).toContainText('完整')
  await shown.getByRole('radio', { name: '缺口', exact: true }).check()
  await expect(shown.getByText('没有缺口：这里每一项都到达过。')).toBeVisible()
})
