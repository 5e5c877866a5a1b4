import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Scan approval', globals: { viewport: { value: 'phone' } } } satisfies Meta
export default meta

export const Opening: StoryObj = { name: '扫码确认 · 正在打开 / Opening', ...reach('scanApproval.opening') }
export const Confirming: StoryObj = {
  name: '扫码确认 · 本机已登录，直接确认 / Signed in on this device: confirm',
  ...reach('scanApproval.confirming'),
}
export const Identifying: StoryObj = {
  name: '扫码确认 · 本机未登录，用手机验证码确认 / Signed out: identify by phone code, or go on without',
  ...reach('scanApproval.identifying'),
}
export const Approving: StoryObj = {
  name: '扫码确认 · 正在确认 / Confirming',
  ...reach('scanApproval.approving'),
}
export const Unreachable: StoryObj = {
  name: '扫码确认 · 暂时打不开，可重试 / Cannot be reached: retry',
  ...reach('scanApproval.unreachable'),
}
export const Approved: StoryObj = {
  name: '扫码确认 · 已确认，请看原来的屏幕 / Confirmed: look at the first screen',
  ...reach('scanApproval.approved'),
}
export const Declined: StoryObj = { name: '扫码确认 · 已拒绝 / Declined', ...reach('scanApproval.declined') }
export const Expired: StoryObj = {
  name: '扫码确认 · 二维码已失效 / The QR code has expired',
  ...reach('scanApproval.expired'),
}
