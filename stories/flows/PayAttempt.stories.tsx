import type { Meta, StoryObj } from '@storybook/react-vite'

import { payment, transferPayment } from '../../mocks/samples/payPayloads.ts'
import { done } from '../../src/machines/shared/model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Pay attempt' } satisfies Meta
export default meta

export const Scanning: StoryObj = {
  name: '一次支付 · 沙箱二维码，等待付款 / Sandbox code, waiting for the money',
  ...reach('payAttempt.open.scanning'),
}
export const ScanningAlipay: StoryObj = {
  name: '一次支付 · 支付宝二维码 / Alipay code',
  ...reach('payAttempt.open.scanning', {
    input: { payment: { ...payment, method: 'alipay', pay_url: 'https://qr.alipay.example/bax0123456789' } },
  }),
}
export const ScanningWechat: StoryObj = {
  name: '一次支付 · 微信支付二维码（只能扫码） / WeChat code, for scanning only',
  ...reach('payAttempt.open.scanning', {
    input: { payment: { ...payment, method: 'wechat', pay_url: 'weixin://wxpay/bizpayurl?pr=0123456789' } },
  }),
}
export const Transferring: StoryObj = {
  name: '一次支付 · 收款账户，等待转账 / The account, waiting for the transfer',
  ...reach('payAttempt.open.transferring'),
}
export const Returned: StoryObj = {
  name: '一次支付 · 凭证被退回 / The voucher was returned',
  ...reach('payAttempt.open.transferring', {
    input: {
      payment: { ...transferPayment, version: 2, reason: '凭证看不清金额 / The amount is unreadable' },
    },
  }),
}
export const Reviewing: StoryObj = {
  name: '一次支付 · 财务正在核对凭证 / Finance checks the voucher',
  ...reach('payAttempt.open.reviewing'),
}
export const Asking: StoryObj = {
  name: '一次支付 · 正在询问结果 / Asking how it stands',
  ...reach('payAttempt.open.asking'),
}
export const Retrying: StoryObj = {
  name: '一次支付 · 询问失败，稍后再问，二维码仍有效 / No answer, asks again, the code stays good',
  ...reach('payAttempt.open.retrying'),
}
export const Paused: StoryObj = {
  name: '一次支付 · 页面被遮住，暂停询问 / Paused while nobody looks',
  ...reach('payAttempt.paused'),
}
export const Abandoning: StoryObj = {
  name: '一次支付 · 正在放弃，换一种方式 / Giving it up to pay another way',
  ...reach('payAttempt.abandoning'),
}
export const Paid: StoryObj = { name: '一次支付 · 已到账 / The money has come', ...reach('payAttempt.paid') }
export const PaidElsewhere: StoryObj = {
  name: '一次支付 · 另一个标签页已支付 / Another tab has paid',
  ...reach('payAttempt.paid', {
    by: ['attempt.ask', done('getPayment', { ...payment, state: 'abandoned', order_state: 'paid' })],
  }),
}
export const Failed: StoryObj = {
  name: '一次支付 · 失败 / The attempt failed',
  ...reach('payAttempt.failed'),
}
export const Over: StoryObj = {
  name: '一次支付 · 已放弃，重新选择 / Given up: choosing again',
  ...reach('payAttempt.over'),
}
