import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Order' } satisfies Meta
export default meta

export const ToBePaid: StoryObj = { name: '订单 · 待支付 / To be paid', ...reach('order.to_be_paid') }
export const Paid: StoryObj = { name: '订单 · 已支付 / Paid', ...reach('order.paid') }
export const Completed: StoryObj = {
  name: '订单 · 会议结束，订单完成 / Completed: the conference is over',
  ...reach('order.completed'),
}
export const Closed: StoryObj = {
  name: '订单 · 超过付款期限而关闭，可恢复 / Closed by its deadline, and can be reopened',
  ...reach('order.closed'),
}
