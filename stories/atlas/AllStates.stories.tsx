import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import { leafIds } from '../../workbench/core/walk.ts'
import { IndexPage } from '../../workbench/atlas/pages/IndexPage.tsx'
import { machinePage } from '../../workbench/atlas/pages/kin.ts'
import { storiesShowing } from '../../workbench/atlas/pages/shownStates.ts'
import { words } from '../../workbench/atlas/pages/words.ts'

const meta = {
  title: 'State atlas/All states',
  render: (_, { globals }) => (
    <IndexPage
      locale={parseLocale(globals['locale'])}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
} satisfies Meta
export default meta

const states = Object.values(registry).flatMap(({ machine }) => leafIds(machine))

export const AllStates: StoryObj<typeof meta> = {
  name: '状态总表 / All states',
  play: async ({ canvas }) => {
    await expect(states.filter((state) => storiesShowing(state).length === 0)).toEqual([])
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const countOf = (page: string) => links.filter((href) => href.includes(`/${page}&`)).length
    // One step for all of them: inside the workshop each step costs time by the number of steps before it.
    const machines = Object.keys(registry) as Array<keyof typeof registry>
    await expect(machines.filter((id) => countOf(machinePage(id)) !== 1)).toEqual([])
    await expect(states.filter((state) => countOf(storiesShowing(state)[0]?.id ?? 'no story') === 0)).toEqual(
      [],
    )
  },
}

export const Search: StoryObj<typeof meta> = {
  name: '搜索状态、事件、规则 / Search over states, events and rules',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, globals }) => {
    const locale = parseLocale(globals['locale'])
    const field = canvas.getByRole('searchbox', { name: words.search[locale] })
    await userEvent.type(field, 'LOGIN-07')
    await expect(canvas.getAllByRole('article').map((row) => row.getAttribute('aria-labelledby'))).toEqual([
      'row-login',
      'row-scan',
    ])
    await userEvent.clear(field)
    await userEvent.type(field, 'code.send')
    const [row] = canvas.getAllByRole('article')
    await expect(within(row!).getByText('code.send')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'no such state')
    await expect(canvas.getByText(words.nothing[locale])).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, locale === 'en' ? 'code expired' : '二维码过期')
    await expect(canvas.getByRole('article', { name: registry.scan.title[locale] })).toBeVisible()
  },
}
