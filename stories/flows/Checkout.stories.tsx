import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, refuse } from '../../mocks/handlers.ts'
import type { OrderDetails } from '../../src/contract/order.ts'
import { altered, happily, inTurn, never, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { turnPage, restoreDevice } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: Scene,
  args: { address: '/pay/17' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('setCoupon', 'startPayment', 'getPayment'), due())
    return restoreDevice
  },
})

/** The deadline is far away: a countdown would look different each time. */
const due = (change: Partial<OrderDetails> = {}) =>
  altered('getOrder', (order) => ({ ...order, due_at: far, ...change }))
const far = '2099-01-01T04:00:00.000Z'

const methods: OrderDetails['methods'] = ['alipay', 'wechat', 'transfer']

const pay = async (stage: Stage) => {
  const { page, say } = pageActions(stage)
  const button = await page.findByRole('button', {
    name: new RegExp(`^${say('pay.submit', { amount: '' })}`),
  })
  await stage.userEvent.click(button)
}

const useCoupon = async (stage: Stage) => {
  const { fill, press } = pageActions(stage)
  await fill('pay.coupon.label', 'FRIEND50')
  await press('pay.coupon.use')
}

export const Loading = meta.story({
  name: '支付 · 正在读取订单 / Reading the order',
  parameters: { state: 'checkout.loading' },
  beforeEach: ({ msw }) => msw.use(fault('getOrder', 'hang')),
})

export const Failed = meta.story({
  name: '支付 · 订单读取失败，可重试 / The order could not be read: retry',
  parameters: { state: 'checkout.failed' },
  beforeEach: ({ msw }) => msw.use(fault('getOrder', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Missing = meta.story({
  name: '支付 · 没有这个订单，或是别人的订单 / No such order, or somebody else’s',
  parameters: { state: 'checkout.missing' },
  beforeEach: ({ msw }) => msw.use(refuse('getOrder', 'notFound')),
  play: async (stage) => {
    await pageActions(stage).read('pay.missing.title')
  },
})

export const Choosing = meta.story({
  name: '支付 · 选择支付方式 / Choosing how to pay',
  parameters: { state: 'checkout.choosing' },
  beforeEach: ({ msw }) => msw.use(due({ methods })),
  play: async (stage) => {
    await pageActions(stage).read('pay.method')
  },
})

export const ChoosingSandbox = meta.story({
  name: '支付 · 只有沙箱（演示）与银行转账 / Only the sandbox and bank transfer',
  parameters: { state: 'checkout.choosing' },
  play: async (stage) => {
    await pageActions(stage).read('pay.method.sandbox')
  },
})

export const CouponOn = meta.story({
  name: '支付 · 已使用代金券 / A coupon is on the order',
  parameters: { state: 'checkout.choosing' },
  play: async (stage) => {
    await useCoupon(stage)
    await pageActions(stage).see('button', 'pay.coupon.remove')
  },
})

export const CouponRefused = meta.story({
  name: '支付 · 代金券不可用 / The coupon is refused',
  parameters: { state: 'checkout.choosing' },
  beforeEach: ({ msw }) => msw.use(refuse('setCoupon', 'couponExpired', { field: 'code' })),
  play: async (stage) => {
    await useCoupon(stage)
    const { page, say } = pageActions(stage)
    const field = await page.findByRole('textbox', { name: say('pay.coupon.label') })
    await waitFor(() => expect(field).toBeInvalid())
  },
})

export const Refused = meta.story({
  name: '支付 · 支付渠道暂不可用 / The provider does not answer',
  parameters: { state: 'checkout.choosing' },
  beforeEach: ({ msw }) => msw.use(refuse('startPayment', 'providerFailed')),
  play: async (stage) => {
    await pay(stage)
    await pageActions(stage).page.findByRole('alert')
  },
})

export const Checking = meta.story({
  name: '支付 · 回到本页，悄悄核对订单 / Back on the page: a quiet look at the order',
  parameters: { state: 'checkout.checking' },
  beforeEach: ({ msw }) =>
    msw.use(
      inTurn(
        'getOrder',
        (language) =>
          answerResponse('getOrder', { ...fixturesFor(language).getOrder, due_at: far }, language),
        never,
      ),
    ),
  play: async (stage) => {
    await pageActions(stage).read('pay.method')
    turnPage('hidden')
    turnPage('visible')
  },
})

export const Repricing = meta.story({
  name: '支付 · 正在使用代金券 / Putting the coupon on',
  parameters: { state: 'checkout.repricing' },
  beforeEach: ({ msw }) => msw.use(fault('setCoupon', 'hang')),
  play: useCoupon,
})

export const Starting = meta.story({
  name: '支付 · 正在发起支付，再按无效 / Starting: another press does nothing',
  parameters: { state: 'checkout.starting' },
  beforeEach: ({ msw }) => msw.use(fault('startPayment', 'hang')),
  play: pay,
})

export const Attempting = meta.story({
  name: '支付 · 支付进行中 / An attempt is under way',
  parameters: { state: 'checkout.attempting' },
  play: async (stage) => {
    await pay(stage)
    await pageActions(stage).see('button', 'pay.abandon')
  },
})

export const Unpaid = meta.story({
  name: '支付 · 这次支付失败 / The attempt failed',
  parameters: { state: 'checkout.unpaid' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('startPayment', ({ language }) => ({
        ...fixturesFor(language).startPayment,
        state: 'failed',
        reason: language === 'zh' ? '余额不足' : 'Not enough money in the account',
      })),
    ),
  play: async (stage) => {
    await pay(stage)
    await pageActions(stage).see('button', 'pay.again')
  },
})

export const Paid = meta.story({
  name: '支付 · 支付成功 / Paid',
  parameters: { state: 'checkout.paid' },
  beforeEach: ({ msw }) => msw.use(due({ state: 'paid', paid_at: '2026-11-21T02:10:00.000Z' })),
  play: async (stage) => {
    await pageActions(stage).read('pay.paid.title')
  },
})

export const PaidByCoupon = meta.story({
  name: '支付 · 用券后金额为零，即已支付 / The coupon pays for all of it',
  parameters: { state: 'checkout.paid' },
  beforeEach: ({ msw }) => msw.use(answer('setCoupon', { amount: 0, state: 'paid', version: 1 })),
  play: async (stage) => {
    await useCoupon(stage)
    await pageActions(stage).read('pay.paid.title')
  },
})

export const Closed = meta.story({
  name: '支付 · 逾期未付，订单已关闭 / Closed: not paid in time',
  parameters: { state: 'checkout.closed' },
  beforeEach: ({ msw }) => msw.use(due({ state: 'closed', closed_reason: 'expired' })),
  play: async (stage) => {
    await pageActions(stage).read('pay.closed.title')
  },
})

export const ClosedLate = meta.story({
  name: '支付 · 关闭后才到账，款项退回 / Closed before the money came: it goes back',
  parameters: { state: 'checkout.closed' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('getOrder', (order) => ({
        ...order,
        state: 'closed',
        closed_reason: 'user_cancelled',
        refund: 'processing',
        payments: [{ ...fixturesFor('zh').startPayment, state: 'confirmed', pay_url: '' }],
      })),
    ),
  play: async (stage) => {
    await pageActions(stage).read('pay.closed.late')
  },
})
