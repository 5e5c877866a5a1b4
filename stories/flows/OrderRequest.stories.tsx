import type { Meta, StoryObj } from '@storybook/react-vite'

import { visit } from '../../workbench/harness/story/visit.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Cancelling and refund' } satisfies Meta
export default meta

export const Asking: StoryObj = {
  name: '申请退款 · 填写原因 / Asking for the reason',
  ...reach('orderRequest.asking'),
}
export const Sending: StoryObj = { name: '申请退款 · 正在提交 / Sending', ...reach('orderRequest.sending') }
export const Refused: StoryObj = {
  name: '申请退款 · 已过退款截止时间 / Refused: the deadline is over',
  ...reach('orderRequest.refused'),
}
export const Granted: StoryObj = { name: '申请退款 · 已提交 / Requested', ...reach('orderRequest.granted') }
export const Closed: StoryObj = {
  name: '取消订单 · 什么也没有改变 / Cancelling: closed, nothing changed',
  parameters: { state: 'orderRequest.closed' },
  play: visit({ at: '/personal/order/conf', signedIn: true }, async ({ press, answer }) => {
    await press('member.order.cancel')
    await answer('member.order.keep')
  }),
}
