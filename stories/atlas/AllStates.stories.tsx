import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { machines } from '../../src/machines/registry.ts'
import { leafIds } from '../../tests/support/walk.ts'
import { shownStates } from './shownStates.ts'
import { StateTable } from './StateTable.tsx'

const states = Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, leafIds(machine)]))

const meta = preview.meta({
  title: 'State atlas/All states',
  component: StateTable,
  args: { machines: states, shown: shownStates },
})

export const AllStates = meta.story({
  name: '状态总表 / All states',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(shownStates.length)
    const missing = Object.values(states)
      .flat()
      .filter((state) => !shownStates.some((story) => story.state === state))
    await expect(missing).toEqual([])
  },
})
