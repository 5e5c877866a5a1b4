import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Order',
  component: Scene,
  args: { address: '/console/order/17' },
})

export const ToBePaid = meta.story({
  name: '订单 · 待支付 / To be paid',
  parameters: { state: 'order.to_be_paid' },
  beforeEach: recordScene('order', 'to_be_paid'),
  play: showsState('order', 'to_be_paid'),
})

export const Paid = meta.story({
  name: '订单 · 已支付 / Paid',
  parameters: { state: 'order.paid' },
  beforeEach: recordScene('order', 'paid'),
  play: showsState('order', 'paid'),
})

export const Completed = meta.story({
  name: '订单 · 会议结束，订单完成 / Completed: the conference is over',
  parameters: { state: 'order.completed' },
  beforeEach: recordScene('order', 'completed'),
  play: showsState('order', 'completed'),
})

export const Closed = meta.story({
  name: '订单 · 超过付款期限而关闭，可恢复 / Closed by its deadline, and can be reopened',
  parameters: { state: 'order.closed' },
  beforeEach: recordScene('order', 'closed'),
  play: showsState('order', 'closed'),
})
