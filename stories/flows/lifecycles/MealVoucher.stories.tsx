import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Meal voucher',
  component: Scene,
  args: { address: '/console/mealVoucher/17' },
})

export const Available = meta.story({
  name: '餐券 · 可使用 / Available',
  parameters: { state: 'mealVoucher.available' },
  beforeEach: recordScene('mealVoucher', 'available'),
  play: showsState('mealVoucher', 'available'),
})

export const Shared = meta.story({
  name: '餐券 · 已分享，可收回 / Shared: can be taken back',
  parameters: { state: 'mealVoucher.shared' },
  beforeEach: recordScene('mealVoucher', 'shared'),
  play: showsState('mealVoucher', 'shared'),
})

export const Used = meta.story({
  name: '餐券 · 转给他人后已使用 / Used by whom it was handed to',
  parameters: { state: 'mealVoucher.used' },
  beforeEach: recordScene('mealVoucher', 'used'),
  play: showsState('mealVoucher', 'used'),
})

export const Expired = meta.story({
  name: '餐券 · 用餐时间已过 / The meal is over',
  parameters: { state: 'mealVoucher.expired' },
  beforeEach: recordScene('mealVoucher', 'expired'),
  play: showsState('mealVoucher', 'expired'),
})

export const Revoked = meta.story({
  name: '餐券 · 已作废 / Revoked',
  parameters: { state: 'mealVoucher.revoked' },
  beforeEach: recordScene('mealVoucher', 'revoked'),
  play: showsState('mealVoucher', 'revoked'),
})
