import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Invoice' } satisfies Meta
export default meta

export const NotInvoiced: StoryObj = {
  name: '发票 · 未开票 / Not invoiced',
  ...reach('invoice.not_invoiced'),
}
export const Waiting: StoryObj = {
  name: '发票 · 待开票，可修改或撤回 / To be invoiced: may be changed or withdrawn',
  ...reach('invoice.to_be_invoiced.waiting'),
}
export const PickedUp: StoryObj = {
  name: '发票 · 财务已受理 / Finance has picked it up',
  ...reach('invoice.to_be_invoiced.picked_up'),
}
export const Invoiced: StoryObj = { name: '发票 · 已开票 / Invoiced', ...reach('invoice.invoiced') }
