import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'

import { parseLocale } from '../../src/i18n/locale.ts'
import { registry } from '../../workbench/registry.ts'
import { cellsOf } from '../../workbench/atlas/pages/matrixCells.ts'
import type { Choice } from '../../workbench/atlas/pages/matrixCells.ts'
import { MatrixPage } from '../../workbench/atlas/pages/MatrixPage.tsx'
import { words } from '../../workbench/atlas/pages/words.ts'

const everything: Choice = { story: 'flows-bind-phone--open', locale: 'all', theme: 'all', width: 'all' }

const meta = {
  title: 'State atlas/Matrix',
  args: everything,
  // The frames show stories that are checked by themselves.
  parameters: { a11y: { options: { iframes: false } } },
  argTypes: {
    locale: { control: 'inline-radio', options: ['all', 'zh-CN', 'en'] },
    theme: { control: 'inline-radio', options: ['all', 'light', 'dark'] },
    width: { control: 'inline-radio', options: ['all', '360', '768', '1440'] },
  },
  render: function Render(_, { globals }) {
    const [args, updateArgs] = useArgs<typeof everything & Record<string, unknown>>()
    return (
      <MatrixPage
        view={{
          locale: parseLocale(globals['locale']),
          theme: globals['theme'] === 'dark' ? 'dark' : 'light',
        }}
        choice={args}
        onChoice={(choice) => updateArgs({ ...choice })}
      />
    )
  },
} satisfies Meta
export default meta

export const Matrix: StoryObj<typeof meta> = {
  name: '语言 × 明暗 × 宽度 / Language × theme × width',
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-cell]')).toHaveLength(
      cellsOf(args as unknown as Choice).length,
    )
  },
}

/** Apart, because a reader who opens the matrix must find the view of its address. */
export const Choosing: StoryObj<typeof meta> = {
  name: '筛选与换画面 / Filtering, and another screen',
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const locale = parseLocale(globals['locale'])
    const cells = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-cell]')].map(({ dataset }) => dataset['cell'])
    // A choice travels over Storybook's channel before the page follows it.
    const shows = (wanted: string[]) => waitFor(() => expect(cells()).toEqual(wanted))
    await expect(cells()).toHaveLength(12)
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await userEvent.click(canvas.getByRole('radio', { name: words.dark[locale] }))
    await shows(['en dark 360', 'en dark 768', 'en dark 1440'])
    await userEvent.click(canvas.getByRole('radio', { name: `${words.phone[locale]} 360` }))
    await shows(['en dark 360'])
    await userEvent.type(canvas.getByRole('searchbox'), 'scan.expired')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(registry.scan.title[locale]) }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
        locale === 'en' ? 'QR code expired' : '二维码过期',
      ),
    )
    await shows(['en dark 360'])
  },
}
