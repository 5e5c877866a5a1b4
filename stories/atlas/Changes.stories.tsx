import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'
import history from 'virtual:chart-history'
import example from 'virtual:chart-history/example'

import { baselineOf } from '../../workbench/core/diff/baselineOf.ts'
import { changeWords } from '../../workbench/core/diff/changeWords.ts'
import { exampleKnown } from '../../workbench/core/diff/exampleHistory.ts'
import type { ChartHistory } from '../../workbench/core/diff/history.types.ts'
import type { Known } from '../../workbench/core/diff/names.ts'
import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import { ChangesPage } from '../../workbench/atlas/pages/ChangesPage.tsx'
import { changesWords, noHistory } from '../../workbench/atlas/pages/changesWords.ts'

/** Histories do not travel with the address: arguments name them. */
const sources = {
  real: { history, registry, now: () => new Date() },
  example: { history: example, registry: exampleKnown, now: () => new Date('2026-03-06T10:00:00+08:00') },
  none: {
    history: { ...example, extent: 'none', revisions: [] },
    registry: exampleKnown,
    now: () => new Date('2026-03-06T10:00:00+08:00'),
  },
} as const satisfies Record<
  string,
  { history: ChartHistory; registry: Readonly<Record<string, Known>>; now: () => Date }
>

const meta = {
  title: 'State atlas/What changed',
  args: { since: 'yesterday', source: 'real' as keyof typeof sources },
  argTypes: { since: { control: 'text' }, source: { table: { disable: true } } },
  render: function Render(_, { globals }) {
    const [{ since, source }, updateArgs] = useArgs<{ since: string; source: keyof typeof sources }>()
    const { now, ...shown } = sources[source]
    return (
      <ChangesPage
        {...shown}
        view={{
          locale: parseLocale(globals['locale']),
          theme: globals['theme'] === 'dark' ? 'dark' : 'light',
        }}
        since={since}
        onSince={(next) => updateArgs({ since: next })}
        now={now()}
      />
    )
  },
} satisfies Meta
export default meta

export const Changes: StoryObj<typeof meta> = {
  name: '变更 / What changed',
  play: async ({ canvas, globals }) => {
    const locale = parseLocale(globals['locale'])
    const baseline = baselineOf(history, 'yesterday', new Date())
    if (baseline === null) return expect(canvas.getByText(noHistory(history.extent)[locale])).toBeVisible()
    await expect(canvas.getByRole('radio', { name: changesWords.yesterday[locale] })).toBeChecked()
    await expect(canvas.getByRole('status')).toBeVisible()
    const revisions = canvas.getByRole('region', { name: changesWords.revisions[locale] })
    await expect(revisions.querySelectorAll('li')).toHaveLength(history.revisions.length)
  },
}

export const Example: StoryObj<typeof meta> = {
  name: '示例 / An example',
  args: { source: 'example' },
  play: async ({ canvas, globals }) => {
    const locale = parseLocale(globals['locale'])
    const english = locale === 'en'
    const door = canvas.getByRole('region', { name: /hallDoor/ })
    await expect(canvas.getByRole('status')).toHaveTextContent(changeWords[locale].machines(2))
    for (const text of english
      ? [
          'states +3 −2 ~1',
          'Now the start of “Letting in”',
          'Goes elsewhere: asking → “Closed” closed',
          'Perhaps a new name for broken',
        ]
      : [
          '状态 +3 −2 ~1',
          '成为起点，所在：「放行」',
          '改道：asking → 「关着」 closed',
          '可能是改名，原名 broken',
        ]) {
      await expect(door).toHaveTextContent(text)
    }
    await expect(door.querySelectorAll('svg[role="graphics-document"]')).toHaveLength(2)
    await expect(canvas.getByRole('region', { name: /cloakroom/ })).toHaveTextContent(
      changeWords[locale].machineRemoved(2),
    )
  },
}

/** Apart, because a reader of the example must find the view of its address. */
export const Choosing: StoryObj<typeof meta> = {
  name: '没有变化 / Nothing changed',
  tags: ['!dev'],
  args: { source: 'example' },
  play: async ({ canvas, userEvent, globals }) => {
    const locale = parseLocale(globals['locale'])
    // A choice travels over Storybook's channel before the page follows it.
    const says = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
    await userEvent.click(canvas.getByRole('radio', { name: changesWords.week[locale] }))
    await says(locale === 'en' ? 'Charts have been kept since' : '起才有记录')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'e2'.repeat(20))
    await says(changeWords[locale].nothing)
    await userEvent.click(
      canvas.getByRole('button', { name: `${changesWords.compare[locale]} A door with a list of guests` }),
    )
    await says(changeWords[locale].machines(2))
  },
}

export const NoHistory: StoryObj<typeof meta> = {
  name: '没有历史 / No history',
  tags: ['!dev'],
  args: { source: 'none' },
  play: async ({ canvas, globals }) => {
    const locale = parseLocale(globals['locale'])
    await expect(canvas.getByRole('status')).toHaveTextContent(noHistory('none')[locale])
  },
}
