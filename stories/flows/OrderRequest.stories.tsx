import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Cancelling and refund',
  component: Scene,
  args: { address: '/personal/order/conf' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('listCoupons', 'listHotels', 'requestRefund'),
      altered('listOrders', (happy) => ({
        ...happy,
        list: happy.list.map((order) => ({
          ...order,
          state: 'paid' as const,
          payment: 'confirmed' as const,
          paid_at: order.created_at,
          refund_refusal: null,
        })),
      })),
    )
  },
})

const openDialog = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.press('member.order.refund')
  await hands.page.findByRole('dialog', { name: hands.say('member.order.refund') })
  return hands
}

const send = async (stage: Stage) => {
  const hands = await openDialog(stage)
  await hands.fill('member.order.refund.reason', stage.globals['locale'] === 'en' ? 'I am ill' : '身体不适')
  await hands.press('member.order.refund.submit')
  return hands
}

export const Asking = meta.story({
  name: '申请退款 · 填写原因 / Asking for the reason',
  parameters: { state: 'orderRequest.asking' },
  play: async (stage) => {
    const { see } = await openDialog(stage)
    await see('textbox', 'member.order.refund.reason')
  },
})

export const Sending = meta.story({
  name: '申请退款 · 正在提交 / Sending',
  parameters: { state: 'orderRequest.sending' },
  beforeEach: ({ msw }) => msw.use(fault('requestRefund', 'hang')),
  play: async (stage) => {
    await send(stage)
  },
})

export const Refused = meta.story({
  name: '申请退款 · 已过退款截止时间 / Refused: the deadline is over',
  parameters: { state: 'orderRequest.refused' },
  beforeEach: ({ msw }) => msw.use(refuse('requestRefund', 'refundWindowOver')),
  play: async (stage) => {
    const { see } = await send(stage)
    await see('button', 'shell.understood')
  },
})

export const Granted = meta.story({
  name: '申请退款 · 已提交 / Requested',
  parameters: { state: 'orderRequest.granted' },
  play: async (stage) => {
    const { read } = await send(stage)
    await read('member.order.refund.sent')
  },
})

export const Closed = meta.story({
  name: '取消订单 · 什么也没有改变 / Cancelling: closed, nothing changed',
  parameters: { state: 'orderRequest.closed' },
  beforeEach: ({ msw }) => msw.use(...happily('listOrders')),
  play: async (stage) => {
    const { press, page, say } = pageActions(stage)
    await press('member.order.cancel')
    await page.findByRole('dialog', { name: say('member.order.cancel') })
    await press('member.order.keep')
    await expect(page.queryByRole('dialog')).toBeNull()
  },
})
