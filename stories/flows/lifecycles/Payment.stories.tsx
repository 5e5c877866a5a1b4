import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Payment',
  component: Scene,
  args: { address: '/console/payment/17' },
})

export const Waiting = meta.story({
  name: '付款 · 等待转账凭证 / Waiting for the transfer voucher',
  parameters: { state: 'payment.waiting' },
  beforeEach: recordScene('payment', 'waiting'),
  play: showsState('payment', 'waiting'),
})

export const Reviewing = meta.story({
  name: '付款 · 财务正在审核凭证 / Finance reviews the voucher',
  parameters: { state: 'payment.reviewing' },
  beforeEach: recordScene('payment', 'reviewing'),
  play: showsState('payment', 'reviewing'),
})

export const Confirmed = meta.story({
  name: '付款 · 退回一次后确认到账 / Received, after the voucher was returned once',
  parameters: { state: 'payment.confirmed' },
  beforeEach: recordScene('payment', 'confirmed'),
  play: showsState('payment', 'confirmed'),
})

export const Failed = meta.story({
  name: '付款 · 支付失败 / Failed',
  parameters: { state: 'payment.failed' },
  beforeEach: recordScene('payment', 'failed'),
  play: showsState('payment', 'failed'),
})

export const Abandoned = meta.story({
  name: '付款 · 已放弃 / Given up',
  parameters: { state: 'payment.abandoned' },
  beforeEach: recordScene('payment', 'abandoned'),
  play: showsState('payment', 'abandoned'),
})
