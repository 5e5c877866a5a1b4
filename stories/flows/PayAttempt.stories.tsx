import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault } from '../../mocks/handlers.ts'
import type { MessageLanguage } from '../../server/shared/sentences/messages.ts'
import type { OrderDetails, PaymentCard } from '../../src/contract/order.ts'
import { altered, happily, inTurn, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { restoreDevice, turnPage } from '../../workbench/harness/scene/device.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Pay attempt',
  component: Scene,
  args: { address: '/pay/17' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('getPayment'), underWay())
    return restoreDevice
  },
})

/** As after a reload in the middle: the order comes with an attempt that is open. */
const underWay = (change: Partial<PaymentCard> = {}, order: Partial<OrderDetails> = {}) =>
  altered('getOrder', (happy) => ({
    ...happy,
    due_at: far,
    payments: [{ ...fixturesFor('zh').startPayment, ...change }],
    ...order,
  }))

const far = '2099-01-01T04:00:00.000Z'

const transfer = { method: 'transfer', pay_url: '' } as const

/** The answer to the next question about the attempt. */
const learns = (change: Partial<PaymentCard>, order_state: OrderDetails['state']) =>
  answer('getPayment', ({ language }) => ({ ...fixturesFor(language).getPayment, ...change, order_state }))

const orderResponse = (language: MessageLanguage, payments: PaymentCard[]) =>
  answerResponse('getOrder', { ...fixturesFor(language).getOrder, due_at: far, payments }, language)

const ask = (stage: Stage) => pageActions(stage).press('pay.done')

export const Scanning = meta.story({
  name: '一次支付 · 沙箱二维码，等待付款 / Sandbox code, waiting for the money',
  parameters: { state: 'payAttempt.open.scanning' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'pay.abandon')
  },
})

export const ScanningAlipay = meta.story({
  name: '一次支付 · 支付宝二维码 / Alipay code',
  parameters: { state: 'payAttempt.open.scanning' },
  beforeEach: ({ msw }) =>
    msw.use(underWay({ method: 'alipay', pay_url: 'https://qr.alipay.example/bax0123456789' })),
  play: async (stage) => {
    await pageActions(stage).read('pay.scan.alipay')
  },
})

export const ScanningWechat = meta.story({
  name: '一次支付 · 微信支付二维码（只能扫码） / WeChat code, for scanning only',
  parameters: { state: 'payAttempt.open.scanning' },
  beforeEach: ({ msw }) =>
    msw.use(underWay({ method: 'wechat', pay_url: 'weixin://wxpay/bizpayurl?pr=0123456789' })),
  play: async (stage) => {
    await pageActions(stage).read('pay.scan.wechat')
  },
})

export const Transferring = meta.story({
  name: '一次支付 · 收款账户，等待转账 / The account, waiting for the transfer',
  parameters: { state: 'payAttempt.open.transferring' },
  beforeEach: ({ msw }) => msw.use(underWay(transfer)),
  play: async (stage) => {
    await pageActions(stage).read('pay.transfer.title')
  },
})

export const Returned = meta.story({
  name: '一次支付 · 凭证被退回 / The voucher was returned',
  parameters: { state: 'payAttempt.open.transferring' },
  beforeEach: ({ msw }) =>
    msw.use(underWay({ ...transfer, version: 2, reason: '凭证看不清金额 / The amount is unreadable' })),
  play: async (stage) => {
    await pageActions(stage).page.findByRole('alert')
  },
})

export const Reviewing = meta.story({
  name: '一次支付 · 财务正在核对凭证 / Finance checks the voucher',
  parameters: { state: 'payAttempt.open.reviewing' },
  beforeEach: ({ msw }) =>
    msw.use(underWay({ ...transfer, state: 'reviewing', version: 1, has_voucher: true })),
  play: async (stage) => {
    await pageActions(stage).read('pay.reviewing.title')
  },
})

export const Asking = meta.story({
  name: '一次支付 · 正在询问结果 / Asking how it stands',
  parameters: { state: 'payAttempt.open.asking' },
  beforeEach: ({ msw }) => msw.use(fault('getPayment', 'hang')),
  play: ask,
})

export const Retrying = meta.story({
  name: '一次支付 · 询问失败，稍后再问，二维码仍有效 / No answer, asks again, the code stays good',
  parameters: { state: 'payAttempt.open.retrying' },
  beforeEach: ({ msw }) => msw.use(fault('getPayment', 'offline')),
  play: async (stage) => {
    await ask(stage)
    await pageActions(stage).read('error.kind.offline')
  },
})

export const Paused = meta.story({
  name: '一次支付 · 页面被遮住，暂停询问 / Paused while nobody looks',
  parameters: { state: 'payAttempt.paused' },
  play: async (stage) => {
    await pageActions(stage).see('button', 'pay.abandon')
    turnPage('hidden')
  },
})

export const Abandoning = meta.story({
  name: '一次支付 · 正在放弃，换一种方式 / Giving it up to pay another way',
  parameters: { state: 'payAttempt.abandoning' },
  beforeEach: ({ msw }) => msw.use(fault('fireRecord', 'hang')),
  play: async (stage) => {
    await pageActions(stage).press('pay.abandon')
  },
})

export const Paid = meta.story({
  name: '一次支付 · 已到账 / The money has come',
  parameters: { state: 'payAttempt.paid' },
  beforeEach: ({ msw }) => msw.use(learns({ state: 'confirmed', version: 1 }, 'paid')),
  play: async (stage) => {
    await ask(stage)
    await pageActions(stage).read('pay.paid.title')
  },
})

export const PaidElsewhere = meta.story({
  name: '一次支付 · 另一个标签页已支付 / Another tab has paid',
  parameters: { state: 'payAttempt.paid' },
  beforeEach: ({ msw }) => msw.use(learns({ state: 'abandoned', version: 1 }, 'paid')),
  play: async (stage) => {
    await ask(stage)
    await pageActions(stage).read('pay.paid.title')
  },
})

export const Failed = meta.story({
  name: '一次支付 · 失败 / The attempt failed',
  parameters: { state: 'payAttempt.failed' },
  beforeEach: ({ msw }) => msw.use(learns({ state: 'failed', version: 1 }, 'to_be_paid')),
  play: async (stage) => {
    await ask(stage)
    await pageActions(stage).read('pay.unpaid.title')
  },
})

export const Over = meta.story({
  name: '一次支付 · 已放弃，重新选择 / Given up: choosing again',
  parameters: { state: 'payAttempt.over' },
  beforeEach: ({ msw }) =>
    msw.use(
      learns({ state: 'abandoned', version: 1 }, 'to_be_paid'),
      inTurn(
        'getOrder',
        (language) => orderResponse(language, [fixturesFor(language).startPayment]),
        (language) => orderResponse(language, []),
      ),
    ),
  play: async (stage) => {
    await ask(stage)
    await pageActions(stage).read('pay.method')
  },
})
