import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LocalTimeField } from '../../src/components/kit/LocalTimeField.tsx'

const meta = { title: 'Components/Local time field', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const typed = (defaultValue: string) => ({
  render: () => (
    <LocalTimeField
      name="starts_at"
      label="America/New_York"
      timeZone="America/New_York"
      defaultValue={defaultValue}
    />
  ),
})

export const Skipped: StoryObj<typeof meta> = {
  name: '时钟拨快，没有这个时间 / The clocks jump over it [CONF-04]',
  ...typed('2027-03-14T02:30'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('America/New_York')).toBeInvalid()
  },
}
export const Twice: StoryObj<typeof meta> = {
  name: '时钟拨回，出现两次，按第一次 / The clocks show it twice: the first is meant [CONF-04]',
  ...typed('2027-11-07T01:30'),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'en' ? /The first time/ : /第一次/)).toBeVisible()
  },
}
