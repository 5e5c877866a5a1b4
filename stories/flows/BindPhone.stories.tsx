import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Bind phone' } satisfies Meta
export default meta

export const Open: StoryObj = {
  name: '绑定手机 · 扫码账号还没有手机号 / The scanned account has no phone yet',
  ...reach('bindPhone.open'),
}
export const Bound: StoryObj = {
  name: '绑定手机 · 绑定成功，继续补充资料 / Bound, on to the preferences',
  ...reach('bindPhone.bound'),
}
export const Closed: StoryObj = {
  name: '绑定手机 · 关闭后换一个新的二维码 / Closed: a new QR code',
  ...reach('bindPhone.closed'),
}
