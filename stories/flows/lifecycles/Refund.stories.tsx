import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Refund' } satisfies Meta
export default meta

export const None: StoryObj = { name: '退款 · 尚未申请 / Not asked for', ...reach('refund.none') }
export const Requested: StoryObj = {
  name: '退款 · 等待主办方审批 / Waiting for the organizer',
  ...reach('refund.requested'),
}
export const Processing: StoryObj = {
  name: '退款 · 款项正在退回 / The money is on its way back',
  ...reach('refund.processing'),
}
export const Failed: StoryObj = {
  name: '退款 · 退款失败，等待财务重试 / Failed: finance may try again',
  ...reach('refund.failed'),
}
export const Rejected: StoryObj = {
  name: '退款 · 已拒绝，附原因 / Rejected, with the reason',
  ...reach('refund.rejected'),
}
export const Done: StoryObj = { name: '退款 · 款项已退回 / The money is back', ...reach('refund.done') }
