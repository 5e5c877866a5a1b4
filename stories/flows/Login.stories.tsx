import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Login' } satisfies Meta
export default meta

export const ByScan: StoryObj = {
  name: '登录 · 微信扫码 / By scanning a QR code',
  ...reach('login.choosing.scan'),
}
export const ByCode: StoryObj = {
  name: '登录 · 验证码快捷登录 / By a one-time code',
  ...reach('login.choosing.quick'),
}
export const ByPassword: StoryObj = {
  name: '登录 · 账号密码 / By password',
  ...reach('login.choosing.password'),
}
export const Binding: StoryObj = {
  name: '登录 · 扫码后绑定手机 / After the scan: binding a phone',
  ...reach('login.binding'),
}
export const Verifying: StoryObj = {
  name: '登录 · 二次验证 / The second factor [ACC-02]',
  ...reach('login.verifying'),
}
export const Profiling: StoryObj = {
  name: '登录 · 首次登录，补充研究方向 / First visit: asking for preferences',
  ...reach('login.profiling'),
}
export const Left: StoryObj = {
  name: '登录 · 完成，回到来时的页面 / Done, back to where the visitor came from',
  ...reach('login.left'),
}
