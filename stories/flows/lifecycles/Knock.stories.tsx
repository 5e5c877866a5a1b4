import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Knock gold' } satisfies Meta
export default meta

export const Open: StoryObj = { name: '敲金 · 进行中 / Under way', ...reach('knock.open') }
export const Completed: StoryObj = {
  name: '敲金 · 已完成，待使用 / Complete, to be used',
  ...reach('knock.completed'),
}
export const Used: StoryObj = { name: '敲金 · 已使用 / Used', ...reach('knock.used') }
export const Expired: StoryObj = { name: '敲金 · 已过期 / Expired', ...reach('knock.expired') }
export const Cancelled: StoryObj = { name: '敲金 · 已取消 / Cancelled', ...reach('knock.cancelled') }
