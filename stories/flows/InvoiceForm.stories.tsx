import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Invoice request' } satisfies Meta
export default meta

export const Editing: StoryObj = { name: '发票申请 · 正在填写 / Filling in', ...reach('invoiceForm.editing') }
export const Warned: StoryObj = {
  name: '发票申请 · 税号校验位不符，可以仍然使用 / Wrong check digit: use it anyway',
  ...reach('invoiceForm.warned'),
}
export const Saving: StoryObj = { name: '发票申请 · 正在提交 / Sending', ...reach('invoiceForm.saving') }
export const Outdated: StoryObj = {
  name: '发票申请 · 财务已受理，不能再改 / Picked up meanwhile',
  ...reach('invoiceForm.outdated'),
}
export const Saved: StoryObj = { name: '发票申请 · 已提交 / Sent', ...reach('invoiceForm.saved') }
export const Closed: StoryObj = {
  name: '发票申请 · 已关闭，什么也没有改变 / Closed, nothing changed',
  ...reach('invoiceForm.closed'),
}
