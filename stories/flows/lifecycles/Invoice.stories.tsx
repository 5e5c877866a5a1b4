import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Invoice',
  component: Scene,
  args: { address: '/console/invoice/17' },
})

export const NotInvoiced = meta.story({
  name: '发票 · 未开票 / Not invoiced',
  parameters: { state: 'invoice.not_invoiced' },
  beforeEach: recordScene('invoice', 'not_invoiced'),
  play: showsState('invoice', 'not_invoiced'),
})

export const Waiting = meta.story({
  name: '发票 · 待开票，可修改或撤回 / To be invoiced: may be changed or withdrawn',
  parameters: { state: 'invoice.to_be_invoiced.waiting' },
  beforeEach: recordScene('invoice', 'to_be_invoiced.waiting'),
  play: showsState('invoice', 'to_be_invoiced.waiting'),
})

export const PickedUp = meta.story({
  name: '发票 · 财务已受理 / Finance has picked it up',
  parameters: { state: 'invoice.to_be_invoiced.picked_up' },
  beforeEach: recordScene('invoice', 'to_be_invoiced.picked_up'),
  play: showsState('invoice', 'to_be_invoiced.picked_up'),
})

export const Invoiced = meta.story({
  name: '发票 · 已开票 / Invoiced',
  parameters: { state: 'invoice.invoiced' },
  beforeEach: recordScene('invoice', 'invoiced'),
  play: showsState('invoice', 'invoiced'),
})
