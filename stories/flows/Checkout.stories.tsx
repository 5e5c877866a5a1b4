import type { Meta, StoryObj } from '@storybook/react-vite'

import { closedOrder, payment, unpaidOrder } from '../../mocks/samples/payPayloads.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import type { OrderDetails } from '../../src/contract/order.ts'
import { done, failed } from '../../src/machines/shared/model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Checkout' } satisfies Meta
export default meta

const read = (order: OrderDetails) => done('getOrder', { order, now: Date.UTC(2026, 10, 21) })
const choosing = 'checkout.choosing'

export const Loading: StoryObj = {
  name: '支付 · 正在读取订单 / Reading the order',
  ...reach('checkout.loading'),
}
export const Failed: StoryObj = {
  name: '支付 · 订单读取失败，可重试 / The order could not be read: retry',
  ...reach('checkout.failed'),
}
export const Missing: StoryObj = {
  name: '支付 · 没有这个订单，或是别人的订单 / No such order, or somebody else’s',
  ...reach('checkout.missing'),
}
export const Choosing: StoryObj = {
  name: '支付 · 选择支付方式 / Choosing how to pay',
  ...reach('checkout.choosing', {
    by: [read({ ...unpaidOrder, methods: ['alipay', 'wechat', 'transfer'] })],
  }),
}
export const ChoosingSandbox: StoryObj = {
  name: '支付 · 只有沙箱（演示）与银行转账 / Only the sandbox and bank transfer',
  ...reach('checkout.choosing'),
}
export const CouponOn: StoryObj = {
  name: '支付 · 已使用代金券 / A coupon is on the order',
  ...reach('checkout.choosing', {
    via: choosing,
    by: ['coupon.set', 'xstate.done.actor.setCoupon'],
  }),
}
export const CouponRefused: StoryObj = {
  name: '支付 · 代金券不可用 / The coupon is refused',
  ...reach('checkout.choosing', { via: choosing, by: ['coupon.set', 'xstate.error.actor.setCoupon'] }),
}
export const Refused: StoryObj = {
  name: '支付 · 支付渠道暂不可用 / The provider does not answer',
  ...reach('checkout.choosing', {
    via: choosing,
    by: ['pay.start', failed('startPayment', callError('refused', 'methodUnavailable'))],
  }),
}
export const Checking: StoryObj = {
  name: '支付 · 回到本页，悄悄核对订单 / Back on the page: a quiet look at the order',
  ...reach('checkout.checking'),
}
export const Repricing: StoryObj = {
  name: '支付 · 正在使用代金券 / Putting the coupon on',
  ...reach('checkout.repricing'),
}
export const Starting: StoryObj = {
  name: '支付 · 正在发起支付，再按无效 / Starting: another press does nothing',
  ...reach('checkout.starting'),
}
export const Attempting: StoryObj = {
  name: '支付 · 支付进行中 / An attempt is under way',
  ...reach('checkout.attempting'),
}
export const Unpaid: StoryObj = {
  name: '支付 · 这次支付失败 / The attempt failed',
  ...reach('checkout.unpaid'),
}
export const Paid: StoryObj = { name: '支付 · 支付成功 / Paid', ...reach('checkout.paid') }
export const PaidByCoupon: StoryObj = {
  name: '支付 · 用券后金额为零，即已支付 / The coupon pays for all of it',
  ...reach('checkout.paid', {
    via: choosing,
    by: ['coupon.set', done('setCoupon', { amount: 0, state: 'paid', version: 1 })],
  }),
}
export const Closed: StoryObj = {
  name: '支付 · 逾期未付，订单已关闭 / Closed: not paid in time',
  ...reach('checkout.closed'),
}
export const ClosedLate: StoryObj = {
  name: '支付 · 关闭后才到账，款项退回 / Closed before the money came: it goes back',
  ...reach('checkout.closed', {
    by: [
      read({
        ...closedOrder,
        closed_reason: 'user_cancelled',
        refund: 'processing',
        payments: [{ ...payment, state: 'confirmed', pay_url: '' }],
      }),
    ],
    act: (page) => page.read('pay.closed.late'),
  }),
}
