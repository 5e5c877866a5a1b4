import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Another phone or address' } satisfies Meta
export default meta

export const Old: StoryObj = {
  name: '更换手机号 · 先验证原来的 / The old one first [ACC-02]',
  ...reach('contactChange.askingOld'),
}
export const ProvingOld: StoryObj = {
  name: '更换手机号 · 正在核对 / The code is being judged',
  ...reach('contactChange.provingOld'),
}
export const Wrong: StoryObj = {
  name: '更换手机号 · 验证码不对 / The code is wrong',
  ...reach('contactChange.askingOld', {
    via: 'contactChange.provingOld',
    by: ['xstate.error.actor.proveOld'],
  }),
}
export const New: StoryObj = {
  name: '更换手机号 · 填写新的 / The new one',
  ...reach('contactChange.askingNew'),
}
export const Saving: StoryObj = {
  name: '更换手机号 · 正在保存 / Saving',
  ...reach('contactChange.saving'),
}
export const Stepping: StoryObj = {
  name: '更换手机号 · 二次验证 / The second factor',
  ...reach('contactChange.stepping'),
}
export const Changed: StoryObj = {
  name: '更换手机号 · 已更换 / Changed',
  ...reach('contactChange.changed'),
}
export const Closed: StoryObj = {
  name: '更换手机号 · 已关闭 / Closed',
  ...reach('contactChange.closed'),
}
