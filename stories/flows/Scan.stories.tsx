import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Scan' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '扫码 · 正在取二维码 / Fetching the QR code',
  ...reach('scan.loading'),
}
export const Waiting: StoryObj = {
  name: '扫码 · 等待扫描 / Waiting for a phone',
  ...reach('scan.watching.resting'),
}
export const Asking: StoryObj = {
  name: '扫码 · 正在询问是否已扫 / Asking whether it was scanned',
  ...reach('scan.watching.asking'),
}
export const Retrying: StoryObj = {
  name: '扫码 · 询问失败，稍后再问，二维码仍有效 / No answer, asks again, the code stays good',
  ...reach('scan.watching.retrying'),
}
export const Paused: StoryObj = {
  name: '扫码 · 页面被遮住，暂停询问 / Paused while nobody looks',
  ...reach('scan.paused'),
}
export const Expired: StoryObj = {
  name: '扫码 · 二维码过期，点击刷新 / QR code expired',
  ...reach('scan.expired'),
}
export const Failed: StoryObj = {
  name: '扫码 · 二维码取不到，点击刷新 / QR code cannot be had',
  ...reach('scan.failed'),
}
export const Gating: StoryObj = {
  name: '扫码 · 已确认，先征求条款同意 / Confirmed, asking for consent',
  ...reach('scan.gating'),
}
export const Collecting: StoryObj = { name: '扫码 · 正在登录 / Signing in', ...reach('scan.collecting') }
export const Identified: StoryObj = {
  name: '扫码 · 登录成功 / Signed in by scan',
  ...reach('scan.identified'),
}
export const Unbound: StoryObj = {
  name: '扫码 · 微信号还没有绑定手机 / Scanned by an account without a phone',
  ...reach('scan.unbound'),
}
