import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import sources from 'virtual:coverage-sources'

import { readReport } from '../../workbench/core/coverage/readReport.ts'
import type { CoverageReport } from '../../workbench/core/coverage/report.types.ts'
import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import { exampleReport } from '../../workbench/atlas/pages/coverageExample.ts'
import { CoveragePage } from '../../workbench/atlas/pages/CoveragePage.tsx'
import { lookNames, words } from '../../workbench/atlas/pages/coverageWords.ts'

// Relative, so that the workshop also works below a path; Vitest serves its pages from elsewhere.
const address = `${'__vitest_browser__' in globalThis ? '/' : ''}coverage/report.json`
const last = () => readReport(address)

const missed = 'scan.paused|page.shown|0'
const nothing = () => Promise.resolve(null)
const holey = () => Promise.resolve(exampleReport(missed, sources))
const old = () => Promise.resolve(exampleReport('none', 'of an earlier version'))

const meta = {
  title: 'State atlas/Coverage',
  argTypes: { read: { control: false } },
  args: { read: last },
  render: (args, { globals }) => (
    <CoveragePage
      read={args['read'] as () => Promise<CoverageReport | null>}
      sources={sources}
      locale={parseLocale(globals['locale'])}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
} satisfies Meta
export default meta

export const Coverage: StoryObj<typeof meta> = {
  name: '覆盖率 / Coverage',
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = parseLocale(globals['locale'])
    const report = await last()
    if (report === null) return expect(await canvas.findByText(words.notMeasured[locale])).toBeVisible()
    await canvas.findByRole('heading', { name: words.total[locale] })
    await expect(canvasElement.querySelectorAll('[data-machine]')).toHaveLength(Object.keys(registry).length)
  },
}

/** These are measurements that a whole workshop does not have. */
export const NotMeasured: StoryObj<typeof meta> = {
  name: '未测量 / Not measured',
  tags: ['!dev'],
  args: { read: nothing },
  play: async ({ canvas, globals }) => {
    const locale = parseLocale(globals['locale'])
    const notice = await canvas.findByText(words.notMeasured[locale])
    await expect(notice.closest('[role="status"]')).toHaveTextContent('npm test')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Missing: StoryObj<typeof meta> = {
  name: '有缺口 / Something missing',
  tags: ['!dev'],
  args: { read: holey },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const locale = parseLocale(globals['locale'])
    const machines = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-machine]')].map(
        ({ dataset }) => dataset['machine'],
      )
    const rows = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row'])
    await userEvent.click(await canvas.findByRole('radio', { name: lookNames.missing[locale] }))
    await expect(rows()).toContain(`transitions ${missed}`)
    await expect(machines()).toContain('scan')
    const scan = within(canvasElement.querySelector<HTMLElement>('[data-machine="scan"]')!)
    await expect(scan.getAllByText(words.missing[locale]).length).toBeGreaterThan(0)
    const shown = rows().length
    await userEvent.click(canvas.getByRole('radio', { name: lookNames.e2e[locale] }))
    await expect(rows().length).toBeGreaterThan(shown)
  },
}

export const Stale: StoryObj<typeof meta> = {
  name: '已过时 / Out of date',
  tags: ['!dev'],
  args: { read: old },
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = parseLocale(globals['locale'])
    await canvas.findByRole('heading', { name: words.total[locale] })
    const notice = canvasElement.querySelector('[data-kind="doubt"]')
    await expect(notice).toHaveTextContent(words.stale[locale].trim())
  },
}
