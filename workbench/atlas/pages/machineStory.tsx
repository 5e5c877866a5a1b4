import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { parseLocale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { leafIds } from '../../core/walk.ts'
import { registry } from '../../registry.ts'
import { MachinePage } from './MachinePage.tsx'

/** Common part of the stories of all machines; each names its machine. */
export const machineStory = {
  argTypes: { id: { control: false } },
  args: { id: 'login' as MachineId },
  // The frames show stories that are checked by themselves.
  parameters: { a11y: { options: { iframes: false } } },
  render: (args, { globals }) => (
    <MachinePage
      id={args['id'] as MachineId}
      locale={parseLocale(globals['locale'])}
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const locale = parseLocale(globals['locale'])
    const { title, states, machine, rules } = registry[args['id'] as MachineId]
    await expect(canvas.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible()
    for (const state of leafIds(machine)) {
      const card = document.querySelector<HTMLElement>(`[data-state="${state}"]`)
      await expect(within(card!).getByRole('link', { name: states[state]?.[locale] ?? '' })).toBeVisible()
    }
    for (const rule of rules) await expect(canvas.getByText(rule)).toBeVisible()
  },
} satisfies Meta
