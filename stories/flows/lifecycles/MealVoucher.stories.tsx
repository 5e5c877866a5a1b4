import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Meal voucher' } satisfies Meta
export default meta

export const Available: StoryObj = { name: '餐券 · 可使用 / Available', ...reach('mealVoucher.available') }
export const Shared: StoryObj = {
  name: '餐券 · 已分享，可收回 / Shared: can be taken back',
  ...reach('mealVoucher.shared'),
}
export const Used: StoryObj = { name: '餐券 · 已使用 / Used', ...reach('mealVoucher.used') }
export const Expired: StoryObj = {
  name: '餐券 · 用餐时间已过 / The meal is over',
  ...reach('mealVoucher.expired'),
}
export const Revoked: StoryObj = { name: '餐券 · 已作废 / Revoked', ...reach('mealVoucher.revoked') }
