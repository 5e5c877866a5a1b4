import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Payment' } satisfies Meta
export default meta

/** By bank transfer. */
const input = {
  method: 'transfer',
  amount: 88_000,
  confirmedAmount: null,
  hasVoucher: false,
  reason: null,
} as const

export const Waiting: StoryObj = {
  name: '付款 · 等待转账凭证 / Waiting for the transfer voucher',
  ...reach('payment.waiting', { input }),
}
export const Reviewing: StoryObj = {
  name: '付款 · 财务正在审核凭证 / Finance reviews the voucher',
  ...reach('payment.reviewing', { input, by: ['facts.learned', 'payment.submit'] }),
}
export const Confirmed: StoryObj = {
  name: '付款 · 退回一次后确认到账 / Received, after the voucher was returned once',
  ...reach('payment.confirmed', {
    input,
    by: ['facts.learned', 'payment.submit', 'payment.return', 'payment.submit', 'payment.accept'],
  }),
}
export const Failed: StoryObj = { name: '付款 · 支付失败 / Failed', ...reach('payment.failed') }
export const Abandoned: StoryObj = { name: '付款 · 已放弃 / Given up', ...reach('payment.abandoned') }
